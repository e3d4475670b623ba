import java.io.*;
import java.util.*;

/** My library ledger, version 2. */
public class Library {
    static final String BAD_COMMAND = "error: bad command";
    static final int FEE_PER_DAY = 20; // in cents
    static final int LOAN_DAYS = 14;
    static final int MAX_LOANS = 9999;

    private int refusals, loansMade, income;
    private boolean verbose = false;
    private final Map<String, Book> stock = new LinkedHashMap<>();

    public static void main(String[] args) throws IOException {
        Library lib = new Library();
        int lineNumber = 0;
        Iterator<String[]> it = readCommands().iterator();
        while (it.hasNext()) {
            lineNumber++;
            lib.process(it.next());
        }
        lib.totals();
    }

    private void process(String[] words) {
        int last = parseNumber(words[words.length - 1]);
        String verb = words[0];
        int size = words.length;
        if (verb.equals("REPORT") && size == 2 && last >= 0) {
            report(last);
        } else if (verb.equals("RETURN") && size == 4 && last >= 0) {
            takeBack(words[1], words[2], last);
        } else if (verb.equals("LEND") && size == 4 && last >= 0) {
            lend(words[1], words[2], last);
        } else if (verb.equals("ADD") && size >= 4 && parseNumber(words[2]) > 0) {
            add(words[1], parseNumber(words[2]), String.join(" ", Arrays.copyOfRange(words, 3, words.length)));
        } else {
            System.out.println(BAD_COMMAND);
        }
    }

    private void totals() {
        int open = 0, copies = 0;
        Iterator<Book> books = stock.values().iterator();
        while (books.hasNext()) {
            Book book = books.next();
            open += book.loans.size();
            copies += book.copies;
        }
        System.out.println("books: " + stock.size() + " titles, " + copies + " copies");
        System.out.println("loans: " + loansMade + " made, " + open + " open, " + refusals + " refused");
        System.out.println("fees: " + money(income));
    }

    private void report(int day) {
        List<Loan> overdue = new ArrayList<>();
        int checked = 0;
        for (Book book : stock.values()) {
            overdue.addAll(book.loans);
            checked += book.loans.size();
        }
        overdue.sort((x, y) -> {
            int order = Integer.compare(x.start, y.start);
            if (order == 0) order = x.member.compareTo(y.member);
            return order != 0 ? order : x.book.isbn.compareTo(y.book.isbn);
        });
        overdue.removeIf(loan -> loan.lateness(day) == 0);
        if (verbose) System.err.println("checked " + checked);
        System.out.println("overdue on day " + day + ": " + overdue.size());
        for (int i = 0; i < overdue.size(); i++) {
            Loan loan = overdue.get(i);
            int days = loan.lateness(day);
            System.out.println("  " + loan.member + " " + loan.book.isbn + " \"" + loan.book.title + "\" " + days + " days, " + money(days * FEE_PER_DAY));
        }
    }

    private boolean isEmpty() {
        return stock.isEmpty() && loansMade == 0;
    }

    private void takeBack(String isbn, String person, int day) {
        Book book = stock.get(isbn);
        Loan loan = book == null ? null : book.loanOf(person);
        if (book == null) {
            refuse("unknown book " + isbn);
        } else if (loan == null) {
            refuse(person + " does not have " + isbn);
        } else if (day < loan.start) {
            refuse("day " + day + " is before the loan");
        } else {
            int charge = loan.lateness(day) * FEE_PER_DAY;
            int before = income;
            income += charge;
            book.loans.remove(loan);
            System.out.println("returned " + isbn + " by " + person + (charge > 0 ? ", fee " + money(charge) : ""));
        }
    }

    private void lend(String isbn, String person, int day) {
        Book book = stock.get(isbn);
        int dueDay = day + LOAN_DAYS;
        if (book == null) {
            refuse("unknown book " + isbn);
        } else if (book.loanOf(person) != null) {
            refuse(person + " already has " + isbn);
        } else if (book.loans.size() >= book.copies) {
            refuse("no copy of " + isbn + " left");
        } else {
            loansMade++;
            book.loans.add(new Loan(book, person, day));
            System.out.println("lent " + isbn + " to " + person + ", due day " + dueDay);
        }
    }

    private void add(String isbn, int count, String title) {
        Book book = stock.get(isbn);
        String oldTitle = book == null ? "" : book.title;
        if (book != null) {
            System.out.println("now " + (book.copies + count) + " copies of " + isbn);
        } else {
            book = new Book(isbn, title);
            System.out.println("added " + isbn + " \"" + title + "\" (" + count + ")");
            stock.put(isbn, book);
        }
        book.copies += count;
    }

    private void refuse(String reason) {
        System.out.println("refused: " + reason);
        refusals++;
    }

    static String money(int cents) {
        return String.format("%d.%02d", cents / 100, cents % 100);
    }

    static int weeks(int days) {
        int w = days / 7;
        if (days % 7 != 0) w++;
        return w;
    }

    static int parseNumber(String word) {
        if (!word.matches("[0-9]{1,8}")) return -1;
        return Integer.parseInt(word);
    }

    static List<String[]> readCommands() throws IOException {
        List<String[]> commands = new ArrayList<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line;
        while ((line = in.readLine()) != null) {
            line = line.trim();
            if (line.isEmpty() || line.startsWith("#")) continue;
            commands.add(line.split("\\s+"));
        }
        return commands;
    }

    record Loan(Book book, String member, int start) {
        int lateness(int today) {
            return Math.max(0, today - start - LOAN_DAYS);
        }
    }

    static class Book {
        int copies;
        final List<Loan> loans = new ArrayList<>();
        final String isbn, title;

        Book(String isbn, String title) {
            this.title = title;
            this.isbn = isbn;
        }

        Loan loanOf(String person) {
            int i = 0;
            while (i < loans.size()) {
                if (loans.get(i).member.equals(person)) return loans.get(i);
                i++;
            }
            return null;
        }
    }
}
