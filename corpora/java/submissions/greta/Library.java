import java.io.*;
import java.util.*;

/** Entry point: turns each line into a Command object and lets it act on the Ledger. */
public class Library {
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    static List<String[]> readCommands() throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        List<String[]> commands = new ArrayList<>();
        String line;
        while ((line = reader.readLine()) != null) {
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

    private static Command toCommand(String[] w) {
        int number = parseNumber(w[w[0].equals("ADD") ? Math.min(2, w.length - 1) : w.length - 1]);
        Command invalid = ledger -> ledger.out.println(BAD_COMMAND);
        if (number < 0) return invalid;
        return switch (w[0]) {
            case "ADD" -> w.length < 4 || number == 0 ? invalid
                : new AddCommand(w[1], number, String.join(" ", Arrays.asList(w).subList(3, w.length)));
            case "LEND" -> w.length == 4 ? new LendCommand(w[1], w[2], number) : invalid;
            case "RETURN" -> w.length == 4 ? new ReturnCommand(w[1], w[2], number) : invalid;
            case "REPORT" -> w.length == 2 ? new ReportCommand(number) : invalid;
            default -> invalid;
        };
    }

    public static void main(String[] args) throws IOException {
        Ledger ledger = new Ledger();
        for (String[] words : readCommands()) toCommand(words).applyTo(ledger);
        ledger.printSummary();
    }
}
