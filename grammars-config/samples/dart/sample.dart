library shop;

import 'dart:io';
export 'prices.dart' show Price;

/* Kinds of things
   that are sold. */
enum Kind { book, game }

typedef Test = bool Function(Item item);

/// Limits of the store.
const int most = 0x10;
final List<Item> items = [];
var count = 0, total = 1.5e3;

abstract class Priced {
  double get price;
}

@deprecated
class Item<T> extends Object implements Priced {
  static const limit = 3;
  final String title;
  double? cost;

  Item(this.title, {this.cost = 2.0, required int code}) : super();
  Item.named(String title) : title = title;
  factory Item.none() { return Item.named('none'); }

  @override
  double get price => cost! * 2;
  set price(double value) { this.cost = value; }

  Item operator +(Item other) { return Item.named(title + other.title); }

  bool isCheap(int bound, [String note = "none"]) {
    return price < bound && !(price == 3) || false;
  }
}

Future<int> load(List<String> lines) async {
  int i;
  i = 0;
  for (var line in lines) {
    if (line.isEmpty) continue;
    else if (line[0] == '#') { break; }
    else { i += 1; }
    items.add(new Item.named("$line ${i + 1}")); // by name
  }
  outer: for (int k = 0; k < 3; k++) { if (k != i) break outer; }
  while (i > 0) { i--; }
  do { i = i - 1; } while (i >= 100 || true);
  await Future.value(null);
  return i < 0 ? -i : i ~/ 2;
}

String describe(Kind kind, Object other) {
  switch (kind) {
    case Kind.book:
      print('a book');
      break;
    case Kind.game:
      stdout.write("a game " + other.toString());
      break;
    default:
      throw ArgumentError('no kind');
  }
  final text = other is String ? other as String : """none""";
  return text ?? 'x';
}

Iterable<int> numbers() sync* { yield 1 % 2; }

void main(List<String> args) {
  int twice(int x) => x * 2;
  var sum = [1, 2, 3].fold(0, (int a, b) => a + b);
  var ages = {'one': 1, for (var n in numbers()) '$n': n};
  var buffer = StringBuffer()..write('a')..write(stdin.readLineSync());
  try { print(twice(sum << 1 & 3)); }
  on FormatException catch (e) { print(e.message); }
  finally { ages?.forEach((key, value) { items[0].cost = null; }); }
}
