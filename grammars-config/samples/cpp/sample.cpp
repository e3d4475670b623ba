#include <vector>
#include "shape.hpp"
#define LIMIT 100
#define CLAMP(x) ((x) < LIMIT ? (x) \
    : LIMIT)
using std::vector;

namespace geometry::flat {

/* What can be
   drawn. */
template <typename T, int N = 3>
class Shape : public Base, private virtual Other {
public:
    explicit Shape(T size) noexcept : Base{size}, size_(size) {}
    Shape(const Shape &) = delete;
    virtual ~Shape() = default;
    virtual double area() const = 0;
    Shape &operator+=(Shape &&other) { size_ += other.size_; return *this; }
    static constexpr int sides = N;
    friend struct Helper;
protected:
    T size_{};
    mutable int seen_ = 0;
};

enum class Color : unsigned char { Red, Green = 2 };
using Numbers = vector<int>;
template <class T> concept Small = sizeof(T) <= 4;

struct Circle final : Shape<double> {
    double area() const override { return 3.14'15 * size_ * size_; } // roughly
};

auto sum(const Numbers &numbers, int from = 0x1F) -> long
{
    long total = 0;
    for (auto n : numbers) { total += n; }
    for (int i = from; i < 10; ++i) {
        if (i % 2 == 0 && total <= LIMIT) continue;
        else if (!total) break;
        else total = total > 10 ? -total : ~total;
    }
    std::sort(numbers.begin(), numbers.end(), [&, from](int a, int b) { return a < b; });
    return static_cast<long>(total);
}

int main(int argc, char *argv[])
{
    int *grid = new int[3], c = 'a';
    const char *text = "tab\t", *raw = R"x(a "raw" one)x";
    auto pointer = std::make_unique<Circle>(1.5);
    try {
        if (auto it = pointer->area(); it > 0) throw std::runtime_error("large");
    } catch (const std::exception &e) {
        std::cout << e.what() << std::endl;
    } catch (...) {
        goto done;
    }
    while (c --> 0) { delete[] grid; }
    do { c ^= 1; } while (c != nullptr && true);
    switch (c) { case 1: c >>= 2; break; default: return false; }
done:
    auto [x, y] = std::pair{1, 2.0f};
    return x;
}

} // namespace

#pragma once
#if LEVEL > 1
#ifdef DEEP
typedef unsigned long big;
#endif
#endif

extern "C" {
[[nodiscard]] int shared(int a);
}
__attribute__((unused)) static union { int whole; float real; } both;

template <class T> typename T::value_type last(T list, int (*compare)(int, int)) {
    decltype(list) copy = list;
    auto text = "one" " two";
    return (int) copy[compare(1, 2)] + list.template get<int>(text);
}
