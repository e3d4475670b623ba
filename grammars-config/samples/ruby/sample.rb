#!/usr/bin/env ruby
# A library and its readers.
require "set"
require_relative 'ledger'

module Library
  LIMIT = 0x1F + 1_000
  RATIO = 1.5e-3 * 2i + 3r

  # Something that is lent.
  class Book < Ledger::Item
    include Comparable
    attr_reader :title, :"due date"
    @@count = 0

    class << self
      def total() = @@count
    end

    def self.open(path, *rest, mode: "r", **options, &action)
      return nil unless File.exists(path)
      File.open(path, mode) { |file| action.call(file, *rest) }
      new(path, **options)
    end

    def initialize(title, pages = 10)
      super()
      @title, @pages = title, pages
      @@count += 1
      $last = self
    end

    def <=>(other)
      pages <=> other.pages
    end

    def title=(text)
      @title = text.strip if text =~ /\A\w+/i
    end

    private

    attr_reader :pages
  end
=begin
  What follows works on several books.
=end
  def Library.sort(books, &order)
    result = []
    for book in books do
      next if book.lost || result.member(book)
      result << book
    end
    i = 0
    while i < result.length and not result[i].lost
      i += 1
      break if i > LIMIT
    end
    until i <= 0 do i -= 1 end
    i += 2 while i.even
    i -= 3 until i < 1
    if i == 0 then puts "none of #{i}"
    elsif i != 1
      print("some", 'more', ?x)
    else
      printf("%d of " "%d\n", -i, !true)
    end
    unless books.empty
      $stdout.puts :done
    else
      warn `date`
    end
    begin
      raise ArgumentError, "bad" if false
    rescue ArgumentError, IOError => error
      retry
    else
      redo
    ensure
      i = nil
    end
    table = { "a" => 1, b: %w[x y], c: %i[z], **defaults }
    kind = i.zero ? :none : :some
    case kind
    when :none, :few then table.delete(:b)
    when /s.me/
      table[:a] ||= 1..3
    else
      yield table, result
    end
    text = "A report of #{kind}."
    double = ->(x, y = 2) { x ** y }
    result.each_with_index do |book, at; local|
      double.(at)
      book&.touch
    end
    alias_name = defined?(text) ? 1 : 2; alias_name
  end
end

puts <<~TEXT
  A library of #{Library::LIMIT} books.
TEXT