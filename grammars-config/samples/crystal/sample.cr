#!/usr/bin/env crystal
# A beekeeper's hives and what they yield.
require "json"
require "./weather"

module Apiary
  LIMIT  = 0xff_u8 + 1_000
  RATIO  = 1.5e-3 * 2_f32
  COLORS = %w(white "yellow" red)
  KINDS  = {"acacia" => 'a', "lime" => '\n', "clover" => '\u{1F600}'}

  # Something that is counted.
  annotation Counted
  end

  enum Season
    Spring = 1
    Autumn
  end

  alias Pair = Tuple(Int32, Float64 | Nil)

  @[Counted(by: "weight")]
  abstract class Hive(T) < Object
    include Comparable(Hive)
    getter name : String
    property weight = 0.0, frames : Array(T)
    @@count = 0
    class_property(last : Hive(Int32) | Nil) { nil }

    def self.open(path : String, *rest, mode = "r", **options, &block : String -> Nil) : Nil forall T
      return unless File.exists(path)
      File.open(path, mode) { |file| yield file.gets_to_end, *rest }
    end

    def initialize(@name, @frames = [] of T)
      super()
      @@count += 1
    end

    abstract def sting

    def <=>(other : self)
      weight <=> other.weight
    end

    def [](index : Int) : T
      @frames[index] || raise IndexError.new("no frame #{index} in #{"hive " + @name}")
    end

    protected def name=(text)
      @name = text.strip if text =~ /\A[a-z\/]+/i && !text.nil?
    end

    macro season(name, *others)
      {% for other in others %}
        def {{other.id}} : Symbol; {{name}}; end
      {% end %}
    end
  end

  struct Swarm < Hive(Char)
    def sting
      i = 0
      while i < @frames.size && i <= LIMIT
        i += 1
        next if i % 2 == 0
        break unless i // 3 != 4
      end
      until i <= 0; i -= 1; end
      begin
        value = @name.as(String).to_i
      rescue ex : ArgumentError | KeyError
        STDERR.puts "bad: #{ex.message}", `date -u`
      else
        value = nil
      ensure
        @weight /= 2
      end
      case value
      when Int32, .nil? then puts :none
      when 1..9, ('a'...'z') then puts :"not much"
      else
        @frames.map(&.upcase).each_with_index do |frame, at|
          puts "%d: %s\t\"%s\"" % {at, frame, typeof(frame)}
        end
      end
      total = @frames.reduce(0) { |sum, c| sum &+ c.ord ** 2 } > 3 ? 1_i64 : -1
      adder = ->(x : Int32) { x << 1 | total }
      table = {kind: :full, sum: adder.call(2)}
      table[:kind].is_a?(Symbol) ? table.to_json : pointerof(total)
    end
  end

  lib LibScale
    fun weigh = scale_weigh(hive : Void*, ...) : LibC::Double
  end

  puts <<-TEXT
    Hives: #{KINDS.size}
    TEXT
end
