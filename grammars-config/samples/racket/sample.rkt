#lang racket/base
;; Books of a small library.
#| What is here
   and what is lent out. |#
(require racket/list
         (for-syntax racket/base))
(provide total grade)

(define limit #x1F)
(define ratio 1.5e-3)
(define letter #\x)
(define open? #t)
(define pattern #rx"[a-z]+")
(define bytes #"abc\n")
(define cell #&3)
(define table #hash((a . 1) ("b" . 2)))
(define row #(1 2 3))
(define text "several lines
of text")

(struct book (title [year #:mutable]) #:transparent)

;; Adds up the numbers.
(define (total numbers [start 0] #:step [step 1])
  (cond
    [(null? numbers) start]
    [else (+ (first numbers) (total (rest numbers) start #:step step))]))

(define-syntax (unless-zero stx)
  (syntax-case stx ()
    [(_ value body) #'(if (zero? value) #f body)]
    [_ #`(list #,stx #,@(list stx))]))

(define (grade points)
  (case points
    [(1) "good\n"]
    [(2 3) 'bad]
    [else
     (match points
       [(? number?) #:when (> points limit) `(none ,points ,@(list 1 2))]
       [(list a _ ...) a])]))

(define (renew! b)
  (let* ([next (add1 (book-year b))]
         [words (list "a" "b")])
    (set-book-year! b next)
    #;(displayln "never seen")
    (printf "renewed ~a of ~a\n" (book-title b) (length words))
    (values next words)))

(define (count-up n)
  (let loop ([i 0] [sum 0])
    (if (< i n)
        (loop (+ i 1) (+ sum i))
        sum)))

(module+ main
  (define-values (year words) (renew! (book "Fog" 1914)))
  (for ([i (in-range 10)] #:when (even? i))
    (displayln i))
  (for/list ([x '(1 2 3)]) (* x 2))
  (define point #s(point 1 2))
  (with-handlers ([exn:fail? (lambda (e) (raise e))])
    (hash-ref table 'a (λ () (error "lost"))))
  (set! open? (and (or open? (not (= year -5))) (eq? words null)))
  (when open? (begin (displayln 'done) (void))))
