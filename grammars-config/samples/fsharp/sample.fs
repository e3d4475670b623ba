#nowarn "40"
namespace Harbour.Berths

open System
open System.Collections.Generic

/// Ships in a harbour. (* Notes may be (* nested *). *)
[<Measure>]
type metre

type Cargo =
    | Empty
    | Grain of tons: float
    | Boxes of int * string

type Ship = { Name: string; mutable Length: float<metre>; Cargo: Cargo list }
exception Full of string * int

type IBerth =
    abstract member Free: unit -> bool
    abstract Label: string with get, set

[<AbstractClass>]
type Berth<'a when 'a: comparison>(limit: int, ?first: 'a) =
    let queue = Queue<'a>()
    static let unknown = lazy (failwith @"C:\no ""name""")
    member val Label = "berth" with get, set
    member this.Limit = limit
    member private _.Add(item: 'a) = queue.Enqueue item
    default this.ToString() = $"berth of {this.Limit}: {String.Join(", ", queue)}"
    interface IDisposable with
        member this.Dispose() = ()

(* Numbers and letters. *)
module Numbers =
    let Most = 0x1F
    let ratio, small = 1.5e-3, 20uy
    let letter, quote = 'x', '\''
    let path = """a "quoted" path"""
    let inline (+.) a b = a * 10 + b
    let product = List.fold (*) 1 [ 1..5 ]
    let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
    let ``a name with blanks`` = not true && false || Most <> 3

    let rec gcd a b =
        if b = 0 then a elif a < b then gcd b a else gcd b (a % b)

    let describe n =
        match n with
        | Even when n > 100 -> "large"
        | 0 | 2 -> "small"
        | Odd & x -> string x
        | _ -> null

let weight cargo =
    cargo
    |> List.map (function
        | Empty -> 0.0
        | Grain tons -> tons
        | Boxes(count, _) -> float count / 2.0)
    |> List.sum

let total (values: int[]) =
    let mutable i, sum = 0, 0
    while i < values.Length && sum >= 0 do
        sum <- sum + values.[i] ** 2
        i <- i + 1
    for k = 10 downto 1 do sum <- sum ||| (k <<< 1)
    for value in values do printfn "%d of %s" value (describe value)
    sum

let load (url: string) = async {
    do! Async.Sleep 100
    use! stream = fetch url
    let! text = stream.ReadAsync() |> Async.AwaitTask
    if isNull text then return None else return! parse text
}

let safe (path: string) =
    try
        Some [| for line in IO.File.ReadAllLines path do yield line.Trim() |]
    with
    | :? IO.IOException as e -> printfn $"lost {e.Message}"; None
    | Full(name, _) -> begin raise (Full(name, 1)) end

let rename ship name = { ship with Name = name; Length = 12.5<metre> } :> obj
let both = (fun x' -> x' + 1) >> string << abs
let odd = seq { yield 1; yield! [ 3; 5 ] } |> Seq.filter (fun n -> n % 2 = 1)
#if INTERACTIVE
let cell = ref 0 in cell := !cell + -1;;
#endif
