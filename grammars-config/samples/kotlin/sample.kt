package shop.stock

import kotlin.math.max
import shop.prices.*

/* Kinds of things
   /* and nothing else */ that are sold. */
enum class Kind(val code: Int) { BOOK(1), GAME(0x2F) }

typealias Test = (Item) -> Boolean

interface Priced {
    fun price(): Double
}

@Suppress("unused")
abstract class Shape<T>(protected val label: String, var size: Int = 0) {
    abstract fun area(): Double
    open val name: String
        get() = label
}

data class Item(val title: String, val cost: Double) : Shape<Item>(title), Priced {
    private val parts: MutableList<String> = mutableListOf<String>()
    var count = 0
        set(value) { field = max(value, 0) }

    init { this.count = 3 }

    constructor(title: String) : this(title, 1.5e3)

    override fun area(): Double = cost * 2
    override fun price(): Double { return super.label.length * cost }

    companion object Limits { const val MOST = 10; }
}

object Store {
    private val items = ArrayList<Item>()

    fun load(lines: List<String>, vararg more: String): Int {
        var i: Int
        i = 0
        for (line in lines) {
            if (line.isEmpty()) { continue }
            else if (line[0] == '#') { break }
            else { i += 1 }
            items.add(Item("$line ${i}")) // by name
        }
        while (i > 0 && !(i == 3)) { i-- }
        do { i = i - 1 } while (i >= 100)
        for ((key, value) in mapOf(1 to "one")) print(key)
        return if (i < 0) -i else i
    }

    fun describe(kind: Kind?, text: Any): String {
        when (kind) {
            Kind.BOOK -> println("a book")
            Kind.GAME, null -> { println("a game " + kind!!.code) }
            else -> throw IllegalStateException("no kind")
        }
        val other = when {
            text is String -> text as String
            text in 1..9 -> """few"""
            else -> text?.toString() ?: "none"
        }
        return other
    }

    inline fun pick(crossinline test: Test): List<Item> = items.filter { item -> test(item) }.map { it }
}

fun main(args: Array<String>) {
    val twice = fun(x: Int): Int { return x * 2 }
    val sum = listOf(1, 2, 3).fold(0) { a, b -> a + b }
    try { println(Store.load(listOf(readLine() ?: ""))) }
    catch (e: Exception) { println(e.message) } finally { println(twice(sum)) }
    val ok = @Suppress("all") (true || false)
}
