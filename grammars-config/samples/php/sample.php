<!DOCTYPE html>
<title>Shop</title>
<?php
declare(strict_types=1);

namespace Shop\Till;

use Shop\Goods\{Item, Price as Cost};
use function Shop\total;

// A shop sells things.
# It has a till as well.
const MOST = 0x1F;

/* What can be paid. */
interface Payable
{
    public function pay(int|float $amount, ?string $note = null): bool;
}

trait Counts
{
    private static int $count = 0, $seen;
}

enum Kind: string
{
    case Book = 'book';
    const First = self::Book;
}

#[Entity]
abstract class Shop extends \Base implements Payable
{
    use Counts;
    protected readonly array $names;
    final public const LEAST = 1.5e-3;

    public function __construct(private string $owner, array &$names, ...$rest)
    {
        $this->names = $names + [1 => 'a', ...$rest];
        self::$count += 1;
        parent::__construct();
        static::LEAST;
    }

    public function pay(int|float $amount, ?string $note = null): bool
    {
        global $log;
        static $calls = 0;
        $calls++;
        --$amount;
        if ($amount <= 0 || !$this->open) {
            throw new \Exception("bad amount $amount");
        } elseif ($amount > MOST and $note !== null) {
            echo 'too much: ', $note, "\n";
        } else {
            print("paid {$this->owner}");
        }
        for ($i = 0, $n = 10; $i < $n; $i++) {
            if ($i % 3 == 0) continue;
        }
        foreach ($this->names as $key => $name) {
            $log[] = $key . ':' . strtoupper($name);
        }
        while (count($log) > 100):
            array_pop($log);
        endwhile;
        do {
            $n >>= 1;
        } while ($n >= 2);
        switch ($i) {
            case 1:
                printf("%d", (int) $i);
                break;
            default:
                unset($log[0]);
        }
        $size = match (true) {
            $i > 1, $i < 0 => 'large',
            default => 'small',
        };
        try {
            $file = @fopen($size, mode: 'r') ?? null;
        } catch (\IOError $error) {
            $text = $error?->detail?->getMessage();
        } finally {
            $date = `date`;
        }
        $twice = fn(int $x) => $x ** 2;
        $sum = function ($x) use ($twice) { return $twice($x) <=> -$x; };
        $other = new class { public $open; };
        list($first, , list($second)) = $this->list ? [1, [2, 3]] : total();
        $text = <<<TEXT
The sum is $sum.
TEXT;
        $plain = <<<'TEXT'
Nothing to see.
TEXT;
        return $other instanceof Shop;
    }
}

function total(Shop $shop): int
{
    return $shop->pay(2);
}
?><p>Closed</p><?php exit;
