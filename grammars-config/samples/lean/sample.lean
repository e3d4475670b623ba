/- A carpenter's stock. /- Notes may be nested. -/ -/
import Std.Data.HashMap
import Mathlib.Tactic
open Std (HashMap)

namespace Stock

universe u

/-- What a board is made of. -/
inductive Wood (α : Type u) where
  | oak : Wood α
  | pine (knots : Nat) (rest : List α)
  deriving Repr, BEq

structure Board where
  name : String := "board \"plain\""
  width : Nat := 0xff
  price? : Option Float := some 1.5e-3
  mark : Char := '\u03b1'
deriving Inhabited

class Sized (α : Type u) extends Inhabited α where
  size : α → Nat

instance : Sized Board where
  size b := b.width * 1_000

variable {α : Type u} [DecidableEq α]
abbrev Pile := List Board

@[simp] def total : Pile → Nat
  | [] => 0
  | b :: bs => b.width + total bs -- the rest

def find? (p : Pile) (w : Nat) : Option Board := do
  let b ← p.find? fun b => b.width >= w && b.width != 3
  guard (b.name.length > 0 || !b.name.isEmpty)
  return { b with width := w, name := s!"cut {b.name ++ "!"} to {w}" }

partial def count (n : Nat) (xs : Array Nat) : IO Unit := do
  let mut left := n
  for h : x in [1:10:2], i in xs do
    if x ∣ left then
      left := left - xs[i]!
    else if left ≤ 2 then break
    else continue
  while left > 0 do
    left := left / 2 % 7
  try
    IO.println s!"left: {left}"
  catch e =>
    throw <| IO.userError (toString e)
  unless left == 0 do
    panic! r"c:\boards\" ++ "a \
      long one"

theorem total_append (p q : Pile) : total (p ++ q) = total p + total q := by
  induction p with
  | nil => simp
  | cons b bs ih =>
    simp only [List.cons_append, total, ih]
    omega

lemma some_more {n m : ℕ} (h₁ : n ≠ 0 ∧ ¬ m > n) : ∃ k, k ≥ n ∨ (∀ x, x ∈ [k] → x = m) := by
  obtain ⟨h, h'⟩ := h₁
  have hk : n + 0 = n := by rfl
  refine ⟨n, Or.inl ?_⟩
  rcases Nat.lt_or_ge n m with hlt | hge <;> first | exact le_refl n | apply Nat.le_of_eq
  · rw [← hk] at *
    exact (Nat.le_refl _).trans (by decide)

example (a b : Nat) (h : a = b) : a * 2 = b * 2 := calc
  a * 2 = a + a := by ring
  _ = b * 2 := by subst h; exact (Nat.mul_two a).symm

def apply : (Nat → Nat) → Nat → Nat := fun f x ↦ f <| f x
def halves := [2, 4].map (· / 2) |>.filter (λ x => x > 1) |> List.length
def cases' (c : Char) : Bool := match c with
  | 'a' | '\n' => true
  | _ => if let some d := c.toString.toNat? then d == 3 else false

macro "twice " t:tactic : tactic => `(tactic| ($t; $t))
notation:65 a " ⊕⊕ " b => a + b
set_option maxRecDepth 1000 in
#eval halves ^ 2 + (find? [] 3).getD default |>.width

private noncomputable def inverse (x : Rat) := x⁻¹
where helper : Name := `Stock.total

end Stock
