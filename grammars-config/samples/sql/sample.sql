-- Readers, books and who has which.
CREATE TABLE readers (
    id INT PRIMARY KEY,
    name VARCHAR(40) NOT NULL,
    joined DATE DEFAULT NULL,
    fee DECIMAL(8, 2) DEFAULT 1.5
);

CREATE TABLE loans (
    reader_id INT NOT NULL,
    title TEXT,
    due DATE,
    FOREIGN KEY (reader_id) REFERENCES readers (id)
);

CREATE INDEX by_title ON loans (title);

/* Some of each,
   to begin with. */
INSERT INTO readers (id, name) VALUES (1, 'Ada'), (2, 'Bob'), (3, NULL);
INSERT INTO loans SELECT id, 'Atlas', '2024-01-01' FROM readers WHERE id < 3;

SELECT r.name AS reader, COUNT(*) AS books, SUM(r.fee * 2) + 1
FROM readers AS r
INNER JOIN loans AS l ON l.reader_id = r.id
LEFT OUTER JOIN fines f ON f.reader_id = r.id
WHERE (r.fee >= 2 OR r.joined IS NULL)
    AND NOT l.title LIKE 'A%'
GROUP BY r.name
HAVING COUNT(*) > 1
ORDER BY books DESC, r.name ASC
LIMIT 10;

SELECT DISTINCT title FROM loans WHERE due BETWEEN '2024-01-01' AND '2024-12-31'
UNION
SELECT title FROM archive;

SELECT name,
    CASE WHEN fee > 5 THEN 'high' WHEN fee <> 0 THEN 'low' ELSE 'none' END AS kind
FROM readers
WHERE id IN (SELECT reader_id FROM loans);

WITH late AS (
    SELECT reader_id FROM loans WHERE due < CURRENT_DATE
)
SELECT * FROM late;

CREATE VIEW titles AS SELECT title FROM loans;

UPDATE readers SET fee = fee + 1, joined = NULL WHERE name = 'Ada' AND id <> 2;
DELETE FROM loans WHERE NOT EXISTS (SELECT 1 FROM readers WHERE id = reader_id);
ALTER TABLE readers ADD COLUMN town VARCHAR(20);
DROP TABLE archive;
# In MySQL, a comment may begin like this.
DROP TABLE `old loans`;
