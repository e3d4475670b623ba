C     A bakery that adds up what it has sold.
      PROGRAM BAKERY
      IMPLICIT NONE
      INCLUDE 'prices.inc'
      INTEGER MOST, I, N, KIND(10)
      PARAMETER (MOST = 10)
      REAL PRICE(MOST), SUM, TOTAL
      DOUBLE PRECISION MEAN
      CHARACTER*20 NAME
      LOGICAL OPEN1
      COMMON /SHOP/ PRICE, N
      EXTERNAL TOTAL
      DATA KIND /10*1/, OPEN1 /.TRUE./
**********************
*     The orders are in a file.
      OPEN (UNIT=7, FILE='orders.txt', STATUS='OLD', ERR=900)
      N = 0
   10 READ (7, 100, END=20) NAME, SUM
      N = N + 1
      PRICE(N) = SUM * 1.5E0
      IF (N .LT. MOST) GO TO 10
   20 CONTINUE
      CLOSE (7)

      SUM = TOTAL(PRICE, N)
      IF (N .GT. 0 .AND. .NOT. SUM .EQ. 0.0) THEN
         MEAN = SUM / N
      ELSE IF (N .LE. -1 .OR. OPEN1 .EQV. .FALSE.) THEN
         MEAN = -1.0D0
      ELSE
         MEAN = 0.0
      END IF
      DO 30 I = 1, N, 2
         KIND(I) = MOD(I, 3) + I**2   ! squares
         IF (KIND(I) .NE. 2) KIND(I) = KIND(I) - 1
   30 CONTINUE
      I = 1
      DO WHILE (I .LE. N)
         CALL SHOW(NAME // ' and more', PRICE(I),
     &             KIND(I))
         I = I + 1
      ENDDO
      GOTO (40, 50), I
   40 PRINT *, 'the baker''s mean', MEAN
   50 STOP
  900 WRITE (*, *) 'no such file'
  100 FORMAT (A20, F8.2)
      END

c     Adds up the first n values.
      REAL FUNCTION TOTAL(LIST, N)
      INTEGER N, J
      REAL LIST(*)
      SAVE
      TOTAL = 0.0
      DO J = 1, N
         IF (LIST(J) >= 0.0) TOTAL = TOTAL + LIST(J)
      END DO
      RETURN
      END

      SUBROUTINE SHOW(TEXT, VALUE, KIND)
      CHARACTER*(*) TEXT
      INTEGER KIND
      WRITE (6, '(A, F8.2, I4)') TEXT, VALUE, KIND
      RETURN
      END
