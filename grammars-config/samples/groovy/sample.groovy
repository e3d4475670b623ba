#!/usr/bin/env groovy
package shop.stock

import java.util.regex.Pattern
import static java.lang.Math.max

/* Kinds of things
   that are sold. */
enum Kind { BOOK, GAME }

interface Priced {
    double price()
}

trait Named {
    String label = "none"
    String label() { return label }
}

/** A thing with a price. */
class Item<T> extends Object implements Priced, Named {
    static final int MOST = 0x10
    private List<String> parts = new ArrayList<String>()
    String[] tags
    double cost = 1.5, weight

    Item(String title, double cost = 2.0) {
        this.cost = cost
        super.label = title
    }

    @Override
    double price() throws Exception { return cost * 2 }

    boolean isCheap(java.util.Date day, bound) {
        return price() < bound && !(cost == 3) || false
    }
}

def load(lines) {
    int i
    i = 0
    for (line in lines) {
        if (line.isEmpty()) continue
        else if (line[0] == '#') { break }
        else { i += 1 }
        items.add(new Item("$line ${i + 1}")) // by name
    }
    outer: for (int k = 0; k < 3; k++) { if (k != i) { break outer } }
    while (i > 0) { --i }
    do { i = i - 1 } while (i >= 100)
    return i < 0 ? -i : i
}

String describe(kind, other) {
    switch (kind) {
        case Kind.BOOK:
            println("a book")
            break
        case 3:
            print "a game"
            break
        default:
            throw new IllegalStateException("no kind")
    }
    def text = (other instanceof String) ? other as String : null
    return text?.trim() ?: '''none'''
}

def twice = { int x -> x * 2 }
def ages = [one: 1, two: 2]
def sum = [1, 2, 3].inject(0) { a, b -> a + b }
def many = (1..9).collect { it ** 2 }*.toString()
if (sum ==~ /\d+/ || !(sum in many)) { printf("%d", twice(sum)) }
try { println(load(System.in.readLine())); ages."two" = 3 }
catch (IOException e) { println(e.message) }
finally { ages.each { key, value -> println(key) } }
