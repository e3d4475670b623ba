import java.io.*;
import java.util.*;

public class Library
{
    static final int LOAN_DAYS = 14;
    static final int FEE_PER_DAY = 20; // in cents
    static final String BAD_COMMAND = "error: bad command";

    // thrown for a line that makes no sense
    static class BadLine extends RuntimeException { }

    // thrown when the library says no; the message is the reason
    static class Refused extends Exception
    {
        Refused(String reason) { super(reason); }
    }

    static class Title { String name; int total, free; }

    static final SortedMap<String, Title> all = new TreeMap<>();
    // member -> (isbn -> first day)
    static final SortedMap<String, SortedMap<String, Integer>> bags = new TreeMap<>();

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

    static int parseNumber(String word)
    {
        if (!word.matches("[0-9]{1,8}")) return -1;
        return Integer.parseInt(word);
    }

    static String money(int cents)
    {
        return String.format("%d.%02d", cents / 100, cents % 100);
    }

    static void need(boolean ok) { if (!ok) throw new BadLine(); }

    static int dayIn(String word)
    {
        need(parseNumber(word) != -1);
        return parseNumber(word);
    }

    static Title lookUp(String isbn) throws Refused
    {
        Title t = all.get(isbn);
        if (t == null) throw new Refused("unknown book " + isbn);
        return t;
    }

    static String doAdd(String[] words)
    {
        need(words.length >= 4);
        int amount = dayIn(words[2]);
        need(amount != 0);
        String isbn = words[1];
        Title t = all.computeIfAbsent(isbn, x -> new Title());
        t.total += amount;
        t.free += amount;
        if (t.total > amount) return "now " + t.total + " copies of " + isbn;
        StringJoiner joiner = new StringJoiner(" ");
        for (int i = 3; i < words.length; ++i) joiner.add(words[i]);
        t.name = joiner.toString();
        return "added " + isbn + " \"" + t.name + "\" (" + amount + ")";
    }

    static String doLend(String isbn, String member, int day) throws Refused
    {
        Title t = lookUp(isbn);
        SortedMap<String, Integer> bag = bags.computeIfAbsent(member, m -> new TreeMap<>());
        if (bag.containsKey(isbn)) throw new Refused(member + " already has " + isbn);
        if (t.free < 1) throw new Refused("no copy of " + isbn + " left");
        --t.free;
        bag.put(isbn, day);
        return "lent " + isbn + " to " + member + ", due day " + (LOAN_DAYS + day);
    }

    static int doReturn(String isbn, String member, int day) throws Refused
    {
        Title t = lookUp(isbn);
        SortedMap<String, Integer> bag = bags.get(member);
        if (bag == null || !bag.containsKey(isbn)) throw new Refused(member + " does not have " + isbn);
        int kept = day - bag.get(isbn);
        if (kept < 0) throw new Refused("day " + day + " is before the loan");
        ++t.free;
        bag.remove(isbn);
        return kept > LOAN_DAYS ? (kept - LOAN_DAYS) * FEE_PER_DAY : 0;
    }

    static String doReport(int day)
    {
        // members and isbns come out of the maps in order, so a stable sort by days is enough
        List<String> rows = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        bags.forEach((member, bag) -> bag.forEach((isbn, first) -> {
            int late = day - first - LOAN_DAYS;
            if (late < 1) return;
            int at = 0;
            while (at < order.size() && order.get(at) >= late) ++at;
            order.add(at, late);
            rows.add(at, "\n  " + member + " " + isbn + " \"" + all.get(isbn).name + "\" " + late + " days, " + money(late * FEE_PER_DAY));
        }));
        return "overdue on day " + day + ": " + rows.size() + String.join("", rows);
    }

    public static void main(String[] args) throws IOException
    {
        int lent = 0, no = 0, cash = 0;
        for (String[] words : readCommands())
        {
            String answer;
            try
            {
                switch (words[0] + words.length)
                {
                    case "LEND4" -> { answer = doLend(words[1], words[2], dayIn(words[3])); ++lent; }
                    case "RETURN4" -> {
                        int fee = doReturn(words[1], words[2], dayIn(words[3]));
                        cash += fee;
                        answer = "returned " + words[1] + " by " + words[2] + (fee == 0 ? "" : ", fee " + money(fee));
                    }
                    case "REPORT2" -> answer = doReport(dayIn(words[1]));
                    default -> { need(words[0].equals("ADD")); answer = doAdd(words); }
                }
            }
            catch (Refused r) { ++no; answer = "refused: " + r.getMessage(); }
            catch (BadLine b) { answer = BAD_COMMAND; }
            System.out.println(answer);
        }
        int total = 0, free = 0;
        for (Title t : all.values()) { total += t.total; free += t.free; }
        System.out.println("books: " + all.size() + " titles, " + total + " copies");
        System.out.println("loans: " + lent + " made, " + (total - free) + " open, " + no + " refused");
        System.out.println("fees: " + money(cash));
    }
}
