-- Pairs that may have the score.
SELECT partly.* FROM partly JOIN (${bounded}) bounded ON partly.l = bounded.l AND partly.r = bounded.r
