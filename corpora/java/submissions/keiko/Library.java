import java.io.*;
import java.util.*;

public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    /** One line of the ledger. */
    record Entry(String reader, String isbn, int dueDay) {
        boolean matches(String wantedIsbn, String wantedReader) {
            return isbn.equals(wantedIsbn) && reader.equals(wantedReader);
        }
    }

    /** The commands. Each knows how many words it wants and where its number stands. */
    enum Verb {
        ADD("ADD", 4, 1000, 2, 1) {
            @Override
            String run(Library lib, String[] args, int copies) {
                String isbn = args[1];
                if (lib.names.containsKey(isbn)) {
                    int sum = lib.owned.get(isbn) + copies;
                    lib.owned.put(isbn, sum);
                    return "now " + sum + " copies of " + isbn;
                }
                String name = String.join(" ", List.of(args).subList(3, args.length));
                lib.names.put(isbn, name);
                lib.owned.put(isbn, copies);
                return "added " + isbn + " \"" + name + "\" (" + copies + ")";
            }
        },
        LEND("LEND", 4, 4, 3, 0) {
            @Override
            String run(Library lib, String[] args, int day) {
                if (!lib.names.containsKey(args[1])) return lib.refusal("unknown book " + args[1]);
                int away = 0;
                for (Entry entry : lib.entries) {
                    if (entry.matches(args[1], args[2])) return lib.refusal(args[2] + " already has " + args[1]);
                    if (entry.isbn().equals(args[1])) away++;
                }
                if (away >= lib.owned.get(args[1])) return lib.refusal("no copy of " + args[1] + " left");
                Entry fresh = new Entry(args[2], args[1], day + LOAN_DAYS);
                lib.entries.add(fresh);
                lib.made++;
                return "lent " + fresh.isbn() + " to " + fresh.reader() + ", due day " + fresh.dueDay();
            }
        },
        RETURN("RETURN", 4, 4, 3, 0) {
            @Override
            String run(Library lib, String[] args, int day) {
                if (!lib.names.containsKey(args[1])) return lib.refusal("unknown book " + args[1]);
                Iterator<Entry> walker = lib.entries.iterator();
                while (walker.hasNext()) {
                    Entry entry = walker.next();
                    if (!entry.matches(args[1], args[2])) continue;
                    if (entry.dueDay() - LOAN_DAYS > day) return lib.refusal("day " + day + " is before the loan");
                    walker.remove();
                    String answer = "returned " + args[1] + " by " + args[2];
                    if (day <= entry.dueDay()) return answer;
                    int fee = (day - entry.dueDay()) * FEE_PER_DAY;
                    lib.income += fee;
                    return answer + ", fee " + money(fee);
                }
                return lib.refusal(args[2] + " does not have " + args[1]);
            }
        },
        REPORT("REPORT", 2, 2, 1, 0) {
            @Override
            String run(Library lib, String[] args, int day) {
                List<Entry> sorted = new ArrayList<>(lib.entries);
                sorted.removeIf(entry -> entry.dueDay() >= day);
                sorted.sort(Comparator.comparing(Entry::dueDay).thenComparing(Entry::reader).thenComparing(Entry::isbn));
                StringBuilder text = new StringBuilder("overdue on day " + day + ": " + sorted.size());
                for (Entry entry : sorted) {
                    int days = day - entry.dueDay();
                    text.append("\n  ").append(entry.reader()).append(' ').append(entry.isbn());
                    text.append(" \"").append(lib.names.get(entry.isbn())).append("\" ");
                    text.append(days).append(" days, ").append(money(FEE_PER_DAY * days));
                }
                return text.toString();
            }
        };

        final String word;
        final int minWords, maxWords, numberAt, smallest;

        Verb(String word, int minWords, int maxWords, int numberAt, int smallest) {
            this.word = word;
            this.minWords = minWords;
            this.maxWords = maxWords;
            this.numberAt = numberAt;
            this.smallest = smallest;
        }

        abstract String run(Library lib, String[] args, int number);
    }

    final Map<String, String> names = new HashMap<>();
    final Map<String, Integer> owned = new HashMap<>();
    final List<Entry> entries = new LinkedList<>();
    int made, refused, income;

    String refusal(String reason) {
        refused++;
        return "refused: " + reason;
    }

    String answer(String[] args) {
        for (Verb verb : Verb.values()) {
            if (!verb.word.equals(args[0]) || args.length < verb.minWords || args.length > verb.maxWords) continue;
            int number = parseNumber(args[verb.numberAt]);
            if (number >= verb.smallest) return verb.run(this, args, number);
        }
        return BAD_COMMAND;
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

    public static void main(String[] args) throws IOException {
        Library lib = new Library();
        for (String[] words : readCommands()) {
            System.out.println(lib.answer(words));
        }
        int copies = 0;
        for (int n : lib.owned.values()) copies += n;
        System.out.println("books: " + lib.names.size() + " titles, " + copies + " copies");
        System.out.println("loans: " + lib.made + " made, " + lib.entries.size() + " open, " + lib.refused + " refused");
        System.out.println("fees: " + money(lib.income));
    }
}
