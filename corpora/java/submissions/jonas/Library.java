import java.io.*;
import java.util.*;

public class Library {
  static final int LOAN_DAYS = 14;
  static final int FEE_PER_DAY = 20; // in cents
  static final String BAD_COMMAND = "error: bad command";

  // index 0 = titles, 1 = copies, 2 = made, 3 = open, 4 = refused, 5 = cents
  static int[] stats = new int[6];
  static HashMap<String, HashMap<String, Integer>> ledger = new HashMap<>();
  static HashMap<String, Object[]> info = new HashMap<>();

  /** 140 gives "1.40". */
  static String money(int cents) {
    return String.format("%d.%02d", cents / 100, cents % 100);
  }

  /** The whole number in word, or -1 if it is none. */
  static int parseNumber(String word) {
    if (!word.matches("[0-9]{1,8}")) return -1;
    return Integer.parseInt(word);
  }

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

  static boolean no(String msg) {
    stats[4]++;
    say("refused: " + msg);
    return true;
  }

  static void say(String msg) { System.out.println(msg); }

  // true = this was a proper command
  static boolean add(String[] a) {
    int c = parseNumber(a[2]);
    if (c <= 0) return false;
    stats[1] += c;
    Object[] row = info.get(a[1]);
    if (row != null) {
      row[1] = (Integer) row[1] + c;
      say("now " + row[1] + " copies of " + a[1]);
      return true;
    }
    String name = "";
    for (int k = 3; k < a.length; k++) name += (k > 3 ? " " : "") + a[k];
    info.put(a[1], new Object[] { name, c });
    ledger.put(a[1], new HashMap<>());
    stats[0]++;
    say("added " + a[1] + " \"" + name + "\" (" + c + ")");
    return true;
  }

  static boolean lend(String isbn, String m, int d) {
    if (d < 0) return false;
    HashMap<String, Integer> outs = ledger.get(isbn);
    if (outs == null) return no("unknown book " + isbn);
    if (outs.get(m) != null) return no(m + " already has " + isbn);
    if (outs.size() == (Integer) info.get(isbn)[1]) return no("no copy of " + isbn + " left");
    outs.put(m, d);
    stats[2]++;
    stats[3]++;
    say("lent " + isbn + " to " + m + ", due day " + (d + LOAN_DAYS));
    return true;
  }

  static boolean giveBack(String isbn, String m, int d) {
    if (d < 0) return false;
    if (!ledger.containsKey(isbn)) return no("unknown book " + isbn);
    if (!ledger.get(isbn).containsKey(m)) return no(m + " does not have " + isbn);
    if (ledger.get(isbn).get(m) > d) return no("day " + d + " is before the loan");
    int overdue = d - (ledger.get(isbn).remove(m) + LOAN_DAYS);
    stats[3]--;
    String msg = "returned " + isbn + " by " + m;
    if (overdue > 0) {
      stats[5] += overdue * FEE_PER_DAY;
      msg += ", fee " + money(overdue * FEE_PER_DAY);
    }
    say(msg);
    return true;
  }

  // sorts text lines that begin with a padded key, see task sheet for the order
  static boolean report(int d) {
    if (d < 0) return false;
    ArrayList<String> lines = new ArrayList<>();
    for (String isbn : ledger.keySet())
      for (String m : ledger.get(isbn).keySet()) {
        int start = ledger.get(isbn).get(m);
        int overdue = d - start - LOAN_DAYS;
        if (overdue > 0)
          lines.add(String.format("%09d\t%s\t%s\t%d", start, m, isbn, overdue));
      }
    Collections.sort(lines);
    say("overdue on day " + d + ": " + lines.size());
    for (String line : lines) {
      String[] f = line.split("\t");
      int overdue = Integer.parseInt(f[3]);
      say("  " + f[1] + " " + f[2] + " \"" + info.get(f[2])[0] + "\" " + overdue + " days, "
          + money(overdue * FEE_PER_DAY));
    }
    return true;
  }

  public static void main(String[] args) throws IOException {
    for (String[] words : readCommands()) {
      boolean ok = false;
      switch (words.length) {
        case 1:
          break;
        case 2:
          if (words[0].equals("REPORT")) ok = report(parseNumber(words[1]));
          break;
        case 4:
          if (words[0].equals("LEND")) ok = lend(words[1], words[2], parseNumber(words[3]));
          if (words[0].equals("RETURN")) ok = giveBack(words[1], words[2], parseNumber(words[3]));
          // fall through: may also be a title of one word
        default:
          if (words[0].equals("ADD") && words.length > 3) ok = add(words);
      }
      if (!ok) say(BAD_COMMAND);
    }
    say("books: " + stats[0] + " titles, " + stats[1] + " copies");
    say("loans: " + stats[2] + " made, " + stats[3] + " open, " + stats[4] + " refused");
    say("fees: " + money(stats[5]));
  }
}
