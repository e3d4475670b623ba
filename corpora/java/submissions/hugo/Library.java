/*
 * Library.java
 * Exercise: library ledger.
 * Output is collected first and written in one go.
 */
import java.io.*;
import java.util.*;

public class Library
{
  static final int LOAN_DAYS = 14;
  static final int FEE_PER_DAY = 20;
  static final String BAD_COMMAND = "error: bad command";

  static List<String[]> readCommands() throws IOException
  {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    List<String[]> commands = new ArrayList<>();
    String line;
    while ((line = in.readLine()) != null)
    {
      line = line.trim();
      if (line.isEmpty() || line.startsWith("#")) continue;
      commands.add(line.split("\\s+"));
    }
    return commands;
  }

  // -1 = not a number
  static int parseNumber(String word)
  {
    if (!word.matches("[0-9]{1,8}")) return -1;
    return Integer.parseInt(word);
  }

  static String money(int cents)
  {
    return String.format("%d.%02d", cents / 100, cents % 100);
  }

  // everything one reader has at home
  static class Card
  {
    final String owner;
    final Map<String, Integer> held = new HashMap<>();

    Card(String owner)
    {
      this.owner = owner;
    }
  }

  record Overdue(String owner, String isbn, int days) implements Comparable<Overdue>
  {
    public int compareTo(Overdue that)
    {
      int result = owner.equals(that.owner) ? isbn.compareTo(that.isbn) : owner.compareTo(that.owner);
      return days == that.days ? result : that.days - days;
    }
  }

  // -------- data --------
  private final Map<String, Card> cards = new HashMap<>();
  private final Map<String, String> titleByIsbn = new HashMap<>();
  private final Map<String, Integer> freeByIsbn = new HashMap<>();
  private final Map<String, Integer> ownedByIsbn = new HashMap<>();
  private final StringBuilder out = new StringBuilder();
  private int totalLoans, totalRefused, totalFees;

  private void println(Object... parts)
  {
    for (Object part : parts)
      out.append(part);
    out.append('\n');
  }

  // prints the refusal if there is one
  private boolean refuse(boolean when, Object... parts)
  {
    if (when)
    {
      totalRefused++;
      out.append("refused: ");
      println(parts);
    }
    return when;
  }

  // -------- the four commands --------

  void buy(String isbn, int copies, String title)
  {
    freeByIsbn.merge(isbn, copies, Integer::sum);
    ownedByIsbn.merge(isbn, copies, Integer::sum);
    if (titleByIsbn.putIfAbsent(isbn, title) == null)
    {
      println("added ", isbn, " \"", title, "\" (", copies, ")");
    }
    else
    {
      println("now ", ownedByIsbn.get(isbn), " copies of ", isbn);
    }
  }

  void checkOut(String isbn, String member, int day)
  {
    Card card = cards.computeIfAbsent(member, Card::new);
    if (refuse(!titleByIsbn.containsKey(isbn), "unknown book ", isbn)
        || refuse(card.held.containsKey(isbn), member, " already has ", isbn)
        || refuse(freeByIsbn.get(isbn) == 0, "no copy of ", isbn, " left"))
        {
      return;
    }
    card.held.put(isbn, day);
    freeByIsbn.merge(isbn, -1, Integer::sum);
    totalLoans++;
    println("lent ", isbn, " to ", member, ", due day ", day + LOAN_DAYS);
  }

  void checkIn(String isbn, String member, int day)
  {
    Card card = cards.computeIfAbsent(member, Card::new);
    if (refuse(!titleByIsbn.containsKey(isbn), "unknown book ", isbn)
        || refuse(!card.held.containsKey(isbn), member, " does not have ", isbn)
        || refuse(card.held.get(isbn) > day, "day ", day, " is before the loan"))
        {
      return;
    }
    int since = card.held.remove(isbn);
    freeByIsbn.merge(isbn, 1, Integer::sum);
    int lateDays = day - since - LOAN_DAYS;
    totalFees += Math.max(lateDays, 0) * FEE_PER_DAY;
    println("returned ", isbn, " by ", member, lateDays > 0 ? ", fee " + money(lateDays * FEE_PER_DAY) : "");
  }

  void listOverdue(int day)
  {
    // the queue gives the worst case first
    PriorityQueue<Overdue> queue = new PriorityQueue<>();
    for (Card card : cards.values())
    {
      for (String isbn : card.held.keySet())
      {
        int days = day - card.held.get(isbn) - LOAN_DAYS;
        if (days > 0) queue.add(new Overdue(card.owner, isbn, days));
      }
    }
    println("overdue on day ", day, ": ", queue.size());
    while (!queue.isEmpty())
    {
      Overdue o = queue.poll();
      println("  ", o.owner, " ", o.isbn, " \"", titleByIsbn.get(o.isbn), "\" ",
        o.days, " days, ", money(o.days * FEE_PER_DAY));
    }
  }

  public static void main(String[] args) throws IOException
  {
    Library desk = new Library();
    for (String[] words : readCommands())
    {
      Deque<String> rest = new ArrayDeque<>(Arrays.asList(words));
      String command = rest.poll();
      boolean four = words.length == 4 && parseNumber(rest.peekLast()) >= 0;
      if (command.equals("ADD") && words.length >= 4 && parseNumber(words[2]) > 0)
      {
        desk.buy(rest.poll(), parseNumber(rest.poll()), String.join(" ", rest));
      }
      else if (command.equals("LEND") && four)
      {
        desk.checkOut(rest.poll(), rest.poll(), parseNumber(rest.poll()));
      }
      else if (command.equals("RETURN") && four)
      {
        desk.checkIn(rest.poll(), rest.poll(), parseNumber(rest.poll()));
      }
      else if (command.equals("REPORT") && rest.size() == 1 && parseNumber(rest.peek()) >= 0)
      {
        desk.listOverdue(parseNumber(rest.poll()));
      }
      else
      {
        desk.println(BAD_COMMAND);
      }
    }

    // sums for the last three lines
    int owned = 0, free = 0;
    for (String isbn : desk.titleByIsbn.keySet())
    {
      owned += desk.ownedByIsbn.get(isbn);
      free += desk.freeByIsbn.get(isbn);
    }
    desk.println("books: ", desk.titleByIsbn.size(), " titles, ", owned, " copies");
    desk.println("loans: ", desk.totalLoans, " made, ", owned - free, " open, ", desk.totalRefused, " refused");
    desk.println("fees: ", money(desk.totalFees));
    System.out.print(desk.out);
  }
}
