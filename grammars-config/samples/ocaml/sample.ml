#!/usr/bin/env ocaml
(* Books of a small library (* and its shelves *). *)
open Printf

module Names = Map.Make (String)

(** A book and its year. *)
type book = { title : string; mutable year : int; tags : string list }
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type kind = [ `Big | `Small of int ]

exception Lost of string

external now : unit -> float = "library_now"

module type SHELF = sig
  type t
  val empty : t
  val add : t -> book -> t
end

module Shelf : SHELF = struct
  type t = book list
  let empty = []
  let add shelf book = (book : book) :: shelf
end

let limit = 0x1F + 1_000
;;
let ratio = 1.5e-3 *. 2.0
let letter = '\n'

let rec insert v = function
  | Leaf -> Node (Leaf, v, Leaf)
  | Node (left, w, right) when v < w -> Node (insert v left, w, right)
  | Node (_, _, _) as tree -> tree

let grade points =
  match points with
  | 1 | 2 -> "good"
  | -1 -> "lost"
  | n when n > limit -> "bad"
  | 'x' .. 'z' -> "none"
  | _ -> {|none|}

let total ?(start = 0) ~step (numbers : int array) =
  let sum = ref start and i = ref 0 in
  while !i < Array.length numbers do
    if numbers.(!i) mod 2 = 0 && not (step = 1) then
      sum := !sum + numbers.(!i)
    else begin
      sum := -1;
      incr i
    end
  done;
  for k = 1 to 10 do
    sum := !sum lor k
  done;
  !sum

let ( +++ ) a b = a ^ b

let renew book =
  book.year <- book.year + 1;
  { book with title = "Fog" +++ "!"; tags = [ "a"; "b" ] }

class counter first =
  object (self)
    val mutable count = first
    method next = count <- count + 1; self#show
    method private show = printf "%d\n" count
  end

let find name shelf =
  try Some (List.find (fun b -> b.title = name) shelf) with
  | Not_found -> None
  | Lost text -> raise (Lost text)

let () =
  let c = new counter 3 in
  c#next;
  let values = [| 1; 2 |] and pair = (true, ()) in
  assert (fst pair);
  if limit <> 3 then print_endline (grade 1);
  List.iter (fun x -> x |> string_of_int |> print_string) [ 1; 2 ];
  ignore (total ~step:1 values); ignore (lazy (Names.empty))
