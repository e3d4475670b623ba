{-# OPTIONS --safe --without-K #-}
-- Tickets of a small theatre.
open import Data.Nat using (ℕ; zero; suc; _+_; _*_)
open import Data.List
  using (List; []; _∷_)
  renaming (map to each)
import Data.Char as Char

module Theatre (Seat : Set) where

{- What is sold. {- Notes may be nested. -} -}
data Ticket : Set where
  adult child : ℕ → Ticket
  free        : Ticket

data _≤'_ : ℕ → ℕ → Set where
  z≤n : ∀ {n} → zero ≤' n
  s≤s : forall {m n : ℕ} -> m ≤' n -> suc m ≤' suc n

record Order {ℓ} (A : Set ℓ) : Set ℓ where
  constructor _of-kind_
  field
    what  : A
    count : ℕ
  next : ℕ
  next = suc count

infixl 6 _⊕_
infixr 5 _and-also_

private
  variable
    A B : Set
    m n : ℕ

-- Numbers, strings and characters.
limit : ℕ
limit = 0x1F + 1_000 * 12

ratio = 1.5e-3
name  = "the \"big\" hall -- upstairs"
letter = 'a' , '\n' , '\x41'

price : Ticket → ℕ
price (adult n)        = n
price (child zero)     = 0
price (child n@(suc _)) = n + price(adult 3)
price free             = 0

total : List Ticket → ℕ
total []       = 0
total (t ∷ ts) = price t + total ts

_⊕_ : Order Ticket → ℕ → ℕ
o ⊕ x+y =
  let
    n' = Order.count o
    k  = n' * 2
  in k + x+y

_and-also_ : Bool → Bool → Bool
true  and-also b = b
false and-also _ = false

if_then_else_ : {A : Set} → Bool → A → A → A
if true  then x else y = x
if false then x else y = y

compare : (m n : ℕ) → Maybe (m ≤' n)
compare zero n = just z≤n
compare (suc m) zero = nothing
compare (suc m) (suc n) with compare m n
... | just p  = just (s≤s p)
... | nothing = nothing

+-identity : ∀ n → n + 0 ≡ n
+-identity zero = refl
+-identity (suc n) rewrite +-identity n = refl

+-step : ∀ m n → m + suc n ≡ suc (m + n)
+-step zero n = refl
+-step (suc m) n = begin
  suc m + suc n     ≡⟨⟩
  suc (m + suc n)   ≡⟨ cong suc (+-step m n) ⟩
  suc (suc (m + n)) ∎
  where open ≡-Reasoning

absurd : ⊥ → A
absurd ()

twice : (A → A) → A → A
twice f = λ x → f (f x)

pairs : List ℕ → List (ℕ × ℕ)
pairs = each (\ x -> x , suc x) ∘ each λ where
  zero    → 1
  (suc k) → k ^ 2

main = do
  line ← getLine
  putStrLn (name ++ line)
  return {A = ⊤} tt

postulate
  extensionality : ∀ {f g : A → B} → (∀ x → f x ≡ g x) → f ≡ g

instance
  seats : Order Seat
  seats = record { what = {!!} ; count = ? }

pattern two = suc (suc zero)
syntax twice f x = f at x
