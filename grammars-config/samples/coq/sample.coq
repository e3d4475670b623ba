(* Sorted lists of tickets. (* Notes may be nested. *) *)
From Coq Require Import List Arith Lia.
Require Export String.
Import ListNotations.
Open Scope string_scope.
Set Implicit Arguments.

(** * What is sold *)
Inductive ticket : Type :=
  | Adult (price : nat)
  | Child (age : nat) (guide : option string)
  | Crew.

Record order (A : Type) := mkOrder { what : A; count : nat; note : string }.

Definition first_order : order ticket :=
  {| what := Adult 0x1F; count := 1_000; note := "say ""hello"" (* no note *)" |}.

Notation "x <+> y" := (x + 2 * y) (at level 50, left associativity).

Section Sums.
  Variable A : Set.
  Context {B : Type} `{eqb : A -> A -> bool}.
  Hypothesis eqb_refl : forall x, eqb x x = true.

  Fixpoint total (l : list ticket) {struct l} : nat :=
    match l with
    | nil => 0
    | Adult p :: rest => p + total rest
    | Child n (Some _) :: rest => if (n <? 6) && negb (n =? 0) then total rest else n - 1 + total rest
    | _ :: rest => total rest
    end.

  Fixpoint insert (x : nat) (l : list nat) : list nat :=
    match l with
    | [] => [x]
    | y :: l' => if x <=? y then x :: l else y :: insert x l'
    end.
End Sums.

Lemma total_app : forall l1 l2, total (l1 ++ l2) = total l1 + total l2.
Proof.
  intros l1 l2.
  induction l1 as [| t l1' IH]; simpl.
  - reflexivity.
  - destruct t as [p | n [g |] |]; try rewrite -> IH; auto with arith.
    + lia.
    + destruct (n <? 6) eqn:E; [ rewrite <- IH | ]; lia.
Qed.

Theorem some_more : ∀ n m : nat, n <> 0 /\ ~ (m <= 0) \/ n = m → exists k, k >= n <-> True.
Proof with eauto.
  intros n m [[Hn Hm] | ->]...
  * exists n. split; [ now trivial | intros _; apply le_n ].
  * assert (H : m = m) by reflexivity. exists m.
    unfold not in *; specialize (eqb_refl_nat m) as H'; clear H. tauto.
Admitted.

Inductive sorted : list nat -> Prop :=
  | sorted_nil : sorted []
  | sorted_cons x l : (forall y, In y l -> x <= y) -> sorted l -> sorted (x :: l).

Ltac crush := repeat match goal with
  | [ H : ?a = ?b |- _ ] => progress subst
  | |- context [ if ?c then _ else _ ] => destruct c
  | _ => idtac "none left" || fail 1
  end.

#[export] Hint Constructors sorted : core.

Module Type SHOP.
  Parameter item : Set.
  Axiom item_dec : forall x y : item, {x = y} + {x <> y}.
End SHOP.

Definition swap {A B} '((x, y) : A * B) : B * A := let '(a, b) := (x, y) in (b, a).
Definition apply_twice := fun (f : nat -> nat) x => f (f x).
Example total_one : total [Adult 5; Crew] = 5%nat. Proof. cbn. exact (eq_refl 5). Defined.
Compute apply_twice (fun n => n mod 3) (snd (swap (2, 1))).(fst).
