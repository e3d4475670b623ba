#!/usr/bin/env swift
import Foundation

/* Kinds of things
   that are sold. */
enum Kind: Int {
    case book = 1, game
}

typealias Test = (Item) -> Bool

protocol Priced {
    var price: Double{ get }
    func discount(by part: Double) -> Double
}

struct Size {
    var width = 0x10 + 0b11
}

@objc
class Item: Priced {
    static let most = 0o17
    private var parts: [String] = []
    let title: String
    var cost: Double?

    init(title: String, cost: Double = 2.0){
        self.title = title
        self.cost = cost
    }

    deinit { parts.removeAll() }

    var price: Double{ return cost! * 2 }
    var label: String{
        get { return title }
        set { print(newValue) }
    }

    func discount(by part: Double) -> Double { return price - part }
    override func isEqual(_ other: Any?) -> Bool { return super.isEqual(other) || false }
}

func load<T>(_ lines: [T], limit: (Int, Int)) throws -> Int where T: Hashable {
    var items = [Item]()
    var i: Int
    i = 0
    for line in lines {
        guard line.count > 0 else { continue }
        if line == "#" { break }
        else if let first = line.first { print(first) }
        else { i += 1 }
        items.append(Item(title: "\(line) \(i)")) // by name
    }
    outer: while i > 0 && !(i == 3) { i -= 1 }
    repeat { i = i - 1 } while i >= 100
    return i < 0 ? -i : i & 3
}

func describe(kind: Kind, other: Any) throws -> String {
    switch kind {
    case .book:
        print("a book")
    case .game, Kind.book:
        print("a game " + #"raw"#)
    default:
        throw Failure.none
    }
    let text = other as? String ?? """
        none
        """
    return text
}

let twice = { (x: Int) -> Int in return x * 2 }
let sum = [1, 2, 3].reduce(0) { a, b in a + b }
let ages = ["one": 1, "two": 2]
do { print(try load([readLine() ?? ""], limit: (1, 2))) }
catch let error as Failure { print(error) }
for (key, _) in ages where key != "one" { _ = twice(1...sum) ?? nil }
