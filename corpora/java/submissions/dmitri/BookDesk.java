import java.io.*;
import java.util.*;

public class BookDesk {
	static final int FREE_PERIOD = 14;
	static final int DAILY_RATE = 20; // cents for one late day
	static final String NONSENSE = "error: bad command";

	// who has which book, and when it must be back
	record Borrowing(String person, String code, int limit) {
		boolean concerns(String c, String p) {
			return code.equals(c) && person.equals(p);
		}
	}

	// what can be asked for at the desk
	enum Action {
		PURCHASE("ADD", 4, Integer.MAX_VALUE, 2, 1) {
			@Override String perform(BookDesk desk, String[] parts, int amount) {
				String code = parts[1];
				if (desk.headings.containsKey(code)) {
					int altogether = desk.quantities.get(code) + amount;
					desk.quantities.put(code, altogether);
					return "now " + altogether + " copies" + " of " + code;
				}
				String heading = String.join(" ", List.of(parts).subList(3, parts.length));
				desk.headings.put(code, heading);
				desk.quantities.put(code, amount);
				return "added " + code + " \"" + heading + "\" (" + amount + ")";
			}
		},
		HAND_OUT("LEND", 4, 4, 3, 0) {
			@Override String perform(BookDesk desk, String[] parts, int today) {
				if (!desk.headings.containsKey(parts[1])) {
					return desk.turnAway("unknown book " + parts[1]);
				}
				int gone = 0;
				for (Borrowing b : desk.borrowings) {
					if (b.concerns(parts[1], parts[2])) {
						return desk.turnAway(parts[2] + " already has " + parts[1]);
					}
					if (b.code().equals(parts[1])) {
						gone++;
					}
				}
				if (gone >= desk.quantities.get(parts[1])) {
					return desk.turnAway("no copy of " + parts[1] + " left");
				}
				Borrowing latest = new Borrowing(parts[2], parts[1], today + FREE_PERIOD);
				desk.borrowings.add(latest);
				desk.handedOut++;
				return "lent " + latest.code() + " to " + latest.person() + ", due day " + latest.limit();
			}
		},
		TAKE_IN("RETURN", 4, 4, 3, 0) {
			@Override String perform(BookDesk desk, String[] parts, int today) {
				if (!desk.headings.containsKey(parts[1])) {
					return desk.turnAway("unknown book " + parts[1]);
				}
				Iterator<Borrowing> cursor = desk.borrowings.iterator();
				while (cursor.hasNext()) {
					Borrowing b = cursor.next();
					if (!b.concerns(parts[1], parts[2])) {
						continue;
					}
					if (b.limit() - FREE_PERIOD > today) {
						return desk.turnAway("day " + today + " is before the loan");
					}
					cursor.remove();
					String reaction = "returned ".concat(parts[1]) + " by ".concat(parts[2]);
					if (today <= b.limit()) {
						return reaction;
					}
					int charge = (today - b.limit()) * DAILY_RATE;
					desk.cash += charge;
					return reaction + ", fee " + asPrice(charge);
				}
				return desk.turnAway(parts[2] + " does not have " + parts[1]);
			}
		},
		WARN("REPORT", 2, 2, 1, 0) {
			@Override String perform(BookDesk desk, String[] parts, int today) {
				List<Borrowing> overdue = new ArrayList<>(desk.borrowings);
				overdue.removeIf(b -> b.limit() >= today);
				overdue.sort(Comparator.comparing(Borrowing::limit).thenComparing(Borrowing::person).thenComparing(Borrowing::code));
				StringBuilder listing = new StringBuilder("overdue on day " + today + ": " + overdue.size());
				for (Borrowing b : overdue) {
					int late = today - b.limit();
					listing.append("\n  ").append(b.person()).append(' ').append(b.code());
					listing.append(" \"").append(desk.headings.get(b.code())).append("\" ");
					listing.append(late).append(" days, ").append(asPrice(DAILY_RATE * late));
				}
				return listing.toString();
			}
		};

		final String keyword;
		final int atLeast, atMost, position, lowest;

		Action(String keyword, int atLeast, int atMost, int position, int lowest) {
			this.keyword = keyword;
			this.atLeast = atLeast;
			this.atMost = atMost;
			this.position = position;
			this.lowest = lowest;
		}

		abstract String perform(BookDesk desk, String[] parts, int value);
	}

	final Map<String, String> headings = new HashMap<>();
	final Map<String, Integer> quantities = new HashMap<>();
	final List<Borrowing> borrowings = new LinkedList<>();
	int handedOut, turnedAway, cash;

	String turnAway(String because) {
		turnedAway++;
		return "refused" + ": " + because;
	}

	String reaction(String[] parts) {
		for (Action candidate : Action.values()) {
			if (!candidate.keyword.equals(parts[0]) || parts.length < candidate.atLeast || parts.length > candidate.atMost) {
				continue;
			}
			int value = toInt(parts[candidate.position]);
			if (value >= candidate.lowest) {
				return candidate.perform(this, parts, value);
			}
		}
		return NONSENSE;
	}

	static List<String[]> loadLines() throws IOException {
		BufferedReader source = new BufferedReader(new InputStreamReader(System.in));
		List<String[]> result = new ArrayList<>();
		String row;
		while ((row = source.readLine()) != null) {
			row = row.trim();
			if (row.isEmpty() || row.startsWith("#")) {
				continue;
			}
			result.add(row.split("\\s+"));
		}
		return result;
	}

	static int toInt(String keyword) {
		if (!keyword.matches("\\d{1,8}")) {
			return -1;
		}
		return Integer.parseInt(keyword);
	}

	static String asPrice(int c) {
		return String.format("%d.%02d", c / 100, c % 100);
	}

	public static void main(String[] args) throws IOException {
		BookDesk desk = new BookDesk();
		for (String[] tokens : loadLines()) {
			System.out.println(desk.reaction(tokens));
		}
		int amount = 0;
		for (int q : desk.quantities.values()) {
			amount += q;
		}
		System.out.println("books: " + desk.headings.size() + " titles, " + amount + " copies");
		System.out.println("loans: " + desk.handedOut + " made, " + desk.borrowings.size() + " open, " + desk.turnedAway + " refused");
		System.out.printf("fees: %s%n", asPrice(desk.cash));
	}
}
