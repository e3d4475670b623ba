package shop.stock;

import java.util.ArrayList;
import static java.lang.Math.max;

/** Items of a small shop. */
@Deprecated
public final class Stock<T extends Comparable<T>> implements Iterable<T> {
    private static final int LIMIT = 0x1F + 017 + 0b101 + 1_000;
    private double price = 1.5e3 + 0x1.8p1;
    protected char sign = '\n';
    private final int[] counts = {1, 2, 3};
    String text = "tab\t" + """
        several
        lines""";

    enum Level { LOW, HIGH(2); Level(int... n) { } }
    record Pair(int left, String right) { }
    sealed interface Shape permits Circle { default int area() { return 0; } }

    static { System.out.println("ready"); }

    // Adds up what is worth it.
    public <S> int total(List<? super S> items, int from) throws IOException {
        int sum = 0, i;
        for (i = from; i < counts.length && sum <= LIMIT; i++) {
            if (counts[i] % 2 == 0) {
                sum += counts[i] << 1;
            } else if (!(items instanceof ArrayList)) {
                continue;
            } else {
                sum = sum > 10 ? -sum : ~sum;
            }
        }
        for (Object item : items) { sum ^= item.hashCode(); }
        while (true) { if (sum-- < 0) break; }
        do { sum >>>= 1; } while (sum != 0);
        return sum;
    }

    int choose(Object o) {
        return switch (o) {
            case Pair(int a, _) when a > 1 -> a;
            case String s -> { yield s.length(); }
            default -> throw new IllegalStateException("no " + o);
        };
    }

    synchronized void run(Runnable task) {
        try (var in = open(); var out = open()) {
            task.run();
        } catch (IOException | RuntimeException e) {
            assert e != null : "never";
        } finally {
            label: for (;;) { break label; }
        }
        switch (sign) { case 'a': this.sign = 'b'; break; default: super.toString(); }
        Function<Integer, Integer> twice = (x) -> x * 2;
        Supplier<Stock<T>> make = Stock::new;
        long[][] grid = new long[3][4];
        Object made = new Object() { @Override public String toString() { return (String) null; } };
    }
}

interface Shape extends Comparable<Shape>, java.io.Serializable {
    @Deprecated(since = "2")
    boolean round();
}

class Square extends Base implements Shape {
    boolean round() {
        java.util.List<@Checked String> names = none();
        return false;
    }
}
