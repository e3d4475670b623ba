import java.io.*;
import java.util.*;

/**
 * Library ledger. Everything is kept in three maps;
 * a loan has the key "isbn member" and its value is the day it began.
 */
public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    static Map<String, String> titles = new HashMap<>();
    static Map<String, int[]> shelf = new HashMap<>();     // isbn -> { owned, in house }
    static Map<String, Integer> loanDays = new TreeMap<>();
    static int lentCount = 0, refusedCount = 0, feeSum = 0;

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

    static void handle(String[] w) {
        int day;
        switch (w[0]) {
            case "ADD": {
                int number = w.length < 4 ? -1 : parseNumber(w[2]);
                if (number < 1) break;
                int[] count = shelf.computeIfAbsent(w[1], k -> new int[2]);
                count[0] += number;
                count[1] += number;
                if (titles.containsKey(w[1])) {
                    System.out.printf("now %d copies of %s%n", count[0], w[1]);
                } else {
                    StringBuilder t = new StringBuilder(w[3]);
                    for (int i = 4; i < w.length; i++) t.append(' ').append(w[i]);
                    titles.put(w[1], t.toString());
                    System.out.printf("added %s \"%s\" (%d)%n", w[1], t, number);
                }
                return;
            }
            case "LEND": {
                if (w.length != 4 || (day = parseNumber(w[3])) < 0) break;
                String key = w[1] + " " + w[2];
                int[] count = shelf.get(w[1]);
                String why = null;
                if (count == null) why = "unknown book " + w[1];
                else if (loanDays.containsKey(key)) why = w[2] + " already has " + w[1];
                else if (count[1] == 0) why = "no copy of " + w[1] + " left";
                if (why != null) {
                    refusedCount++;
                    System.out.println("refused: " + why);
                    return;
                }
                count[1]--;
                loanDays.put(key, day);
                lentCount++;
                System.out.printf("lent %s to %s, due day %d%n", w[1], w[2], day + LOAN_DAYS);
                return;
            }
            case "RETURN": {
                if (w.length != 4 || (day = parseNumber(w[3])) < 0) break;
                String key = w[1] + " " + w[2];
                Integer began = loanDays.get(key);
                String why = null;
                if (!shelf.containsKey(w[1])) why = "unknown book " + w[1];
                else if (began == null) why = w[2] + " does not have " + w[1];
                else if (began > day) why = "day " + day + " is before the loan";
                if (why != null) {
                    refusedCount++;
                    System.out.println("refused: " + why);
                    return;
                }
                loanDays.remove(key);
                shelf.get(w[1])[1]++;
                System.out.printf("returned %s by %s", w[1], w[2]);
                int over = day - began - LOAN_DAYS;
                if (over > 0) {
                    feeSum += over * FEE_PER_DAY;
                    System.out.printf(", fee %s", money(over * FEE_PER_DAY));
                }
                System.out.println();
                return;
            }
            case "REPORT": {
                if (w.length != 2 || (day = parseNumber(w[1])) < 0) break;
                // days overdue -> lines of that many days, most days first
                TreeMap<Integer, TreeMap<String, String>> groups = new TreeMap<>(Collections.reverseOrder());
                int n = 0;
                for (Map.Entry<String, Integer> e : loanDays.entrySet()) {
                    int over = day - e.getValue() - LOAN_DAYS;
                    if (over <= 0) continue;
                    String[] im = e.getKey().split(" ");
                    String text = im[1] + " " + im[0] + " \"" + titles.get(im[0]) + "\" " + over + " days, "
                            + money(over * FEE_PER_DAY);
                    groups.computeIfAbsent(over, k -> new TreeMap<>()).put(im[1] + " " + im[0], text);
                    n++;
                }
                System.out.println("overdue on day " + day + ": " + n);
                for (TreeMap<String, String> group : groups.values()) {
                    for (String text : group.values()) System.out.println("  " + text);
                }
                return;
            }
        }
        System.out.println(BAD_COMMAND);
    }

    public static void main(String[] args) throws IOException {
        for (String[] words : readCommands()) {
            handle(words);
        }
        int owned = 0;
        for (int[] count : shelf.values()) owned += count[0];
        System.out.printf("books: %d titles, %d copies%n", titles.size(), owned);
        System.out.printf("loans: %d made, %d open, %d refused%n", lentCount, loanDays.size(), refusedCount);
        System.out.printf("fees: %s%n", money(feeSum));
    }
}
