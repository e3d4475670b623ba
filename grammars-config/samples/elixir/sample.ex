#!/usr/bin/env elixir
# Books of a small library.
defmodule Library.Shelf do
  @moduledoc """
  What stands on the shelf.
  """
  use GenServer
  import Enum, only: [map: 2]
  alias Library.Book, as: B
  require Logger

  @limit 0x1F + 1_000
  @ratio 1.5e-3
  defstruct title: "none", year: nil, tags: []

  @type t :: %B{title: String.t(), year: integer | nil}

  @spec total([integer], keyword) :: integer
  def total(numbers, opts \\ [])
  def total([], _opts), do: 0

  def total([first | rest], opts) when is_integer(first) and first > 0 do
    first + total(rest, opts)
  end

  defp grade(points) do
    case points do
      1 -> :good
      n when n >= @limit or n < -5 -> :"very bad"
      _ -> {:none, ?x}
    end
  end

  defmacro unless_zero(value, do: block) do
    quote do
      if unquote(value) != 0, do: unquote(block)
    end
  end

  def renew(%B{year: year} = book) do
    text = "year #{year + 1}\n"
    words = ~w(one two)a
    letters = (reset(); 'abc')
    map = %{"a" => 1, tags: [1, 2] ++ words, "key": ^year}
    <<size::8, rest::binary>> = <<1, 2, 3>>
    if not Map.has_key(map, :tags) || size == 1 do
      IO.puts(text <> rest)
    else
      %{book | year: map.tags}
    end
  end

  def run(path) do
    with {:ok, file} <- File.open(path), true <- file != nil do
      for line <- IO.stream(file, :line), line != "", into: [], do: String.trim(line)
    end
    |> map(fn line, 1 -> line; other, _ -> letters(other) end)
  rescue
    error in [RuntimeError, ArgumentError] -> Logger.error(error)
  catch
    :exit, _ -> exit(:lost)
  else
    value -> value
  after
    IO.puts("done")
  end

  defp letters(text) do
    twice = &(&1 * 2)
    cond do
      text[:size] == 1 -> twice.(1..9)
      true -> Enum.each(text, &IO.puts/1)
    end

    receive do
      {:stop, from} -> send(from, !true)
    after
      1_000 -> unless text, do: raise("none")
    end
  end
end
