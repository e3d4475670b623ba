port module Library exposing (Book, Msg(..), main)

{-| Books of a small library,
and what is lent out.
-}

import Dict exposing (Dict)
import Html.Events as Events


port save : String -> Cmd msg


-- | A book and its year.
type alias Book =
    { title : String
    , year : Int
    }


type alias Priced a =
    { a | price : Float }


type Msg
    = Renew Int
    | Named ( String, Char ) (List a)
    | Stop


limit : Int
limit =
    0x1F + 1000


letter =
    'x'


type Tree a
    = Leaf
    | Node (Tree a) a (Tree a)


grade : Int -> String
grade points =
    case points of
        1 ->
            "good\n"

        2 ->
            """very
            good"""

        _ ->
            if points > limit && not (points == 3) then
                "bad"

            else if points < -5 then
                "lost"

            else
                "none"


total : List Int -> ( Int, () ) -> Int
total numbers ( start, _ ) =
    case numbers of
        [] ->
            start

        [ 'c', other ] ->
            other

        ((Just first) as whole) :: rest ->
            let
                size : Int
                size =
                    List.length whole

                { title, year } =
                    Book "Fog" 1914
            in
            first + total rest ( size, () )


update : Msg -> Book -> Book
update msg book =
    { book | year = book.year + 1, title = String.fromInt 2 ++ "!" }


main =
    [ 1, 2, 3 ]
        |> List.map (\x y -> x * 1.5e3)
        |> List.foldl (+) 0
        |> List.map .title
