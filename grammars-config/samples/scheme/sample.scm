#!fold-case
;; Books of a small library.
#| What is here
   and what is lent out. |#
(define-module (library shelf)
  #:use-module (srfi srfi-1)
  #:export (total grade))

(define limit #x1F)
(define ratio 1.5e-3)
(define letter #\x)
(define open? #t)
(define bytes #u8(1 2 3))
(define values-of '#(1 "a" b))

(define-record-type book
  (make-book title year)
  book?
  (title book-title)
  (year book-year set-book-year!))

(define (total numbers . start)
  (if (null? numbers)
      0
      (+ (car numbers) (total (cdr numbers)))))

(define-syntax unless-zero
  (syntax-rules ()
    ((_ value body ...)
     (if (not (zero? value)) (begin body ...)))))

(define (grade points)
  (case points
    ((1) "good\n")
    ((2 3) 'bad)
    (else
     (cond ((> points limit) #f)
           ((and (= points -5) open?) => display)
           (else `(none ,points ,@(list 1 2)))))))

(define (renew! book)
  (let* ((next (+ 1 (book-year book)))
         (words [list "a" "b"]))
    (set-book-year! book next)
    #;(display "never seen")
    (display (book-title book))
    (newline)
    (values next words)))

(define (count-up n)
  (let loop ((i 0) (sum 0))
    (if (< i n)
        (loop (+ i 1) (+ sum i))
        sum)))

(define (main . args)
  (do ((i 0 (+ i 1)))
      ((>= i 10))
    (display i))
  (for-each (lambda (x) (display (* x 2))) '(1 2 3))
  (let-values (((a b) (renew! (make-book "Fog" 1914))))
    (call/cc (lambda (k) (k a))))
  (letrec ((even? (lambda (n) (or (zero? n) (not (even? (- n 1)))))))
    (set! limit (apply max (map count-up (list 1 2))))
    #'even?))
