import java.io.*;
import java.util.*;

// Ada, exercise 3
public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

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

    public static void main(String[] args) throws IOException {
        // books
        String[] isbns = new String[1000];
        String[] titles = new String[1000];
        int[] copies = new int[1000];
        int books = 0;
        // loans which are out
        String[] who = new String[5000];
        int[] which = new int[5000];   // index into the books
        int[] when = new int[5000];
        int loans = 0;

        int made = 0, refused = 0, fees = 0, allCopies = 0;

        for (String[] words : readCommands()) {
            // look for the book
            int b = -1;
            for (int i = 0; i < books; i++) {
                if (words.length > 1 && isbns[i].equals(words[1])) b = i;
            }
            if (words[0].equals("ADD") && words.length > 3 && parseNumber(words[2]) > 0) {
                int n = parseNumber(words[2]);
                allCopies = allCopies + n;
                if (b >= 0) {
                    copies[b] = copies[b] + n;
                    System.out.println("now " + copies[b] + " copies of " + words[1]);
                } else {
                    String t = words[3];
                    for (int i = 4; i < words.length; i++) {
                        t = t + " " + words[i];
                    }
                    isbns[books] = words[1];
                    titles[books] = t;
                    copies[books] = n;
                    books++;
                    System.out.println("added " + words[1] + " \"" + t + "\" (" + n + ")");
                }
            } else if ((words[0].equals("LEND") || words[0].equals("RETURN")) && words.length == 4 && parseNumber(words[3]) >= 0) {
                int day = parseNumber(words[3]);
                // look for the loan and count how many are out
                int l = -1;
                int out = 0;
                for (int i = 0; i < loans; i++) {
                    if (which[i] == b) {
                        out++;
                        if (who[i].equals(words[2])) l = i;
                    }
                }
                boolean lend = words[0].equals("LEND");
                if (b == -1) {
                    System.out.println("refused: unknown book " + words[1]);
                    refused++;
                } else if (lend && l >= 0) {
                    System.out.println("refused: " + words[2] + " already has " + words[1]);
                    refused++;
                } else if (lend && out == copies[b]) {
                    System.out.println("refused: no copy of " + words[1] + " left");
                    refused++;
                } else if (lend) {
                    who[loans] = words[2];
                    which[loans] = b;
                    when[loans] = day;
                    loans++;
                    made++;
                    System.out.println("lent " + words[1] + " to " + words[2] + ", due day " + (day + LOAN_DAYS));
                } else if (l == -1) {
                    System.out.println("refused: " + words[2] + " does not have " + words[1]);
                    refused++;
                } else if (day < when[l]) {
                    System.out.println("refused: day " + day + " is before the loan");
                    refused++;
                } else {
                    int late = day - when[l] - LOAN_DAYS;
                    System.out.print("returned " + words[1] + " by " + words[2]);
                    if (late > 0) {
                        System.out.print(", fee " + money(late * FEE_PER_DAY));
                        fees = fees + late * FEE_PER_DAY;
                    }
                    System.out.println();
                    // move the last loan into the gap
                    loans--;
                    who[l] = who[loans];
                    which[l] = which[loans];
                    when[l] = when[loans];
                }
            } else if (words[0].equals("REPORT") && words.length == 2 && parseNumber(words[1]) >= 0) {
                int day = parseNumber(words[1]);
                // bubble sort of all loans: oldest first, then name, then isbn
                for (int i = 0; i < loans; i++) {
                    for (int j = 0; j < loans - 1; j++) {
                        int c = when[j] - when[j + 1];
                        if (c == 0) c = who[j].compareTo(who[j + 1]);
                        if (c == 0) c = isbns[which[j]].compareTo(isbns[which[j + 1]]);
                        if (c > 0) {
                            String s = who[j]; who[j] = who[j + 1]; who[j + 1] = s;
                            int x = which[j]; which[j] = which[j + 1]; which[j + 1] = x;
                            x = when[j]; when[j] = when[j + 1]; when[j + 1] = x;
                        }
                    }
                }
                int n = 0;
                while (n < loans && when[n] + LOAN_DAYS < day) n++;
                System.out.println("overdue on day " + day + ": " + n);
                for (int i = 0; i < n; i++) {
                    int d = day - when[i] - LOAN_DAYS;
                    System.out.println("  " + who[i] + " " + isbns[which[i]] + " \"" + titles[which[i]] + "\" " + d + " days, " + money(d * FEE_PER_DAY));
                }
            } else {
                System.out.println(BAD_COMMAND);
            }
        }
        System.out.println("books: " + books + " titles, " + allCopies + " copies");
        System.out.println("loans: " + made + " made, " + loans + " open, " + refused + " refused");
        System.out.println("fees: " + money(fees));
    }
}
