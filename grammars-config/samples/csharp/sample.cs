#nullable enable
using System;
using System.Collections.Generic;

namespace Shop
{
    /* Kinds of things
       that are sold. */
    public enum Kind { Book, Game = 5 }

    public delegate int Rule(int price);

    interface IPriced { double Price { get; } }

    record Point(int X, int Y) { public int Sum() => X + Y; }

    struct Size { public int Width; }

    [Serializable]
    public class Item<T> : IPriced where T : class
    {
        private const int Most = 0x10, Least = 1;
        private readonly List<T>? parts = new List<T>();
        public double Price { get; private set; } = 1.5;
        public string Name => "item";

        public Item(string name, double price = 2.0, params int[] rest) : base()
        {
            this.Price = price;
            Price += rest.Length;
        }

        public virtual T? Find(Func<T, bool> test)
        {
            foreach (var part in parts)
            {
                if (test(part)) return part; // the first one
            }
            return null;
        }
    }

    #region Program
    static class Program
    {
        static int Count(int n, (int, int) limits)
        {
            int sum = 0, i;
            for (i = 0; i < n; i++) sum += i;
            while (i > 0 && !(sum == 3)) { --i; }
            do { sum = sum - 1; } while (sum >= 100);
            return sum > 0 ? sum : -sum;
        }

        static string Describe(Kind kind, object other)
        {
            switch (kind)
            {
                case Kind.Book: return "a book";
                case Kind.Game:
                    Console.Write('g');
                    break;
                default: throw new ArgumentException($"bad {kind}");
            }
            return other switch { int x when x > 3 => @"big ""one""", null => "none", _ => """raw""" };
        }

        static async Task Main(string[] args)
        {
            #pragma warning disable CS0168
            int Twice(int x) { return x * 2; }
            Rule rule = delegate (int price) { return price; };
            Func<int, int> more = x => x + 1;
            string text = args as string ?? (string) Console.ReadLine();
            var item = new Item<string>("pen") { Price = 3 };
            int[] numbers = { 1, 2, 3 };
            try { numbers[0] = Twice(rule(more(numbers[1]))); }
            catch (Exception e) when (e.Message != "") { goto end; }
            finally { Console.WriteLine("{0} of {1}", item?.Price, text); }
            if (true) await Save(out _); else { lock (item) { } }
            top: foreach (Point p in new List<Point>()) { if (p.X < 0) continue; }
            end: using (var file = Open()) { }
        }
    }
    #endregion
}
