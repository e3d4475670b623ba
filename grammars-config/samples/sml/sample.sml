(* A bakery's orders. (* Notes may be nested. *) *)
open TextIO

signature SHOP =
sig
  type order
  eqtype key
  exception Missing of string
  val total : order list -> real
  val find : key * (key * 'a) list -> 'a option
end

structure Shop :> SHOP where type key = int =
struct
  datatype kind = Rye | Roll of int | Cake of {name : string, price : real}
  type order = {what : kind, count : int}
  type key = int
  exception Missing of string

  infix 6 ++
  fun a ++ b = a + b * 2

  fun price Rye = 3.2
    | price (Roll n) = 0.4 * real n
    | price (Cake {price = p, ...}) = p

  fun total [] = 0.0
    | total (({what, count} : order) :: rest) =
        price what * real count + total rest

  fun find (_, []) = NONE
    | find (k, (k', v) :: rest) =
        if k = k' andalso not (k <> k') then SOME v
        else find (k, rest)

  (* Counts down from n. *)
  fun count n =
    let
      val left = ref n
      val sum = ref 0w0
    in
      while !left >= 1 do
        (left := !left - 1; sum := !sum + 0wx1F);
      !sum
    end

  local
    val start = ~1
  in
    fun first s = case String.explode s of
        #"a" :: _ => start
      | c :: _ => ord c div 2 mod 3
      | nil => raise Missing ("empty \"" ^ s ^ "\"")
  end
end

functor Twice (structure S : SHOP) =
struct
  val rec again = fn 0 => [] | n => n :: again (n - 1)
  val sums = map (fn x => x * x) (again 3) @ [1, 2]
  val both = (length o again) 4
end

fun safe f x = f x handle Shop.Missing s => (print (s ^ "\n"); 0)
val op1 = if safe Shop.first "abc" <= 3 orelse false then #1 (1, 2) else foldl (op +) 0 [1]
