//! Counts what tree-sitter does for a text, by what it allocates.
//!
//! *Problem.* A parser of tree-sitter reports its progress after every hundred steps, but what it does to recover from an error is no
//! step: a single report of a text of 16 kB took half a minute and 9 GB. A clock would stop it, at another place on every
//! machine and in every run.
//!
//! *Method.* All that recovery does ends up in allocations: of stack nodes, of arrays of subtrees, of the summary of the stack.
//! tree-sitter lets its user provide the allocator. This one adds up what each thread asks for, in work and in bytes, and hands on to
//! the C library, or with the feature `mimalloc` to that. The same text makes a new parser ask for the same, so a limit that is counted so holds at the same place everywhere.
//!
//! *Cost.* A few additions and comparisons for each allocation, below what can be measured on a class.
//!
//! *Limits.* What the scanners of some grammars allocate by themselves is not seen.

mod heap;

use std::cell::Cell;
use std::ffi::c_void;
use std::sync::atomic::{AtomicI32, Ordering};

/// Cost of an allocation, in units of [`Cost::work`]: with the steps around it, it took 150 to 190 ns of CPU on most texts that keep a parser
/// recovering.
const ALLOCATION: u64 = 150;

/// Bytes of copied and cleared memory that add one unit to it.
const BYTES_PER_UNIT: u64 = 2;

/// Sizes of what tree-sitter allocates, in bytes, which depend on the width of a pointer.
struct Sizes {
    /// The head of the summary of its stack, with which a parser begins to recover from an error. No other allocation is as small.
    summary: usize,
    /// A node of the stack. Nodes that are no longer needed are kept for later ones, so the number that was asked for follows the greatest depth
    /// of the stack.
    stack_node: usize,
    /// A node of the tree without its children, each of which adds [`CHILD_BYTES`].
    tree_node: usize,
}

/// The sizes that are counted, on every machine.
const COUNTED: Sizes = Sizes {
    summary: 16,
    stack_node: 232,
    tree_node: 80,
};

const WITH_NARROW_POINTERS: Sizes = Sizes {
    summary: 12,
    stack_node: 164,
    tree_node: 76,
};

/// The sizes that tree-sitter asks for on this machine.
const ASKED: Sizes = match size_of::<usize>() {
    4 => WITH_NARROW_POINTERS,
    _ => COUNTED,
};

const CHILD_BYTES: usize = 8;

/// Cost of making that summary: 3,000 ns where the stack has few branches, 50,000 to 160,000 ns where it has many.
const SUMMARY: u64 = 100_000;

/// Cost that a node of the stack adds to each summary, 31 ns where the stack is long: the way through the stack ends after some nodes of the
/// program, but errors that were recovered from before do not count as such, and a stack may consist of them alone.
const SUMMARY_PER_STACK_NODE: u64 = 30;

/// The cost of a text, or its limit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cost {
    /// Units of work. A unit is a nanosecond of the machine that the costs were measured on.
    pub work: u64,
    /// Bytes that are asked for, whether or not they are freed in between.
    pub bytes: u64,
}

impl Cost {
    const ENDLESS: Self = Self {
        work: u64::MAX,
        bytes: u64::MAX,
    };

    /// Returns the sum of both.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            work: self.work.saturating_add(other.work),
            bytes: self.bytes.saturating_add(other.bytes),
        }
    }

    /// Returns half of it.
    #[must_use]
    pub fn half(self) -> Self {
        Self {
            work: self.work / 2,
            bytes: self.bytes / 2,
        }
    }

    /// Whether it is more than `limit`, in any regard.
    pub fn exceeds(self, limit: Self) -> bool {
        self.work > limit.work || self.bytes > limit.bytes
    }

    /// Returns the rest after `spent` is taken from it, which is at least zero.
    #[must_use]
    pub fn minus(self, spent: Self) -> Self {
        Self {
            work: self.work.saturating_sub(spent.work),
            bytes: self.bytes.saturating_sub(spent.bytes),
        }
    }
}

