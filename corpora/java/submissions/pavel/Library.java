import java.io.*;
import java.util.*;
import java.util.regex.*;

public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    private static final Pattern FORM = Pattern.compile("ADD (?<isbn>\\S+) (?<n>0*[1-9]\\d{0,7}) (?<t>.+)"
        + "|LEND (?<li>\\S+) (?<lm>\\S+) (?<ld>\\d{1,8})"
        + "|RETURN (?<ri>\\S+) (?<rm>\\S+) (?<rd>\\d{1,8})"
        + "|REPORT (?<day>\\d{1,8})");

    private static final Map<String, Shelf> shelves = new TreeMap<>();
    private static int given, rejected, cents;

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

    // Shelf answers with a sentence; this only has to count by its first word
    private static String loan(Matcher m, boolean out) {
        String isbn = m.group(out ? "li" : "ri"), member = m.group(out ? "lm" : "rm");
        int day = parseNumber(m.group(out ? "ld" : "rd"));
        Shelf shelf = shelves.get(isbn);
        if (shelf == null) return "refused: unknown book " + isbn;
        if (out) return shelf.take(member, day);
        int gap = shelf.daysHeld(member, day);
        String reply = shelf.putBack(member, day);
        if (reply.startsWith("returned") && gap > LOAN_DAYS) {
            int fee = (gap - LOAN_DAYS) * FEE_PER_DAY;
            cents += fee;
            reply += ", fee " + money(fee);
        }
        return reply;
    }

    private static String report(int day) {
        // walk back through the days: the first possible loan day is the most overdue
        StringBuilder body = new StringBuilder();
        int lines = 0;
        TreeSet<Integer> startDays = new TreeSet<>();
        for (Shelf s : shelves.values()) startDays.addAll(s.startDays());
        for (int start : startDays.headSet(day - LOAN_DAYS)) {
            int over = day - LOAN_DAYS - start;
            List<String> names = new ArrayList<>();
            for (Shelf s : shelves.values())
                for (String member : s.membersSince(start)) names.add(member + " " + s.isbn + " \"" + s.title + "\"");
            names.sort(Comparator.comparing((String x) -> x.substring(0, x.indexOf(' '))));   // stable, isbns are in order
            for (String x : names) body.append(String.format("%n  %s %d days, %s", x, over, money(over * FEE_PER_DAY)));
            lines += names.size();
        }
        return "overdue on day " + day + ": " + lines + body;
    }

    public static void main(String[] args) throws IOException {
        for (String[] words : readCommands()) {
            Matcher m = FORM.matcher(String.join(" ", words));
            String reply = BAD_COMMAND;
            if (m.matches()) {
                if (m.group("isbn") != null) {
                    Shelf s = shelves.getOrDefault(m.group("isbn"), new Shelf(m.group("isbn"), m.group("t")));
                    shelves.put(s.isbn, s);
                    reply = s.stock(Integer.parseInt(m.group("n")));
                } else {
                    reply = m.group("day") != null ? report(parseNumber(m.group("day"))) : loan(m, m.group("li") != null);
                }
            }
            if (reply.startsWith("lent")) given++;
            if (reply.startsWith("refused")) rejected++;
            System.out.println(reply);
        }
        int owned = 0, out = 0;
        for (Shelf s : shelves.values()) { owned += s.size(); out += s.out(); }
        System.out.format("books: %d titles, %d copies%n", shelves.size(), owned);
        System.out.format("loans: %d made, %d open, %d refused%n", given, out, rejected);
        System.out.format("fees: %s%n", money(cents));
    }
}
