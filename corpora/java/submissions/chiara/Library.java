import java.io.*;
import java.util.*;

/**
 * Library ledger.
 * Accounts hold the money and the counters, the maps hold who has what.
 */
public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    /** A named counter that can be raised. */
    static final class Counter {
        private int value;

        void raise(int by) {
            if (by < 0) throw new IllegalArgumentException("counters only go up");
            value += by;
        }

        @Override
        public String toString() {
            return Integer.toString(value);
        }
    }

    private static final Counter BOUGHT = new Counter();
    private static final Counter TITLE_COUNT = new Counter();
    static Map<String, String> names = new HashMap<>();
    static Map<String, int[]> stock = new HashMap<>();
    static Map<String, Integer> open = new TreeMap<>();
    static int lent = 0, refused = 0, feeSum = 0;

    /** Reads all commands, each cut into words; leaves out blank lines and comments. */
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

    /** The whole number in word, or -1 if it is none. */
    static int parseNumber(String word) {
        if (!word.matches("[0-9]{1,8}")) return -1;
        return Integer.parseInt(word);
    }

    /** 140 gives "1.40". */
    static String money(int cents) {
        return String.format("%d.%02d", cents / 100, cents % 100);
    }

    /** Buying is the one command that cannot be refused. False if the line is no good. */
    static boolean acquire(List<String> request) {
        boolean longEnough = request.size() > 3;
        if (!longEnough || parseNumber(request.get(2)) < 1) {
            return false;
        }
        String isbn = request.get(1);
        int more = parseNumber(request.get(2));
        BOUGHT.raise(more);

        if (!names.containsKey(isbn)) {
            TITLE_COUNT.raise(1);
            String name = String.join(" ", request.subList(3, request.size()));
            names.put(isbn, name);
            stock.put(isbn, new int[] {more, more});
            System.out.println(String.format("added %s \"%s\" (%d)", isbn, name, more));
            return true;
        }

        int[] old = stock.get(isbn);
        stock.put(isbn, new int[] {old[0] + more, old[1] + more});
        System.out.println(String.format("now %d copies of %s", old[0] + more, isbn));
        return true;
    }

    static void atTheDesk(String[] w) {
        int day;
        switch (w[0]) {
            case "LEND": {
                if (w.length != 4 || (day = parseNumber(w[3])) < 0) break;
                String key = w[1] + " " + w[2];
                int[] count = stock.get(w[1]);
                String why = null;
                if (count == null) why = "unknown book " + w[1];
                else if (open.containsKey(key)) why = w[2] + " already has " + w[1];
                else if (count[1] == 0) why = "no copy of " + w[1] + " left";
                if (why != null) {
                    refused++;
                    System.out.println("refused: " + why);
                    return;
                }
                count[1]--;
                open.put(key, day);
                lent++;
                System.out.printf("lent %s to %s, due day %d%n", w[1], w[2], day + LOAN_DAYS);
                return;
            }
            case "RETURN": {
                if (w.length != 4 || (day = parseNumber(w[3])) < 0) break;
                String key = w[1] + " " + w[2];
                Integer from = open.get(key);
                String why = null;
                if (!stock.containsKey(w[1])) why = "unknown book " + w[1];
                else if (from == null) why = w[2] + " does not have " + w[1];
                else if (from > day) why = "day " + day + " is before the loan";
                if (why != null) {
                    refused++;
                    System.out.println("refused: " + why);
                    return;
                }
                open.remove(key);
                stock.get(w[1])[1]++;
                System.out.printf("returned %s by %s", w[1], w[2]);
                int over = day - from - LOAN_DAYS;
                if (over > 0) {
                    feeSum += over * FEE_PER_DAY;
                    System.out.printf(", fee %s", money(over * FEE_PER_DAY));
                }
                System.out.println();
                return;
            }
            case "REPORT": {
                if (w.length != 2 || (day = parseNumber(w[1])) < 0) break;
                TreeMap<Integer, TreeMap<String, String>> sorted = new TreeMap<>(Collections.reverseOrder());
                int n = 0;
                for (Map.Entry<String, Integer> e : open.entrySet()) {
                    int over = day - e.getValue() - LOAN_DAYS;
                    if (over <= 0) continue;
                    String[] im = e.getKey().split(" ");
                    String text = im[1] + " " + im[0] + " \"" + names.get(im[0]) + "\" " + over + " days, "
                            + money(over * FEE_PER_DAY);
                    sorted.computeIfAbsent(over, k -> new TreeMap<>()).put(im[1] + " " + im[0], text);
                    n++;
                }
                System.out.println("overdue on day " + day + ": " + n);
                for (TreeMap<String, String> group : sorted.values()) {
                    for (String text : group.values()) System.out.println("  " + text);
                }
                return;
            }
        }
        System.out.println(BAD_COMMAND);
    }

    private static String closingLines() {
        return new StringBuilder()
            .append("books: ").append(TITLE_COUNT).append(" titles, ").append(BOUGHT).append(" copies\n")
            .append("loans: ").append(lent).append(" made, ")
            .append(open.size()).append(" open, ")
            .append(refused).append(" refused\n")
            .append("fees: ").append(money(feeSum))
            .toString();
    }

    public static void main(String[] args) throws IOException {
        for (String[] words : readCommands()) {
            boolean done = "ADD".equals(words[0]) && acquire(Arrays.asList(words));
            if (!done) {
                atTheDesk(words);
            }
        }
        System.out.println(closingLines());
    }
}
