#!/usr/bin/env node
// A shop and its till.
import { readFileSync } from 'node:fs'
import Ledger, * as books from "./books.js"

export const MOST = 0x10, LEAST = -1.5e3
var total = 0, seen
let pattern = /ab+c/gi

/* A class with every kind of member. */
@sealed
class Shop extends Ledger {
    static #count = 0
    name = `shop ${MOST + 1} of ${total}`
    static { Shop.#count = null }
    constructor(owner, { street, town: place = "here" }, ...rest) {
        super(owner)
        this.owner = owner
        this.rest = [...rest, , undefined]
    }
    get size() { return this.rest.length }
    static async *every(list) {
        for await (const item of list) yield item
    }
    #hide(key) { delete this[key]; return key in this && typeof key === 'string' }
}

export default function pay(amount, rate = 2) {
    if (amount <= 0 || !rate) {
        throw new Error('nothing to pay')
    } else if (amount > MOST) return amount ** 2
    else {
        total += amount
    }
    for (let i = 0, n = 10; i < n; i++) {
        if (i % 3 == 0) continue
        total = i ? total >>> 1 : -total
    }
    outer: for (const key in books) { if (key !== "x") break outer }
    while (total > 100) total--
    do { total ??= 1 } while (false)
    switch (rate) {
        case 1: total = 1; break
        default: total = true
    }
    try { JSON.parse(readFileSync(0)) } catch { debugger } finally { console.log("done", total) }
    with (books) { void close() }
    return
}

const twice = x => x * 2, wait = async (ms) => { await sleep(ms); return { ms, [twice]: twice?.(ms), 'a b': 1 } }
const named = function again() { return again }
const later = function* () { yield* [1, 2]; }, made = class { run() {} }
function* count() { yield (1, 2) }
const view = <p className="price" {...made}>{total} <b/></p>
