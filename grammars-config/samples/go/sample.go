// A shop and its till.
package shop

import (
	"fmt"
	books "example.org/books"
)

const (
	Most  = 0x10
	Least = iota + 2i
)

var total, seen = 1.5, 'x'
var (
	names [3]string
	open  chan<- int
)

/* Kinds of things that are sold. */
type Price = float64
type Shop struct {
	books.Ledger
	Name, Town string `json:"name"`
	rest       map[string][]*Item
}
type Each[T any] interface {
	~int | string
	Next(at int) (T, error)
}

func New[T comparable](owner string, list ...T) (*Shop, error) {
	if size := len(list); size <= 0 || !ok(owner) {
		return nil, fmt.Errorf(`nothing to sell`)
	} else if size > Most {
		return &Shop{Name: owner, rest: map[string][]*Item{"a": {{1}, {2}}}}, nil
	} else {
		total += Price(size)
	}
	for i, n := 0, 10; i < n; i++ {
		if i%3 == 0 {
			continue
		}
	}
outer:
	for key, value := range books.All {
		if key != value {
			break outer
		}
	}
	for total > 100 {
		total--
	}
	for {
		goto done
	}
done:
	switch seen := seen + 1; seen {
	case 'a', 'b':
		fallthrough
	default:
		fmt.Println("done", total, true, false)
	}
	return make(Each[int]), error(nil)
}

func (s *Shop) Pay(amount func(int) []int) (paid int) {
	defer func() { recover() }()
	go s.Pay(nil)
	select {
	case v := <-open:
		_ = v
	case open <- 1:
	default:
	}
	switch item := s.rest["a"][0].(type) {
	case *Item:
		paid = item.list[1:2:3][0]
	}
	both := [...]int{1, 2}
	paid, s.Town = (both[0] << 2), s.Name.(string)
	return []int(both[:])[0]
}