thread_local! {
    static WORK: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<u64> = const { Cell::new(0) };
    static STACK_NODES: Cell<u64> = const { Cell::new(0) };
    static LIMIT: Cell<Cost> = const { Cell::new(Cost::ENDLESS) };
}

/// Exit code of the process when a thread is beyond its limit; 0 if it goes on.
static EXIT_CODE: AtomicI32 = AtomicI32::new(0);

/// Counts the cost of this thread's parsers while it exists, from zero.
#[derive(Debug)]
pub struct Meter(());

impl Meter {
    /// Begins to count.
    pub fn new(limit: Cost) -> Self {
        WORK.set(0);
        BYTES.set(0);
        STACK_NODES.set(0);
        LIMIT.set(limit);
        Self(())
    }

    /// Adds work that is no allocation.
    pub fn spend(&self, work: u64) {
        add(work, 0);
    }

    /// Returns the cost so far.
    pub fn spent(&self) -> Cost {
        spent()
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        LIMIT.set(Cost::ENDLESS);
    }
}

/// Makes the process end with exit code `code`, from now on, as soon as a thread is beyond the limit of its [`Meter`]: for a process that
/// only parses, and whose parent knows what the code means. A parser cannot be stopped while it allocates or reads.
pub fn end_process_at_limit(code: i32) {
    EXIT_CODE.store(code, Ordering::Relaxed);
}

fn spent() -> Cost {
    Cost {
        work: WORK.get(),
        bytes: BYTES.get(),
    }
}

fn is_exceeded() -> bool {
    spent().exceeds(LIMIT.get())
}

/// Returns the size that counts for new memory of `bytes` bytes.
fn counted(asked: &Sizes, bytes: usize) -> usize {
    match bytes {
        _ if bytes == asked.summary => COUNTED.summary,
        _ if bytes == asked.stack_node => COUNTED.stack_node,
        _ => counted_node(asked, bytes),
    }
}

/// Returns the size that counts for memory that grows to `bytes` bytes: a node of the tree takes over the memory of the list of its children,
/// and nodes of the stack do not grow.
fn counted_node(asked: &Sizes, bytes: usize) -> usize {
    match bytes.checked_sub(asked.tree_node) {
        Some(children) if children.is_multiple_of(CHILD_BYTES) => COUNTED.tree_node + children,
        _ => bytes,
    }
}

fn count(bytes: usize) {
    let more = match bytes {
        _ if bytes == COUNTED.summary => SUMMARY + STACK_NODES.get() * SUMMARY_PER_STACK_NODE,
        _ if bytes == COUNTED.stack_node => {
            STACK_NODES.set(STACK_NODES.get() + 1);
            0
        }
        _ => 0,
    };
    let bytes = bytes as u64;
    add(ALLOCATION + bytes / BYTES_PER_UNIT + more, bytes);
}

fn add(work: u64, bytes: u64) {
    WORK.set(WORK.get() + work);
    BYTES.set(BYTES.get() + bytes);
    if is_exceeded() {
        end_process();
    }
}

#[cold]
fn end_process() {
    match EXIT_CODE.load(Ordering::Relaxed) {
        0 => {}
        code => std::process::exit(code),
    }
}

unsafe extern "C" fn malloc(bytes: usize) -> *mut c_void {
    count(counted(&ASKED, bytes));
    // SAFETY: any size may be asked for.
    checked(unsafe { heap::malloc(bytes) }, bytes)
}

unsafe extern "C" fn calloc(number: usize, bytes: usize) -> *mut c_void {
    let all = number.saturating_mul(bytes);
    count(all);
    // SAFETY: any size may be asked for.
    checked(unsafe { heap::calloc(number, bytes) }, all)
}

