import java.io.*;
import java.util.*;

/* Linked lists, done by hand.
   The loan list is always kept in report order (earliest day, member, isbn). */
public class Library {
   static final int LOAN_DAYS = 14;
   static final int FEE_PER_DAY = 20; // in cents
   static final String BAD_COMMAND = "error: bad command";

   static class BookNode {
      String isbn; String title; int left; int all;
      BookNode next;
   }

   static class LoanNode {
      BookNode book; String member; int day;
      LoanNode next;

      LoanNode(BookNode book, String member, int day) {
         this.book = book; this.member = member; this.day = day;
      }

      int compare(LoanNode o) {
         int r = Integer.signum(day - o.day);
         if (r == 0) r = member.compareTo(o.member);
         if (r == 0) r = book.isbn.compareTo(o.book.isbn);
         return r;
      }
   }

   static BookNode firstBook;
   static LoanNode head = new LoanNode(null, null, -1);   // dummy
   static int nLent, nRefused, nCents;

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

   /* finds recursively, null at the end */
   static BookNode seek(BookNode from, String isbn) {
      if (from == null || from.isbn.equals(isbn)) return from;
      return seek(from.next, isbn);
   }

   static LoanNode insertSorted(LoanNode at, LoanNode x) {
      if (at == null || x.compare(at) < 0) { x.next = at; return x; }
      at.next = insertSorted(at.next, x);
      return at;
   }

   /* the node BEFORE the loan, so that it can be cut out */
   static LoanNode predecessor(BookNode book, String member) {
      for (LoanNode p = head; p.next != null; p = p.next)
         if (p.next.book == book && p.next.member.equals(member)) return p;
      return null;
   }

   static void add(String isbn, int k, String[] words) {
      BookNode b = seek(firstBook, isbn);
      if (b != null) {
         b.left += k; b.all += k;
         System.out.println("now " + b.all + " copies of " + isbn);
         return;
      }
      b = new BookNode();
      b.isbn = isbn; b.left = k; b.all = k; b.title = "";
      for (int i = words.length - 1; i > 2; i--) b.title = words[i] + " " + b.title;
      b.title = b.title.trim();
      b.next = firstBook;
      firstBook = b;
      System.out.println("added " + isbn + " \"" + b.title + "\" (" + k + ")");
   }

   static void lendOrReturn(String[] words, int day) {
      BookNode b = seek(firstBook, words[1]);
      LoanNode p = b == null ? null : predecessor(b, words[2]);
      String no = "";
      if (b == null) no = "unknown book " + words[1];
      else if (words[0].equals("LEND")) {
         if (p != null) no = words[2] + " already has " + b.isbn;
         else if (b.left <= 0) no = "no copy of " + b.isbn + " left";
         else {
            head.next = insertSorted(head.next, new LoanNode(b, words[2], day));
            b.left--; nLent++;
            System.out.println("lent " + b.isbn + " to " + words[2] + ", due day " + (day + LOAN_DAYS));
         }
      }
      else if (p == null) no = words[2] + " does not have " + b.isbn;
      else if (p.next.day > day) no = "day " + day + " is before the loan";
      else {
         int price = FEE_PER_DAY * Math.max(day - p.next.day - LOAN_DAYS, 0);
         p.next = p.next.next;
         b.left++; nCents += price;
         if (price > 0) System.out.println("returned " + b.isbn + " by " + words[2] + ", fee " + money(price));
         else System.out.println("returned " + b.isbn + " by " + words[2]);
      }
      if (!no.isEmpty()) { nRefused++; System.out.println("refused: " + no); }
   }

   static void report(int day) {
      String text = "";
      int n = 0;
      for (LoanNode x = head.next; x != null && x.day < day - LOAN_DAYS; x = x.next, n++) {
         int d = day - LOAN_DAYS - x.day;
         text += "  " + x.member + " " + x.book.isbn + " \"" + x.book.title + "\" " + d + " days, " + money(d * FEE_PER_DAY) + "\n";
      }
      System.out.print("overdue on day " + day + ": " + n + "\n" + text);
   }

   public static void main(String[] args) throws IOException {
      for (String[] words : readCommands()) {
         int[] num = new int[words.length];
         for (int i = 0; i < num.length; i++) num[i] = parseNumber(words[i]);
         String shape = words[0] + "/" + Math.min(words.length, 5);
         if (shape.matches("ADD/[45]") && num[2] > 0) add(words[1], num[2], words);
         else if (shape.matches("(LEND|RETURN)/4") && num[3] >= 0) lendOrReturn(words, num[3]);
         else if (shape.equals("REPORT/2") && num[1] >= 0) report(num[1]);
         else System.out.println(BAD_COMMAND);
      }
      int kinds = 0, all = 0, out = 0;
      for (BookNode b = firstBook; b != null; b = b.next) { kinds++; all += b.all; out += b.all - b.left; }
      System.out.println("books: " + kinds + " titles, " + all + " copies");
      System.out.println("loans: " + nLent + " made, " + out + " open, " + nRefused + " refused");
      System.out.println("fees: " + money(nCents));
   }
}
