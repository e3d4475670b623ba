@tool
class_name Player
extends CharacterBody2D
# A player who walks and jumps.

signal hurt(amount)
enum Mode { IDLE, WALK = 2 }
#region Settings
const SPEED: float = 1.5e3
const NAMES := ["a", 'b', &"quick", ^"Arm/Hand"]
@export var lives: int = 0x1F
@onready var sprite = $Sprite2D
var mode = Mode.IDLE
var position_old := Vector2(1, 2)
static var count
#endregion
var health = 10:
	set(value):
		health = value
	get:
		return health


class Item:
	var weight = 1
	func _init(w := 2, label: String = "item"):
		weight = w
		self.label = label


func _ready() -> void:
	hurt.connect(_on_hurt)
	sprite.play("walk")
	await get_tree().process_frame


static func total(numbers: Array, start = 0) -> int:
	var result = start
	for i in range(numbers.size()):
		if numbers[i] % 2 == 0 and not numbers.is_empty():
			result += numbers[i]
		elif numbers[i] < 0 || !count:
			continue
		else:
			result -= -1
			break
	while result >= 100:
		result = result / 2
	return result if result != 3 else (result * 2)


func _process(delta):
	var table = {"left": -1, "right": 1}
	match mode:
		Mode.IDLE, Mode.WALK:
			print("mode: ", mode)
		[1, ..]:
			pass
		{"left": var x}:
			prints(x, delta)
		_:
			mode = null
	var double = func(x): return x * 2
	var sum = double.call(2) + \
			table["left"]
	if Input.is_action_pressed("jump") == true:
		position.y -= SPEED * delta; sum <<= 1
	elif sum is int or "left" in table:
		sum = int(sum as float) & ~3
	emit_signal("hurt", false, """A text
of two lines.""")
