MODULE Bakery;
(* A bakery that counts its bread. (* Nested notes are allowed. *) *)

FROM InOut IMPORT WriteString, WriteInt, WriteLn;
IMPORT Storage;

<*$R+*>

CONST
  Most = 10;
  Mask = 0FFH;
  NewLine = 12C;

TYPE
  Kind = (rye, roll, cake);
  Kinds = SET OF Kind;
  Shelf = ARRAY [0..Most - 1] OF CARDINAL;
  LinePtr = POINTER TO Line;
  Line = RECORD
    name: ARRAY [0..20] OF CHAR;
    price: REAL;
    next: LinePtr;
  END;

VAR
  shelf: Shelf;
  first: LinePtr;
  sold: Kinds;
  i, sum: CARDINAL;

PROCEDURE Total(VAR of: Shelf; upto: CARDINAL): CARDINAL;
VAR
  k, found: CARDINAL;
BEGIN
  found := 0;
  FOR k := 0 TO upto BY 2 DO
    found := found + of[k] * 2 DIV 3 MOD 7
  END;
  RETURN found
END Total;

PROCEDURE Show(line: LinePtr);
BEGIN
  IF (line = NIL) OR NOT (line^.price >= 1.5E0) THEN
    WriteString("nothing here")
  ELSIF (line^.price <> 3.2) AND (line^.next # NIL) THEN
    WriteString('a line')
  ELSE
    WITH line^ DO
      price := price / 2.0
    END
  END;
  CASE i OF
    0: WriteInt(0, 1) |
    1, 2: WriteInt(i, 3)
  ELSE
    WriteLn
  END
END Show;

BEGIN
  sold := Kinds{rye, cake};
  i := 0;
  WHILE (i < Most) & (sum <= Mask) DO
    INC(i);
    sum := Total(shelf, i)
  END;
  REPEAT
    DEC(i)
  UNTIL i = 0;
  LOOP
    IF rye IN sold THEN EXIT END;
    EXCL(sold, rye)
  END;
  Show(first)
END Bakery.
