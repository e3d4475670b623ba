#!/usr/bin/env runhaskell
{-# LANGUAGE LambdaCase, MultiWayIf #-}
{- | Books of a small library,
   and what is lent out. -}
module Library (Book (..), Shelf, main, total) where

import Data.Char (toUpper)
import qualified Data.Map as Map

infixl 6 <+>

-- | A book and its year.
data Book = Book {title :: String, year :: !Int} | Missing
  deriving (Show, Eq)

data Tree a = Leaf | Node (Tree a) a (Tree a)

newtype Shelf = Shelf [Book]

type Index = Map.Map String [Int]

class Priced a where
  price :: a -> Double
  price _ = 1.5e2
  name' :: a -> String

instance Priced Book where
  price Missing = 0
  price book = fromIntegral (year book) / 10
  name' = map toUpper . title

(<+>) :: Int -> Int -> Int
a <+> b = a * 2 + b

total :: (Num a, Ord a) => [a] -> a
total [] = 0
total (x : xs)
  | x < 0 = negate x
  | otherwise = x + total xs
  where
    unused = 0x1F

sizes :: [(Int, Char)]
sizes = [(n, 'c') | n <- [1 .. 9], even n, let m = n, m /= 4]

grade :: Int -> String
grade points = case points of
  1 -> "good"
  2 | True -> "fair"
  _ -> if points > limit then "bad" else "none"
  where
    limit = -5

insert :: Ord a => a -> Tree a -> Tree a
insert v Leaf = Node Leaf v Leaf
insert v tree@(Node left ~w right) =
  let
    smaller = v < w
    next = insert v left
  in
    if
      | smaller -> Node next w right
      | otherwise -> tree

shout :: Maybe String -> String
shout = \case
  Just text -> text ++ "!\n"
  Nothing -> ""

main :: IO ()
main = do
  let
      book = Book {title = "Fog", year = 1914} -- the first one
      older = book {year = 1890}
  line <- getLine
  putStrLn $ grade (length line)
  mapM_ print [year older, (+ 1) 2, (2 *) 3]
  print (foldr (\x acc -> x `max` acc) 0 [4, 5 :: Int], ())
  return ()