unsafe extern "C" fn realloc(old: *mut c_void, bytes: usize) -> *mut c_void {
    count(counted_node(&ASKED, bytes));
    // SAFETY: the caller promises what `realloc` of the C library asks for, and all that it was given comes from the same heap.
    checked(unsafe { heap::realloc(old, bytes) }, bytes)
}

/// Aborts if an allocation failed: tree-sitter asks that none does.
fn checked(memory: *mut c_void, bytes: usize) -> *mut c_void {
    if memory.is_null() && bytes > 0 {
        std::process::abort();
    }
    memory
}

/// Makes tree-sitter use the functions above: before `main`, since they must not be replaced while a thread uses them.
#[ctor::ctor(unsafe)]
fn install() {
    let allocator = tree_sitter::Allocator {
        malloc,
        calloc,
        realloc,
        free: heap::free,
    };
    // SAFETY: the four belong together: all hand on to one heap, so that alignment is as asked for, and none returns null for memory that was
    // asked for. Only initialisers have run yet, so there are no objects of tree-sitter and no threads that use it.
    unsafe { tree_sitter::set_allocator(Some(allocator)) };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spent_on(text: &str) -> Cost {
        let meter = Meter::new(Cost::ENDLESS);
        let mut parser = tree_sitter::Parser::new();
        parser
            .set_language(&tree_sitter_c::LANGUAGE.into())
            .expect("the grammar is sound");
        parser.parse(text, None).expect("nothing stops it");
        meter.spent()
    }

    #[test]
    fn the_same_text_costs_the_same_each_time_and_on_each_thread() {
        let texts = ["int f(void) { return 1; }", "*) *) *) int"];
        let here = texts.map(spent_on);
        let there = std::thread::spawn(move || texts.map(spent_on)).join();
        assert_eq!(here, there.expect("it only parses"));
        assert_eq!(here, texts.map(spent_on));
    }

    #[test]
    fn error_recovery_dominates_cost() {
        let sound = spent_on(&"int a;\n".repeat(100));
        assert!(sound.bytes > 700 && sound.work < SUMMARY * 3, "{sound:?}");
        let broken = spent_on(&"*)".repeat(350));
        assert!(broken.work > 100 * sound.work, "{broken:?}");
    }

    #[test]
    fn the_nodes_of_the_stack_are_recognised() {
        for depth in [1_000, 10_000] {
            spent_on(&format!("int a = {}1;", "(".repeat(depth)));
            let nodes = usize::try_from(STACK_NODES.get()).expect("they fit in memory");
            assert!((depth..depth * 4).contains(&nodes), "{depth}: {nodes}");
        }
        spent_on(&"int a = (1);\n".repeat(10_000));
        assert!(STACK_NODES.get() < 100, "{}", STACK_NODES.get());
    }

    #[test]
    fn the_width_of_a_pointer_does_not_count() {
        let narrow = |bytes| counted(&WITH_NARROW_POINTERS, bytes);
        let wide = |bytes| counted(&COUNTED, bytes);
        assert_eq!(narrow(12), wide(16));
        assert_eq!(narrow(164), wide(232));
        for children in 0..100 {
            let narrow = counted_node(&WITH_NARROW_POINTERS, 76 + children * CHILD_BYTES);
            assert_eq!(narrow, counted_node(&COUNTED, 80 + children * CHILD_BYTES));
        }
        for other in [1, 24, 1000] {
            assert_eq!(narrow(other), other);
            assert_eq!(wide(other), other);
        }
    }

    #[test]
    fn a_limit_ends_with_its_meter() {
        let meter = Meter::new(Cost { work: 10, bytes: 0 });
        assert!(!is_exceeded());
        meter.spend(11);
        assert!(is_exceeded());
        drop(meter);
        assert!(!is_exceeded());
        assert_eq!(
            Meter::new(Cost::ENDLESS).spent(),
            Cost { work: 0, bytes: 0 }
        );
    }
}
