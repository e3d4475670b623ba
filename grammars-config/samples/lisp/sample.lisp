;;;; Books of a small library.
#| What is here
   and what is lent out. |#
(defpackage :library
  (:use :common-lisp)
  (:export #:total))

(in-package :library)

(defparameter *limit* #x1F)
(defvar *ratio* 1.5e-3)
(defconstant +letter+ #\x "A letter.")

(defstruct book title (year 1900) tags)

(defclass shelf ()
  ((books :initarg :books :accessor shelf-books :initform nil)))

(defgeneric price (thing &key tax))

(defmethod price ((thing book) &key (tax 0))
  (+ (/ (book-year thing) 10) tax))

(defun total (numbers &optional (start 0))
  "Adds up the numbers."
  (if (null numbers)
      start
      (total (cdr numbers) (+ start (car numbers)))))

(defmacro unless-zero (value &body body)
  `(unless (zerop ,value) ,@body))

(defun grade (points)
  (case points
    (1 "good")
    ((2 3) 'bad)
    (otherwise
     (cond ((> points *limit*) :lost)
           ((and (/= points -5) (not (oddp points))) nil)
           (t #(1 2 3))))))

(defun renew (book)
  (let* ((next (1+ (book-year book)))
         (words (list "a" "b")))
    (setf (book-year book) next)
    (incf (book-year book))
    (format t "renewed ~a of ~d~%" (book-title book) (length words))
    #+sbcl (print next)
    (values next words)))

(defun count-up (limit)
  (let ((sum 0))
    (dotimes (i limit) (setq sum (+ sum i)))
    (dolist (x '(1 2 3)) (push x sum))
    (do ((i 0 (1+ i))) ((>= i 10) sum) (decf sum i))
    (loop for x from 1 to 10
          for y in (list 1 2)
          while (< x y)
          when (evenp x) collect y
          do (print x))
    (handler-case (cl:error "lost")
      (error (e) (funcall #'print e)))
    (mapcar (lambda (x) (* x 2)) (remove-if-not #'oddp (list sum 1/2)))))
