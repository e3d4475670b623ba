#!/usr/bin/env escript
%% Books of a small library.
-module(library).
-behaviour(gen_server).
-export([total/1, start/0]).
-export_type([shelf/0]).
-import(lists, [map/2]).
-include("book.hrl").
-include_lib("kernel/include/file.hrl").

-define(LIMIT, 16#1F).
-define(SQUARE(X), (X) * (X)).
-record(book, {title = "none" :: string(), year, tags = []}).

-type shelf() :: [#book{}].
-opaque key() :: integer() | atom().
-spec total([integer()]) -> integer().
-callback price(Book :: shelf()) -> float().

-ifdef(DEBUG).
-compile([export_all]).
-else.
-author("nobody").
-endif.

total([]) -> 0;
total([First | Rest]) when First > 0, is_integer(First); First =:= -1 ->
    First + total(Rest).

grade(Points) ->
    case Points of
        1 -> good;
        N when N >= ?LIMIT andalso not (N < 3) -> very_bad;
        _ -> {none, $x, 1.5e-3}
    end.

renew(Book = #book{year = Year}) ->
    Text = "year " "of\n",
    Map = #{key => 1, "a" => [1, 2] ++ [Year]},
    #{key := Value} = Map,
    More = Map#{key := Value + 1},
    <<Size:8, Tail/binary>> = <<1, 2, 3>>,
    if
        Size == 1 -> io:format("~p~n", [Tail]);
        Year /= Size -> Book#book{title = Text};
        true -> Book#book.year + maps:size(More)
    end.

start() ->
    Pid = spawn(fun() -> loop(0) end),
    Twice = fun(X) -> X * 2 end,
    Known = fun total/1,
    Far = fun lists:sort/1,
    Even = [Twice(X) || X <- lists:seq(1, 9), X rem 2 == 0],
    Bits = << <<B>> || <<B>> <= <<1, 2>> >>,
    Pid ! {stop, self()},
    map(Known, [Even, Far, Bits]).

loop(Count) ->
    receive
        {stop, From} -> From ! done;
        _ -> loop(Count + 1)
    after
        1000 -> begin timeout, catch exit(lost) end
    end.

find(Name) ->
    try lists:keyfind(Name, 1, []) of
        false -> throw(lost);
        Found -> Found
    catch
        error:Reason:Stack -> {Reason, Stack, ?SQUARE(2)};
        _ -> grade(Name)
    after
        renew(Name)
    end.
