#!/usr/bin/env rdmd
/++ A reader of tide tables. /+ Notes may be nested. +/ +/
module harbour.tides;

import std.stdio;
import std.algorithm : map, filter, sum;
import io = std.file;

enum most = 0x1F;
enum Kind : ubyte { low, high = 4 }
alias Heights = double[string];

/* Water at one time. */
struct Tide
{
    int hour;
    double height = 1.5e-3, wind;
    private Kind kind = Kind.low;

    this(int hour, double height) { this.hour = hour; this.height = height; }

    bool opEquals(const Tide other) const @safe pure nothrow { return hour == other.hour; }
}

interface Source { string next(); @property bool empty() const; }

abstract class Table(T) : Source if (is(T == struct))
{
    protected T[] rows;
    static immutable string title = "Tides";

    ~this() { rows = null; }

    override string next() { return rows.length > 0 ? "more" : `none`; }

    final void add(T row)
    in (row.height >= 0)
    {
        rows ~= row;
    }

    invariant { assert(rows.length < 1_000, "too many"); }
}

T larger(T)(T a, lazy T b) { return a > b ? a : b; }

int count(ref int[] values, int step = 1, string[] names...)
{
    int total, left = 3;
    for (int i = 0; i < values.length; i += step)
    {
        if (values[i] % 2 == 0 && !(values[i] < 0)) continue;
        else if (values[i] is 7 || i in [1: 2]) { total++; }
        else total = total + values[$ - 1];
    }
    foreach (n, name; names)
        foreach_reverse (k; 0 .. 10) { total -= k ^^ 2 | cast(int) n; }
    while (left > 0) { --left; if (total >= 100) break; }
    do { total <<= 1; left = ~total; } while (left != -1);
    return total;
}

string describe(Kind kind)
{
    final switch (kind)
    {
    case Kind.low:
        return "low";
    case Kind.high, Kind.max:
        goto case;
    }
    switch (kind) { case 1: .. case 3: break; default: throw new Exception(r"no\kind"); }
}

void load(string path, scope void delegate(char) each)
{
    auto file = File(path, "r");
    scope (exit) file.close();
    try
    {
        auto lines = file.byLine.map!(a => a.length * 2).filter!"a > 1"();
        writefln("%d of %s", lines.sum, [1, 2, 3][0 .. 2]);
    }
    catch (Exception e) { stderr.writeln(e.msg, '\n'); }
    finally { each('x'); }
    with (file) synchronized { writeln(size); }
    version (Windows) { enum slash = '\\'; } else { enum slash = '/'; }
    static if (most > 3) { debug writeln("debug"); }
    mixin("int x = 1;");
    auto twice = (int x) { return x + x; };
    auto code = q{ int y; };
    int function(int) pointer = &twice;
}

unittest
{
    auto tide = new Tide(3, 0.5f);
    const heights = ["neap": 1.0, "spring": larger!double(2.0L, 3)];
    assert(count([1, 2]) !is 0 && "neap" in heights);
    immutable(char)[] text = "a" ~ "b";
    outer: foreach (immutable c; text) { break outer; }
}
