#!/usr/bin/env julia
# A bakery and its till.
module Bakery

using Printf
import Base: show, +

export total, Shop

const most = 10
const mask = 0xff

#= The kinds of things that are sold.
   #= Notes may be nested. =# =#
abstract type Item end

struct Bread <: Item
    name::String
    price::Float64
end

mutable struct Shop{T<:Item}
    items::Vector{T}
    open::Bool
    Shop{T}() where {T<:Item} = new{T}(T[], true)
end

"""
    price(item, count)

What `count` of an item cost.
"""
price(item::Bread, count::Int=1) = item.price * count

function total(shop::Shop, counts...; rate=1.5e0)
    sum = 0.0
    for (i, item) in enumerate(shop.items)
        if i % 3 == 0 && !isempty(counts)
            continue
        elseif item.price >= 2 || counts[i] != 'x'
            sum += price(item, counts[i]) ^ 2
        else
            sum -= 1
        end
    end
    return sum > most ? sum : sum / rate
end

function run!(shop, path)
    left = most
    while left > 0
        left -= 1
        left === nothing && break
    end
    try
        open(path) do file
            for line in eachline(file)
                words = split(line, ',')
                push!(shop.items, Bread(words[1], parse(Float64, words[end])))
            end
        end
    catch err
        err isa SystemError || rethrow()
        @warn "cannot read $path"
    finally
        shop.open = false
    end
    list = [x^2 + y for x in 1:2:9, y = (1, 2) if x <= y]
    matrix = [1 2; 3 4]' .* 2 .+ list[1]
    prices = Dict(:rye => 3.2, :roll => 4 // 10)
    names = map(x -> "$(x.name)\n", shop.items) |> join
    let z = mask >> 2
        z = begin
            z & 3
        end
    end
    @printf("%5.2f %s\n", total(shop, 1, 2), names)
end

macro twice(ex)
    quote
        $(esc(ex))
        $(esc(ex))
    end
end

end # module
