import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Library ledger. State is a stream-friendly set of records; every command is a function words -> answer. */
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

    record Key(String isbn, String member) {}
    record Late(Key key, int days) {
        String show() {
            return "  %s %s \"%s\" %d days, %s".formatted(
                key.member(), key.isbn(), NAMES.get(key.isbn()), days, money(days * FEE_PER_DAY));
        }
    }

    static final Map<String, String> NAMES = new HashMap<>();
    static final Map<String, Integer> STOCK = new HashMap<>();
    static final Map<Key, Integer> OUT = new HashMap<>();
    static final List<Integer> PAID = new ArrayList<>();
    static final List<String> ANSWERS = new ArrayList<>();

    static final Comparator<Late> WORST_FIRST = Comparator.comparingInt(Late::days).reversed()
        .thenComparing(l -> l.key().member())
        .thenComparing(l -> l.key().isbn());

    static final Map<String, Function<String[], String>> COMMANDS = Map.of(
        "ADD", Library::add,
        "LEND", w -> loanCommand(w, Library::lend),
        "RETURN", w -> loanCommand(w, Library::takeBack),
        "REPORT", w -> w.length != 2 ? BAD_COMMAND : number(w[1], 0).map(Library::report).orElse(BAD_COMMAND));

    static Optional<Integer> number(String word, int least) {
        return Optional.of(parseNumber(word)).filter(n -> n >= least);
    }

    static String add(String[] w) {
        if (w.length < 4) return BAD_COMMAND;
        return number(w[2], 1).map(n -> {
            String given = Stream.of(w).skip(3).collect(Collectors.joining(" "));
            boolean fresh = NAMES.putIfAbsent(w[1], given) == null;
            int sum = STOCK.merge(w[1], n, Integer::sum);
            return fresh ? "added %s \"%s\" (%d)".formatted(w[1], given, n) : "now %d copies of %s".formatted(sum, w[1]);
        }).orElse(BAD_COMMAND);
    }

    static String loanCommand(String[] w, BiFunction<Key, Integer, String> action) {
        if (w.length != 4) return BAD_COMMAND;
        return number(w[3], 0)
            .map(day -> NAMES.containsKey(w[1])
                ? action.apply(new Key(w[1], w[2]), day)
                : "refused: unknown book " + w[1])
            .orElse(BAD_COMMAND);
    }

    static String lend(Key k, int day) {
        long taken = OUT.keySet().stream().filter(o -> o.isbn().equals(k.isbn())).count();
        return OUT.containsKey(k) ? "refused: %s already has %s".formatted(k.member(), k.isbn())
            : taken == STOCK.get(k.isbn()) ? "refused: no copy of %s left".formatted(k.isbn())
            : "lent %s to %s, due day %d".formatted(k.isbn(), k.member(), note(k, day) + LOAN_DAYS);
    }

    static int note(Key k, int day) {
        OUT.put(k, day);
        return day;
    }

    static String takeBack(Key k, int day) {
        return Optional.ofNullable(OUT.get(k)).map(since -> {
            if (since > day) return "refused: day %d is before the loan".formatted(day);
            OUT.remove(k);
            int owed = IntStream.range(since + LOAN_DAYS, day).map(d -> FEE_PER_DAY).sum();
            PAID.add(owed);
            return "returned %s by %s".formatted(k.isbn(), k.member()) + (owed == 0 ? "" : ", fee " + money(owed));
        }).orElseGet(() -> "refused: %s does not have %s".formatted(k.member(), k.isbn()));
    }

    static String report(int day) {
        List<String> rows = OUT.entrySet().stream()
            .map(e -> new Late(e.getKey(), day - LOAN_DAYS - e.getValue()))
            .filter(l -> l.days() > 0)
            .sorted(WORST_FIRST)
            .map(Late::show)
            .toList();
        return Stream.concat(Stream.of("overdue on day %d: %d".formatted(day, rows.size())), rows.stream())
            .collect(Collectors.joining("\n"));
    }

    static long answersWith(String prefix) {
        return ANSWERS.stream().filter(a -> a.startsWith(prefix)).count();
    }

    public static void main(String[] args) throws IOException {
        for (String[] words : readCommands()) {
            ANSWERS.add(COMMANDS.getOrDefault(words[0], w -> BAD_COMMAND).apply(words));
        }
        ANSWERS.forEach(System.out::println);
        System.out.printf("books: %d titles, %d copies%n", STOCK.size(), STOCK.values().stream().mapToInt(n -> n).sum());
        System.out.printf("loans: %d made, %d open, %d refused%n", answersWith("lent "), OUT.size(), answersWith("refused:"));
        System.out.printf("fees: %s%n", money(PAID.stream().reduce(0, Integer::sum)));
    }
}
