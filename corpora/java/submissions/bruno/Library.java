import java.io.*;
import java.util.*;

public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    static class Book {
        final String isbn, title;
        int copies;
        final List<Loan> loans = new ArrayList<>();

        Book(String isbn, String title) {
            this.isbn = isbn;
            this.title = title;
        }

        Loan loanOf(String member) {
            for (Loan loan : loans) if (loan.member.equals(member)) return loan;
            return null;
        }
    }

    record Loan(Book book, String member, int start) {
        int daysLate(int today) {
            return Math.max(0, today - start - LOAN_DAYS);
        }
    }

    private final Map<String, Book> catalogue = new LinkedHashMap<>();
    private int loansMade, refusals, earned;

    private void add(String isbn, int count, String title) {
        Book book = catalogue.get(isbn);
        if (book == null) {
            book = new Book(isbn, title);
            catalogue.put(isbn, book);
            System.out.println("added " + isbn + " \"" + title + "\" (" + count + ")");
        } else {
            System.out.println("now " + (book.copies + count) + " copies of " + isbn);
        }
        book.copies += count;
    }

    private void refuse(String reason) {
        refusals++;
        System.out.println("refused: " + reason);
    }

    private void lend(String isbn, String member, int day) {
        Book book = catalogue.get(isbn);
        if (book == null) {
            refuse("unknown book " + isbn);
        } else if (book.loanOf(member) != null) {
            refuse(member + " already has " + isbn);
        } else if (book.loans.size() >= book.copies) {
            refuse("no copy of " + isbn + " left");
        } else {
            book.loans.add(new Loan(book, member, day));
            loansMade++;
            System.out.println("lent " + isbn + " to " + member + ", due day " + (day + LOAN_DAYS));
        }
    }

    private void giveBack(String isbn, String member, int day) {
        Book book = catalogue.get(isbn);
        Loan loan = book == null ? null : book.loanOf(member);
        if (book == null) {
            refuse("unknown book " + isbn);
        } else if (loan == null) {
            refuse(member + " does not have " + isbn);
        } else if (day < loan.start) {
            refuse("day " + day + " is before the loan");
        } else {
            book.loans.remove(loan);
            int fee = loan.daysLate(day) * FEE_PER_DAY;
            earned += fee;
            System.out.println("returned " + isbn + " by " + member + (fee > 0 ? ", fee " + money(fee) : ""));
        }
    }

    private void report(int day) {
        List<Loan> late = new ArrayList<>();
        for (Book book : catalogue.values()) late.addAll(book.loans);
        late.removeIf(loan -> loan.daysLate(day) == 0);
        late.sort((x, y) -> {
            int order = Integer.compare(x.start, y.start);
            if (order == 0) order = x.member.compareTo(y.member);
            return order != 0 ? order : x.book.isbn.compareTo(y.book.isbn);
        });
        System.out.println("overdue on day " + day + ": " + late.size());
        for (Loan loan : late) {
            int days = loan.daysLate(day);
            System.out.println("  " + loan.member + " " + loan.book.isbn + " \"" + loan.book.title + "\" " + days + " days, " + money(days * FEE_PER_DAY));
        }
    }

    private void totals() {
        int copies = 0, open = 0;
        for (Book book : catalogue.values()) copies += book.copies;
        for (Book book : catalogue.values()) open += book.loans.size();
        System.out.println("books: " + catalogue.size() + " titles, " + copies + " copies");
        System.out.println("loans: " + loansMade + " made, " + open + " open, " + refusals + " refused");
        System.out.println("fees: " + money(earned));
    }

    static List<String[]> readCommands() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String[]> commands = new ArrayList<>();
        String line;
        while ((line = in.readLine()) != null) {
            line = line.trim();
            if (line.isEmpty() || line.startsWith("#")) continue;
            commands.add(line.split("\\s+"));
        }
        return commands;
    }

    static int parseNumber(String word) {
        if (!word.matches("[0-9]{1,8}")) return -1;
        return Integer.parseInt(word);
    }

    static String money(int cents) {
        return String.format("%d.%02d", cents / 100, cents % 100);
    }

    private void execute(String[] words) {
        String verb = words[0];
        int last = parseNumber(words[words.length - 1]);
        if (verb.equals("ADD") && words.length >= 4 && parseNumber(words[2]) > 0) {
            add(words[1], parseNumber(words[2]), String.join(" ", Arrays.copyOfRange(words, 3, words.length)));
        } else if (verb.equals("LEND") && words.length == 4 && last >= 0) {
            lend(words[1], words[2], last);
        } else if (verb.equals("RETURN") && words.length == 4 && last >= 0) {
            giveBack(words[1], words[2], last);
        } else if (verb.equals("REPORT") && words.length == 2 && last >= 0) {
            report(last);
        } else {
            System.out.println(BAD_COMMAND);
        }
    }

    public static void main(String[] args) throws IOException {
        Library library = new Library();
        for (String[] words : readCommands()) library.execute(words);
        library.totals();
    }
}
