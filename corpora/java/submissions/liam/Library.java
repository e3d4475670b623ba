import java.io.*;
import java.util.*;

// I never delete anything: history holds every loan ever made, with end = -1 while it is open.
// All the numbers (free copies, totals, ...) are worked out from the history when asked for.
public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    static List<String[]> readCommands() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        ArrayList<String[]> commands = new ArrayList<>();
        String line;
        while ((line = in.readLine()) != null) {
            line = line.trim();
            if (line.isEmpty() || line.startsWith("#")) continue;
            commands.add(line.split("\\s+"));
        }
        return commands;
    }

    static int parseNumber(String word) {
        return word.matches("[0-9]{1,8}") ? Integer.parseInt(word) : -1;
    }

    static String money(int cents) {
        return String.format("%d.%02d", cents / 100, cents % 100);
    }

    static class Purchase { String isbn, title; int n; }
    static class Event { String isbn, member; int start, end = -1; }

    static ArrayList<Purchase> purchases = new ArrayList<>();
    static ArrayList<Event> history = new ArrayList<>();
    static int turnedDown;

    static int owned(String isbn) {
        int sum = 0;
        for (Purchase p : purchases) if (isbn == null || p.isbn.equals(isbn)) sum += p.n;
        return sum;
    }

    // isbn or member may be null for "any"
    static ArrayList<Event> open(String isbn, String member) {
        ArrayList<Event> found = new ArrayList<>();
        for (Event e : history) {
            boolean fits = e.end < 0 && (isbn == null || isbn.equals(e.isbn)) && (member == null || member.equals(e.member));
            if (fits) found.add(e);
        }
        return found;
    }

    static int cents(int start, int end) {
        int extra = end - start - LOAN_DAYS;
        return extra < 0 ? 0 : extra * FEE_PER_DAY;
    }

    static String titleOf(String isbn) {
        for (Purchase p : purchases) if (p.isbn.equals(isbn)) return p.title;
        return null;
    }

    // why the library cannot do it, or null if it can
    static String objection(boolean lending, String isbn, String member, int day) {
        if (titleOf(isbn) == null) return "unknown book " + isbn;
        ArrayList<Event> mine = open(isbn, member);
        if (lending && !mine.isEmpty()) return member + " already has " + isbn;
        if (lending) return open(isbn, null).size() < owned(isbn) ? null : "no copy of " + isbn + " left";
        if (mine.isEmpty()) return member + " does not have " + isbn;
        return mine.get(0).start <= day ? null : "day " + day + " is before the loan";
    }

    static boolean before(Event a, Event b) {
        if (a.start < b.start) return true;
        if (a.start > b.start) return false;
        int c = a.member.compareTo(b.member);
        return c < 0 || (c == 0 && a.isbn.compareTo(b.isbn) < 0);
    }

    public static void main(String[] args) throws IOException {
        for (String[] words : readCommands()) {
            int len = words.length;
            boolean lending = words[0].equals("LEND");
            if ((lending || words[0].equals("RETURN")) && len == 4 && parseNumber(words[3]) > -1) {
                int day = parseNumber(words[3]);
                String problem = objection(lending, words[1], words[2], day);
                if (problem != null) {
                    turnedDown += 1;
                    System.out.printf("refused: %s\n", problem);
                    continue;
                }
                if (lending) {
                    Event e = new Event();
                    e.isbn = words[1];
                    e.member = words[2];
                    e.start = day;
                    history.add(e);
                    System.out.printf("lent %s to %s, due day %s\n", e.isbn, e.member, e.start + LOAN_DAYS);
                    continue;
                }
                Event e = open(words[1], words[2]).get(0);
                e.end = day;
                int c = cents(e.start, e.end);
                System.out.printf(c > 0 ? "returned %s by %s, fee %s\n" : "returned %s by %s\n", e.isbn, e.member, money(c));
                continue;
            }
            if (words[0].equals("REPORT") && len == 2 && parseNumber(words[1]) > -1) {
                int today = parseNumber(words[1]);
                ArrayList<Event> rest = open(null, null);
                rest.removeIf(e -> cents(e.start, today) == 0);
                System.out.printf("overdue on day %s: %s\n", today, rest.size());
                // selection: take out the worst one again and again
                while (rest.size() > 0) {
                    Event worst = rest.get(0);
                    for (Event e : rest) if (before(e, worst)) worst = e;
                    rest.remove(worst);
                    int c = cents(worst.start, today);
                    System.out.printf("  %s %s \"%s\" %s days, %s\n", worst.member, worst.isbn, titleOf(worst.isbn), c / FEE_PER_DAY, money(c));
                }
                continue;
            }
            if (!words[0].equals("ADD") || len < 4 || parseNumber(words[2]) < 1) {
                System.out.println(BAD_COMMAND);
                continue;
            }
            Purchase p = new Purchase();
            p.isbn = words[1];
            p.n = parseNumber(words[2]);
            p.title = String.join(" ", words).split(" ", 4)[3];
            boolean known = titleOf(p.isbn) != null;
            purchases.add(p);
            if (known) System.out.printf("now %s copies of %s\n", owned(p.isbn), p.isbn);
            else System.out.printf("added %s \"%s\" (%s)\n", p.isbn, p.title, p.n);
        }

        HashSet<String> kinds = new HashSet<>();
        for (Purchase p : purchases) kinds.add(p.isbn);
        int income = 0;
        for (Event e : history) if (e.end >= 0) income += cents(e.start, e.end);
        System.out.printf("books: %s titles, %s copies\n", kinds.size(), owned(null));
        System.out.printf("loans: %s made, %s open, %s refused\n", history.size(), open(null, null).size(), turnedDown);
        System.out.printf("fees: %s\n", money(income));
    }
}
