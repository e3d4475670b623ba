import java.io.PrintStream;
import java.util.*;

interface Command {
    void applyTo(Ledger ledger);
}

record AddCommand(String isbn, int quantity, String title) implements Command {
    @Override public void applyTo(Ledger ledger) {
        Holding known = ledger.holdings.get(isbn);
        if (known != null) {
            ledger.out.printf("now %d copies of %s%n", known.owned += quantity, isbn);
        } else {
            ledger.holdings.put(isbn, new Holding(title, quantity));
            ledger.out.printf("added %s \"%s\" (%d)%n", isbn, title, quantity);
        }
    }
}

record LendCommand(String isbn, String member, int day) implements Command {
    @Override public void applyTo(Ledger ledger) {
        Holding holding = ledger.find(isbn);
        if (holding == null) return;
        if (holding.borrowers.containsKey(member)) {
            ledger.refuse("%s already has %s", member, isbn);
        } else if (holding.borrowers.size() == holding.owned) {
            ledger.refuse("no copy of %s left", isbn);
        } else {
            holding.borrowers.put(member, day + Library.LOAN_DAYS);
            ledger.lendings++;
            ledger.out.printf("lent %s to %s, due day %d%n", isbn, member, holding.borrowers.get(member));
        }
    }
}

record ReturnCommand(String isbn, String member, int day) implements Command {
    @Override public void applyTo(Ledger ledger) {
        Holding holding = ledger.find(isbn);
        if (holding == null) return;
        Integer due = holding.borrowers.get(member);
        if (due == null) {
            ledger.refuse("%s does not have %s", member, isbn);
        } else if (day < due - Library.LOAN_DAYS) {
            ledger.refuse("day %d is before the loan", day);
        } else {
            holding.borrowers.remove(member);
            int fine = Ledger.fine(due, day);
            ledger.fines += fine;
            ledger.out.printf("returned %s by %s%s%n", isbn, member, fine == 0 ? "" : ", fee " + Library.money(fine));
        }
    }
}

record ReportCommand(int day) implements Command {
    record Line(int due, String member, String isbn) { }

    @Override public void applyTo(Ledger ledger) {
        var lines = new TreeSet<>(Comparator.comparingInt(Line::due).thenComparing(Line::member).thenComparing(Line::isbn));
        ledger.holdings.forEach((isbn, holding) -> holding.borrowers.forEach((who, due) -> lines.add(new Line(due, who, isbn))));
        lines.removeIf(line -> line.due() >= day);
        ledger.out.printf("overdue on day %d: %d%n", day, lines.size());
        for (Line line : lines) {
            ledger.out.printf("  %s %s \"%s\" %d days, %s%n", line.member(), line.isbn(),
                ledger.holdings.get(line.isbn()).title, day - line.due(), Library.money(Ledger.fine(line.due(), day)));
        }
    }
}

class Holding {
    final String title;
    final Map<String, Integer> borrowers = new HashMap<>(); // member -> due day
    int owned;

    Holding(String title, int owned) { this.title = title; this.owned = owned; }
}

class Ledger {
    final PrintStream out = System.out;
    final Map<String, Holding> holdings = new HashMap<>();
    int lendings, refusals, fines;

    static int fine(int due, int day) { return day > due ? (day - due) * Library.FEE_PER_DAY : 0; }

    Holding find(String isbn) {
        if (!holdings.containsKey(isbn)) refuse("unknown book %s", isbn);
        return holdings.get(isbn);
    }

    void refuse(String pattern, Object... details) {
        refusals++;
        out.println("refused: " + String.format(pattern, details));
    }

    void printSummary() {
        int open = holdings.values().stream().mapToInt(h -> h.borrowers.size()).sum();
        out.printf("books: %d titles, %d copies%n", holdings.size(), holdings.values().stream().mapToInt(h -> h.owned).sum());
        out.printf("loans: %d made, %d open, %d refused%n", lendings, open, refusals);
        out.printf("fees: %s%n", Library.money(fines));
    }
}
