package shop.stock

import scala.collection.mutable.ListBuffer
import scala.io.{StdIn, Source => Files}

/* Kinds of things
   that are sold. */
sealed trait Kind
case object Book extends Kind
case class Game(code: Int = 0x2F) extends Kind

enum Level {
  case Low, High
  case Other(value: Int)
}

trait Priced[T] {
  type Test = Item => Boolean
  def price: Double
  val label: String
}

@deprecated
class Item(val title: String, private var cost: Double) extends Priced[Item] with Ordered[Item] {
  private val parts = new ListBuffer[String]()
  val label: String = null
  protected var count: Int = 0

  def this(title: String) = this(title, 1.5e3)

  override def price: Double = { return cost * 2 }
  def compare(that: Item): Int = if (this.cost > that.cost) 1 else -1
  def +(other: Item): Item = new Item(title + other.title, cost + other.cost)
}

object Store {
  private val items = ListBuffer.empty[Item]

  def load(lines: List[String], more: String*)(implicit limit: Int): Int = {
    var i = 0
    for (line <- lines) {
      if (line.isEmpty) i += 1
      else if (line(0) == '#') { println("a comment") }
      else { i = i + 2 }
      items += new Item(s"$line ${i}", 2.0) // by name
    }
    while (i > 0 && !(i == 3)) { i -= 1 }
    do { i = i - 1 } while (i >= 100)
    for (a <- 1 to 3; b <- a until 5 if a != b) yield a * b
    i
  }

  def describe(kind: Kind, other: Any): String = {
    kind match {
      case Book => print("a book")
      case Game(code) if code > 3 => println("a game " + code)
      case _ => throw new IllegalStateException("no kind")
    }
    other match {
      case text: String => text
      case 1 | 2 => """few"""
      case _ => other.asInstanceOf[Item].title
    }
  }

  def pick(test: Item => Boolean, pair: (Int, Int)): Seq[Item] = items.filter { item => test(item) }.map(_.copied).toSeq
}

object Main extends App {
  val twice = (x: Int) => x * 2
  val (first, second) = (1, true)
  val sum = List(1, 2, 3).foldLeft(0)((a, b) => a + b)
  try { println(Store.load(List(StdIn.readLine()))(10)) }
  catch { case e: Exception => println(e.getMessage) }
  finally { println(twice(sum): Int) }
}
