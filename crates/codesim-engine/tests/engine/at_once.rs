//! Several comparisons in one process, as a server makes them.

use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Barrier, Mutex};
use std::thread;

use codesim_engine::{Error, Request, SideInformation, compare};
use codesim_intake::{Class, Memory, ReadOptions, Root, Sources, read};
use codesim_progress::{Observer, Stage};
use codesim_report::model::Report;

/// Cancels as soon as a stage has advanced.
struct Impatient {
    stage: Stage,
    running: Mutex<Option<Stage>>,
    /// Units done in that stage.
    done: AtomicUsize,
    /// Waits there for the other comparison to be under way.
    meeting: Barrier,
}

impl Impatient {
    fn new(stage: Stage, parties: usize) -> Self {
        Self {
            stage,
            running: Mutex::default(),
            done: AtomicUsize::new(0),
            meeting: Barrier::new(parties),
        }
    }
}

impl Observer for Impatient {
    fn begin(&self, stage: Stage, _: Option<u64>) {
        *self.running.lock().expect("no thread panicked") = Some(stage);
    }

    fn advance(&self, units: u64) {
        let running = *self.running.lock().expect("no thread panicked");
        if running == Some(self.stage) {
            self.done.fetch_add(units as usize, SeqCst);
        }
    }

    fn is_cancelled(&self) -> bool {
        self.done.load(SeqCst) > 0
    }
}

fn program(author: usize) -> String {
    let line = |number: usize| {
        let factor = (author * 31 + number * 17) % 97;
        match (author + number) % 4 {
            0 => format!("    if (x % {factor} == 1) {{ x += {number}; }}\n"),
            1 => format!("    for (int i = 0; i < {factor}; i++) {{ x ^= i; }}\n"),
            2 => format!("    x = twice(x) - {factor};\n"),
            _ => format!("    while (x > {factor}) {{ x /= 2; }}\n"),
        }
    };
    let lines: String = (0..40).map(line).collect();
    format!("int work(int x) {{\n{lines}    return x;\n}}\n")
}

fn class(observer: &dyn Observer) -> Result<Class, codesim_intake::Error> {
    let mut tree = Memory::new();
    for author in 0..60 {
        tree.add(format!("author-{author:02}.c"), program(author));
    }
    let registry = codesim_languages::registry();
    let sources = Sources::of(Root::new(&tree, "class"));
    read(&registry, &sources, &ReadOptions::default(), observer)
}

fn report(class: Class, observer: &dyn Observer) -> Result<Report, Error> {
    compare(
        class,
        None,
        &SideInformation::default(),
        &Request::default(),
        observer,
    )
}

#[test]
fn one_of_two_comparisons_is_cancelled_and_the_other_is_not() {
    let expected = report(class(&()).expect("it can be read"), &()).expect("it can be compared");
    for stage in [Stage::Rank, Stage::Align] {
        let observer = Impatient::new(stage, 2);
        let [first, second] = [(); 2].map(|()| class(&()).expect("it can be read"));
        let (cancelled, whole) = thread::scope(|scope| {
            let cancelled = scope.spawn(|| {
                observer.meeting.wait();
                report(first, &observer)
            });
            let whole = scope.spawn(|| {
                observer.meeting.wait();
                report(second, &())
            });
            (cancelled.join(), whole.join())
        });
        let cancelled = cancelled.expect("no thread panicked");
        assert!(matches!(cancelled, Err(Error::Cancelled(_))), "{stage:?}");
        let whole = whole.expect("no thread panicked").expect("nobody stops it");
        assert_eq!(whole, expected, "{stage:?}");
        // Work under way on another thread is finished, and no other work is begun.
        let threads = rayon::current_num_threads();
        assert!(observer.done.load(SeqCst) <= threads + 1, "{stage:?}");
    }
}

#[test]
fn reading_is_cancelled() {
    let observer = Impatient::new(Stage::Read, 1);
    let read = class(&observer);
    assert!(matches!(read, Err(codesim_intake::Error::Cancelled(_))));
}
