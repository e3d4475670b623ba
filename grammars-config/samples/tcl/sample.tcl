#!/usr/bin/env tclsh
# A bakery and its till.
package require Tcl 8.6

namespace eval bakery {
    variable most 10
    variable prices
    array set prices {rye 3.20 roll 0.40 cake 12}
}

proc bakery::price {kind {count 1}} {
    variable prices
    if {![info exists prices($kind)]} {
        error "no such thing: $kind"
    } elseif {$count <= 0 || $count >= 100} {
        return 0
    } else {
        return [expr {$prices($kind) * $count}]
    }
}

proc bakery::total {orders} {
    set sum 0
    foreach {kind count} $orders {
        set sum [expr {$sum + [price $kind $count]}]
    }
    return $sum
}

proc show {args} {
    global line
    upvar 1 seen mine
    for {set i 0} {$i < [llength $args]} {incr i} {
        set word [lindex $args $i]
        switch -exact -- $word {
            rye { puts "dark bread" }
            roll { puts -nonewline "small" ; continue }
            default { lappend mine $word }
        }
    }
    while {$i > 0 && $word ne "end"} {
        incr i -1
        if {$i == 3} break ;# far enough
    }
    set text [format "%5.2f %s" [bakery::total {rye 2 roll 3}] \
        [string toupper $word]]
    puts $text
}

set file [open orders.txt r]
while {[gets $file line] >= 0} {
    if {[regexp {^(\w+)\s+([0-9]+)$} $line all kind count]} {
        dict set orders $kind $count
    }
}
close $file

if {[catch {show {*}$argv rye} message]} {
    puts stderr "wrong: $message\n"
    exit 1
}
button .pay -text "Pay" -width 12 -command {show cake}
pack .pay -side left
unset -nocomplain orders
