import java.io.*;
import java.util.*;

/** Library ledger: starter code. */
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
        for (String[] words : readCommands()) {
            // TODO: carry out the command
        }
        // TODO: print the totals
    }
}
