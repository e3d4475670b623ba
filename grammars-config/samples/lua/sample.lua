-- A stock of goods.
local json = require("json")
local Stock = {}
Stock.__index = Stock

--[[ What may be
     changed by others. ]]
Stock.defaults = {
    limit = 0x1F,
    ["rate"] = 1.5e-3,
    'first', "second";
    text = [[
A long text.]],
}

local total <const>, seen = 10, nil

function Stock.new(name, ...)
    local self = setmetatable({}, Stock)
    self.name, self.items = name, { ... }
    return self
end

function Stock:add(item, count)
    count = count or 1
    self.items[item] = (self.items[item] or 0) + count
    ;
    return self, #self.items
end

local function sum(values)
    local result = 0
    for _, value in ipairs(values) do
        if value % 2 == 0 and not seen then
            result = result + value ^ 2
        elseif value ~= 3 then
            result = result - -value
        else
            goto continue
        end
        ::continue::
    end
    return result // 1
end

local i, j = 1
while i <= total do
    i = i << 1
    if i > 100 then break end
end

for k = 1, 10 do
    print(k .. ": " .. total, true, false)
end

for k = 10, 1, -2 do
    io.write(string.format("%d\n", k))
end

repeat
    local line = io.read("l")
    i = i - 1
until line == nil or i < 0

do
    local square = function(x) return x * x end
    local stock = Stock.new("tools", square(2), select("#", ...))
    stock:add("hammer"):add "nail"
    json.encode { stock = stock, sum = sum({ 1, 2, 3 }) }
end
