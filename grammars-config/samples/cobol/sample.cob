      *****************************************************************
      * The till of a bakery: what was sold, and what it made.
      *----------------------------------------------------------------
       identification division.
       program-id. till.
       author. A baker who can't count.

       environment division.
       configuration section.
       special-names.
           crt status is key-pressed.
       input-output section.
       file-control.
           select sales assign to "sales.txt"
               organization is line sequential
               file status is file-state.
           select optional prices assign to 'prices.dat'
               organization indexed access mode is dynamic
               record key is price-key.

       data division.
       file section.
       fd  sales label records are standard.
       01  sale.
           05  sale-kind       pic x(4).
           05  sale-count      picture is 9(3).
           05  filler          pic x.
       fd  prices.
       01  price-record.
           05  price-key       pic x(4).
           05  price           pic s9(4)v99 comp-3.

       working-storage section.
       copy "limits.cpy".
       77  file-state          pic xx value spaces.
       01  sales-state         pic 9 value 0.
           88  no-more-sales   value 1 false 0.
           88  in-doubt        values are 2 thru 4.
       01  counts              usage computational.
           05  many            pic 9(5) occurs 10 times
                               indexed by place.
       01  income              pic s9(7)v99 value -1.5.
       01  mean redefines income pic s9(9) sign leading.
       01  shown               pic z,zz9.99- blank when zero.
       01  kinds.
           05  kind-row occurs 1 to 50 times depending on kind-number
                   ascending key is kind-name indexed by row.
               10  kind-name   pic x(4) just right.
       01  kind-number         pic 99 value 1.
       01  line-out            pic x(60) value all "-".
       01  key-pressed         pic 9(4).
       01  line-end            pic x(2) value x"0D0A".
       01  apology             pic x(30) value 'It''s "sold" out'.

       linkage section.
       01  caller              pic x(8).

       procedure division using caller.
       100-start.
           open input sales, i-o prices
           initialize counts replacing numeric data by zeros
           set place to 1; set no-more-sales to false
           perform until no-more-sales
               read sales next record
                   at end set no-more-sales to true
                   not at end perform 200-count through 200-exit
               end-read
           end-perform
           perform varying place from 1 by 1 until place > 10
               add many(place) to income giving mean rounded
           end-perform
           close sales prices
           go to 900-end.

      *    Odd things don't count: see "limits".
       200-count.
           if sale-count is not numeric or sale-kind = low-values then
               exit paragraph
           else if sale-count is greater than 100 and not in-doubt
               move 2 to sales-state
           else
               continue
           end-if.
           move sale-kind to price-key, kind-name(kind-number)
           read prices key is price-key
               invalid key move zeroes to price
           end-read
           evaluate true also sale-kind
               when sale-count <= 1 also any
                   multiply sale-count by price
               when sale-count >= 12 also "rye " thru "tart"
                   compute price rounded =
                       price * sale-count * .95 ** 2 - (1 + 5) / 3
                       on size error display "too much"
                   end-compute
               when other
                   subtract 1 from sale-count
                   divide income by 2 giving mean remainder income
           end-evaluate
           search all kind-row
               at end display 'unknown'
               when kind-name(row) is equal to sale-kind
                   next sentence
           end-search.
           inspect line-out tallying kind-number for all "e"
               replacing leading space by "0" *> Blanks count too.
           string "sold " delimited by size
                  function upper-case(sale-kind) delimited by spaces
               into line-out with pointer kind-number
           end-string
           unstring line-out delimited by "," or all " "
               into price-key count in kind-number
           end-unstring.
       200-exit.
           exit.

       900-end.
           accept caller from date yyyymmdd
           call "printer" using by reference income, by value 3
               returning kind-number
           end-call
           move function max(income, mean) to shown
           display "income: " shown quotes with no advancing
           display apology(1:4), high-value end-display
           rewrite price-record; delete prices record
           stop run.
       end program till.
