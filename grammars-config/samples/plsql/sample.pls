-- Orders of a bakery, and what they come to.
CREATE OR REPLACE PACKAGE bakery IS
  most CONSTANT NUMBER := 10;
  no_bread EXCEPTION;
  TYPE names IS TABLE OF VARCHAR2(40) INDEX BY PLS_INTEGER;
  FUNCTION total (p_day IN DATE, p_kind IN orders.kind%TYPE DEFAULT 'rye') RETURN NUMBER;
  PROCEDURE show (p_id IN OUT NUMBER);
END bakery;
/

CREATE OR REPLACE PACKAGE BODY bakery AS
  /* Prices that have
     been looked up before. */
  known names;
  note VARCHAR2(80) := q'[the baker's own]';

  FUNCTION total (p_day IN DATE, p_kind IN orders.kind%TYPE DEFAULT 'rye') RETURN NUMBER IS
    l_sum NUMBER(10, 2) := 0;
    CURSOR c_orders (p_from DATE) IS
      SELECT o.id, o.amount * p.price AS worth
        FROM orders o
        JOIN prices p ON p.kind = o.kind
       WHERE o.day >= p_from AND o.kind <> p_kind
         AND o.note IS NOT NULL AND o.note NOT LIKE '%late%'
       GROUP BY o.id
      HAVING COUNT(*) > 1
       ORDER BY o.id DESC;
    l_row c_orders%ROWTYPE;
  BEGIN
    OPEN c_orders(p_day);
    LOOP
      FETCH c_orders INTO l_row;
      EXIT WHEN c_orders%NOTFOUND;
      l_sum := l_sum + NVL(l_row.worth, 0) ** 2 / 1.5e3;
    END LOOP;
    CLOSE c_orders;
    FOR i IN REVERSE 1 .. most LOOP
      IF i = 3 OR MOD(i, 2) != 0 THEN
        CONTINUE;
      ELSIF known.EXISTS(i) THEN
        known(i) := 'it''s ' || known(i);
      ELSE
        NULL;
      END IF;
    END LOOP;
    RETURN l_sum;
  END total;

  PROCEDURE show (p_id IN OUT NUMBER) IS
    l_kind "Kinds".kind%TYPE;
  BEGIN
    SELECT kind INTO l_kind FROM orders WHERE id = p_id;
    CASE l_kind
      WHEN 'rye' THEN dbms_output.put_line('dark');
      ELSE dbms_output.put_line(note || l_kind);
    END CASE;
    WHILE p_id BETWEEN 1 AND most LOOP
      p_id := p_id + 1;
    END LOOP;
    UPDATE orders SET seen = TRUE, day = SYSDATE WHERE id IN (p_id, 0);
    INSERT INTO log (id, what) VALUES (log_seq.NEXTVAL, 'shown');
    DELETE FROM waiting WHERE id = p_id;
    EXECUTE IMMEDIATE 'truncate table cache' ;
    COMMIT;
  EXCEPTION
    WHEN NO_DATA_FOUND THEN
      RAISE no_bread;
    WHEN OTHERS THEN
      ROLLBACK;
      show(p_id => 1);
  END show;
END bakery;
/

CREATE TRIGGER orders_day BEFORE INSERT ON orders FOR EACH ROW
DECLARE
  l_today DATE;
BEGIN
  <<again>>
  :new.day := l_today;
END;
/
