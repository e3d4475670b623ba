//! Weather stations and their readings.
const std = @import("std");

/// The most readings that a station keeps.
const most = 0x10;
var mean: f64 align(8) = 1.5;

export var seen: u32 = 0;

const Problem = error{ Empty, Full };
const Sky = enum(u8) { clear, cloudy = 4 };
const Value = union(enum) { wind: u32, sky: Sky };

const help = "usage: weather [file]\n";

const Station = struct {
    name: []const u8,
    values: [most]i32 = undefined,
    count: usize = 0,
    next: ?*Station = null,

    fn add(self: *Station, value: i32) !void {
        if (self.count >= most) {
            return Problem.Full;
        } else if (value == 0 and !self.isOpen()) {
            self.count += 1;
        } else {
            self.values[self.count] = value;
        }
        errdefer self.count -= 1;
        try self.check(value);
    }

    fn isOpen(self: *const Station) bool {
        return self.count < most or false;
    }

    // Whether all values are in range.
    fn check(self: Station, highest: i32) Problem!void {
        var at: usize = 0;
        while (at < self.count) : (at += 1) {
            if (self.values[at] > highest) continue;
            if (self.values[at] == -1) break;
        }
        const first = for (self.values, 0..) |value, i| {
            if (value != 0) break i;
        } else 0;
        _ = first;
    }
};

export fn sum(values: [*]const i32, count: usize) callconv(.C) i32 {
    var total: i32 = 0;
    for (values[0..count]) |value| {
        total += value;
    }
    return if (total > 0) total else -total;
}

fn Pair(comptime T: type) type {
    return struct { a: T, b: T };
}

pub fn main() anyerror!void {
    var station = Station{ .name = "hill" };
    defer std.debug.print("{s} done\n", .{station.name});
    station.add(3) catch |problem| switch (problem) {
        Problem.Full, Problem.Empty => return problem,
        else => unreachable,
    };
    const mark: u8 = 'x';
    const found = outer: {
        if (station.next) |next| break :outer next.*.count;
        break :outer @as(usize, 2) << 1;
    };
    const pair = Pair(u8){ .a = mark, .b = (1 + 2) * 3 };
    mean = @floatFromInt(found);
    comptime std.debug.assert(most == 16);
    std.debug.print(help ++ "{}", .{pair});
}

test "sums" {
    const list = [_]i32{ 1, 2 };
    try std.testing.expect(sum(&list, 2) == 3);
}
