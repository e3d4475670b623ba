#!/usr/bin/env ts-node
import { readFileSync } from "fs";
import type { Reader } from "./reader";

/* A small store of things
   and what they cost. */
type Price = number | undefined;

interface Item<T = string> {
    readonly name: T;
    price?: Price;
    cost(count: number): number;
}

enum Level { Low, Middle = 5, High }

namespace Limits {
    export const most = 0x10;
}

function logged(target: any): void {}

function isItem(value: unknown): value is Item { return typeof value === "object" && value !== null; }

function pick(list: string[]): string;
function pick(list: string[], index?: number): string { return list[index ?? 0]!; }

abstract class Shape {
    protected constructor(public readonly label: string) {}
    abstract area(): number;
}

@logged
class Box extends Shape implements Item {
    static made: number = 0;
    #secret = 1.5e3;
    constructor(public name: string, private width = 2, ...rest: number[]) {
        super(name);
        this.#secret += rest.length;
        Box.made++;
    }
    override area(): number { return this.width ** 2; }
    cost(count: number): number { return (count * this.#secret) as number; }
    get empty(): boolean { return false; }
}

export async function load(path: string): Promise<Map<string, Item>> {
    const found = new Map<string, Item>(); // by name
    let line: string;
    var i = 0;
    for (line of readFileSync(path, "utf8").split(/\r?\n/g)) {
        if (!line) continue;
        else if (line.startsWith('#')) { break; }
        else { i += 1; }
        const { length, name: alias = line } = { length: i, name: line };
        found.set(alias, new Box(`${line} ${length}`, i));
    }
    do { i--; } while (i > 0 && true);
    while (i < 3) i++;
    i = found.size;
    await Promise.resolve(null);
    return found;
}

function* levels(): Generator<number> { for (let i = 0; i < 3; i++) yield i; }

const twice = function (f: (x: number) => number) { return (x: number) => f(f(x)); };
const sum = [1, 2, ...levels()].reduce((a, b) => a + b, 0);
const table = { sum, twice, [pick(["a"])]: sum > 3 ? -sum : undefined } satisfies object;

outer: for (const key in table) {
    switch (key.length) {
        case Level.Low: console.log("low", key); break;
        case 3:
        case 4: console.error('three or ' + "four"); break outer;
        default: throw new Error(key);
    }
}

load("items.txt").then(items => { console.info(items?.size); }).catch(function (e) { console.warn(e); });
try { twice(x => x + 1)(sum); } catch (e) { prompt("again?"); } finally { delete (table as any).sum; }
