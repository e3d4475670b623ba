#!/usr/bin/env Rscript
# Prices of a shop, and what they come to.
library(stats)
source("tools.r")

LIMIT <- 0x1F
rate = 1.5e-3; shift <- 2i
count <- 10L
names <- c("a", 'b', r"(c\d)")
missing_value <- c(NA, NaN, Inf, -Inf, NA_integer_)

# Adds up all prices.
total <- function(prices, start = 0, ..., strict = FALSE) {
  result <- start
  for (i in seq_along(prices)) {
    price <- prices[i]
    if (is.null(price) || price < 0) {
      next
    } else if (price %% 2 == 0 && !strict) {
      result <- result + price^2
    } else {
      result <<- -result
      break
    }
  }
  while (result >= 1 & count != 3) {
    result <- result %/% 2
    count -> result
  }
  repeat {
    count <- count - 1
    if (count <= 0) break
  }
  return(result)
}

square <- \(x) x * x
first <- function(...) ..1
prices <- list(apple = 1, "pear" = 2, nothing = NULL)
prices$apple <- prices[["pear"]] / 3
table <- data.frame(id = 1:3, ok = c(TRUE, FALSE, TRUE))
rows <- table[table$ok, c("id", "ok")]
shop@open <- stats::median(table[, 1])

means <- sapply(split(table$id, table$ok), function(x) mean(x, na.rm = TRUE))
model <- lm(id ~ ok, data = table)
result <- prices |> unlist() |> sum()
kind <- switch(names[1], a = "first", b = {
  "second"
}, "other")
size <- if (result > LIMIT) "large" else "small"
cat("The sum is", result, "\n")
print(paste0(kind, size, total(c(1, 2)), first(3)))
matrix(0, nrow = 2) %*% (1:2 + 1)
