import java.util.*;

/** All copies of one book. Every copy is a slot: null when it stands on the shelf, else who has it. */
class Shelf {
    final String isbn, title;
    private final List<String> slots = new ArrayList<>();
    private final List<Integer> since = new ArrayList<>();

    Shelf(String isbn, String title) { this.isbn = isbn; this.title = title; }

    String stock(int n) {
        boolean first = slots.isEmpty();
        slots.addAll(Collections.nCopies(n, null));
        since.addAll(Collections.nCopies(n, 0));
        return first ? "added " + isbn + " \"" + title + "\" (" + n + ")" : "now " + size() + " copies of " + isbn;
    }

    String take(String member, int day) {
        if (slots.contains(member)) return "refused: " + member + " already has " + isbn;
        int slot = slots.indexOf(null);
        if (slot < 0) return "refused: no copy of " + isbn + " left";
        slots.set(slot, member);
        since.set(slot, day);
        return "lent " + isbn + " to " + member + ", due day " + (day + Library.LOAN_DAYS);
    }

    int daysHeld(String member, int day) {
        int slot = slots.indexOf(member);
        return slot < 0 ? 0 : day - since.get(slot);
    }

    String putBack(String member, int day) {
        if (!slots.contains(member)) return "refused: " + member + " does not have " + isbn;
        if (daysHeld(member, day) < 0) return "refused: day " + day + " is before the loan";
        slots.set(slots.indexOf(member), null);
        return "returned " + isbn + " by " + member;
    }

    Set<Integer> startDays() {
        Set<Integer> result = new HashSet<>();
        for (int i = 0; i < size(); i++) if (slots.get(i) != null) result.add(since.get(i));
        return result;
    }

    List<String> membersSince(int day) {
        List<String> result = new ArrayList<>();
        for (int i = 0; i < size(); i++) if (slots.get(i) != null && since.get(i) == day) result.add(slots.get(i));
        return result;
    }

    int size() { return slots.size(); }
    int out() { return size() - Collections.frequency(slots, null); }
}
