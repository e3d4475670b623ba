#!/usr/bin/env -S nim r
## A ferry's timetable and its passengers.
import std/[strutils, tables]
from std/math import sqrt
export tables

#[ What is on board;
   #[ notes may be nested. ]# ]#
const
  Most* = 1_000'i32
  Mask = 0xFF'u8 or 0b1010'u8
  Notice = """
He said "mind the gap".
"""
  Folder = r"c:\ferry\" & "logs\t\"new\""

type
  Deck = enum lower = 1, upper
  Ticket* = object of RootObj
    name: string ## Who travels.
    price*: float
    deck: set[Deck]
  Trip {.inheritable.} = ref object
    case cargo: bool
    of true: weight: int
    else: discard
    tickets: seq[Ticket]
  Sum[T: SomeNumber] = distinct T
  Check = proc (t: Ticket): bool {.nimcall, gcsafe.}

var departures {.threadvar.}: Table[string, int]
let rate = 1.5e-3'f64

##[ The price of a whole trip,
    without what is free. ]##
proc total*(trip: Trip; free = 0.0, check: Check = nil): float {.raises: [ValueError].} =
  if trip.isNil or trip.tickets.len == 0:
    raise newException(ValueError, "nobody travels")
  for i, ticket in trip.tickets.pairs:
    if check != nil and not check(ticket):
      continue
    elif ticket.price <= free:
      break
    else:
      result += ticket.price * (1.0 - rate)

func `+`(a, b: Ticket): Ticket = Ticket(name: a.name & '+' & b.name, price: a.price + b.price)

method describe(trip: Trip, width: Natural = 8): string {.base.} =
  var left = width
  while left > 0:
    dec left
    if left notin 2 .. 5: result.add '\x2A'
  case result.len
  of 0, 1: return "short"
  of 2..9: result &= $trip.weight
  else: result = result[0 ..< ^1] % [$left, "a"]

iterator evens(last: int): int =
  for i in countup(0, last, step = 2):
    yield i shl 1 div 3 mod 7

template twice(body: untyped): untyped =
  block outer:
    body
    if true: break outer

macro log(args: varargs[typed]): untyped =
  result = newStmtList()
  for arg in args:
    result.add quote do:
      echo `arg`, ": ", type(`arg`)

when isMainModule and not defined(js):
  let trip = Trip(cargo: false, tickets: @[Ticket(name: "Ida", price: 4'f32)])
  try:
    echo total(trip, check = proc (t: Ticket): bool = t.deck * {lower} == {}).formatFloat(ffDecimal, 2)
    let names = trip.tickets.mapIt(it.name).filter(x => x[0] in {'a'..'z', '\''})
    echo fmt"{names.len} of {Most}", Folder, Notice
  except ValueError as e:
    stderr.writeLine e.msg
  finally:
    departures.clear()
  {.push warning[UnusedImport]: off.}
  let place = cast[ptr int](addr departures)
  twice: log(place[], sqrt(2.0))
