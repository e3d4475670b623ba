//// A small shop: prices, discounts and a bill.

import gleam/int
import gleam/io
import gleam/list

/// What can be bought.
pub type Item {
  Single(name: String, price: Int)
  Bundle(name: String, items: List(Item))
}

const limit = 1000

const rate = 0.25

pub fn price(of item: Item) -> Int {
  case item {
    Single(_, price) -> price
    Bundle(_, []) -> 0
    Bundle(_, items) -> sum(items, 0)
  }
}

fn sum(items: List(Item), so_far: Int) -> Int {
  case items {
    [] -> so_far
    [first, ..rest] -> sum(rest, so_far + price(first))
  }
}

// A discount for large bills.
fn discounted(total: Int) -> Int {
  let factor = case total > limit && total != 0 {
    True -> 90
    False -> 100
  }
  { total * factor } / 100
}

pub fn main() {
  let items = [Single("bolt", 12), Bundle("set", [Single("nut", 3)])]
  let total =
    items
    |> list.map(fn(item) { price(item) })
    |> list.fold(0, fn(a, b) { a + b })
  let #(low, high) = #(1, 2)
  let assert True = low < high
  io.println("total: " <> int.to_string(discounted(total)))
}
