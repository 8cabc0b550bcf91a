//! Where bots think: beside the tables, on some of the processors, and each table in its turn.
//!
//! Thinking takes what it is given. So only so many bots think at a time: those who think long on all processors but
//! one, those who think briefly beside them. Whoever has had less of it than others goes first (start-time fair
//! queueing): a table that asks for more than its share waits for itself, and not the others for it.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// Who asks for a thought: a match, and its seat that wants advice; none for the bots of the match itself.
pub type Asker = (String, Option<u8>);

type Thought = Box<dyn FnOnce() + Send>;

/// The bots of a house.
#[derive(Clone, Debug)]
pub struct Thinkers {
    /// For those who think long.
    long: Arc<Bench>,
    /// For those who do not.
    brief: Arc<Bench>,
}

impl Thinkers {
    /// As many as the machine bears.
    pub fn new() -> Thinkers {
        let processors = available_parallelism().map_or(1, usize::from);
        let long = processors.saturating_sub(1).max(1);
        Thinkers { long: Bench::new(long), brief: Bench::new(processors.div_ceil(2)) }
    }

    /// Lets a bot think, when it is its turn; on a thread of its own.
    pub fn think(&self, asker: Asker, bot: &str, thought: impl FnOnce() + Send + 'static) {
        let bench = if is_long(bot) { &self.long } else { &self.brief };
        bench.come(asker, Box::new(thought));
    }
}

/// Whether a bot with this name thinks for longer than a moment.
fn is_long(bot: &str) -> bool {
    bot.starts_with(['5', '6'])
}

/// Room for so many who think at a time, and the queue before it.
#[derive(Debug)]
struct Bench(Mutex<Queue>);

#[derive(Default)]
struct Queue {
    free: usize,
    askers: HashMap<Asker, Waiting>,
    /// Who waits: from when on each may be served, counted in thought that was given, and who came first.
    order: BTreeMap<(Duration, u64), Asker>,
    arrivals: u64,
    /// From when on the latest one was served.
    now: Duration,
}

/// What one asker waits for. Its thoughts are had one after the other.
#[derive(Default)]
struct Waiting {
    thoughts: VecDeque<Thought>,
    /// When it has had its share of what it was given.
    after: Duration,
    thinks: bool,
    is_in_line: bool,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").field("free", &self.free).field("waiting", &self.order.len()).finish_non_exhaustive()
    }
}

/// How much thought an asker may have had less than the others when it comes: a newcomer goes before those who are always
/// there, and nobody saves up for days.
const CREDIT: Duration = Duration::from_secs(10);

/// How many askers are remembered before those that wait for nothing are forgotten.
const MANY: usize = 4096;

impl Bench {
    fn new(room: usize) -> Arc<Bench> {
        Arc::new(Bench(Mutex::new(Queue { free: room, ..Queue::default() })))
    }

    fn locked(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn come(self: &Arc<Self>, asker: Asker, thought: Thought) {
        let mut queue = self.locked();
        queue.come(asker, thought);
        self.serve(queue);
    }

    /// Gives room to those whose turn it is.
    fn serve(self: &Arc<Self>, mut queue: MutexGuard<'_, Queue>) {
        while let Some((asker, thought)) = queue.next() {
            let bench = Arc::clone(self);
            tokio::task::spawn_blocking(move || {
                let done = Done { bench, asker: Some(asker), begun: Instant::now() };
                thought();
                drop(done);
            });
        }
    }
}

/// Gives the room back, also if a thought has panicked.
struct Done {
    bench: Arc<Bench>,
    asker: Option<Asker>,
    begun: Instant,
}

impl Drop for Done {
    fn drop(&mut self) {
        let Some(asker) = self.asker.take() else { return };
        let mut queue = self.bench.locked();
        queue.done(&asker, self.begun.elapsed());
        self.bench.serve(queue);
    }
}

impl Queue {
    fn come(&mut self, asker: Asker, thought: Thought) {
        let gone = self.now.saturating_sub(CREDIT);
        if self.askers.len() > MANY {
            self.askers.retain(|_, one| one.thinks || one.is_in_line || one.after > gone);
        }
        let own = self.askers.entry(asker.clone()).or_default();
        // A bot thinks about its match as it is: what it was to think about before does not count any more.
        if asker.1.is_none() {
            own.thoughts.clear();
        }
        own.thoughts.push_back(thought);
        self.line_up(asker);
    }

    /// Puts an asker who waits for something into the line.
    fn line_up(&mut self, asker: Asker) {
        let Some(own) = self.askers.get_mut(&asker) else { return };
        if own.thinks || own.is_in_line || own.thoughts.is_empty() {
            return;
        }
        own.is_in_line = true;
        self.arrivals += 1;
        self.order.insert((own.after.max(self.now.saturating_sub(CREDIT)), self.arrivals), asker);
    }

    /// Who is served next, if there is room and somebody waits.
    fn next(&mut self) -> Option<(Asker, Thought)> {
        if self.free == 0 {
            return None;
        }
        let ((from, _), asker) = self.order.pop_first()?;
        let own = self.askers.get_mut(&asker).expect("who is in the line is known");
        own.is_in_line = false;
        own.thinks = true;
        own.after = from;
        let thought = own.thoughts.pop_front().expect("who is in the line waits for something");
        self.now = self.now.max(from);
        self.free -= 1;
        Some((asker, thought))
    }

    fn done(&mut self, asker: &Asker, took: Duration) {
        self.free += 1;
        if let Some(own) = self.askers.get_mut(asker) {
            own.thinks = false;
            own.after = own.after.saturating_add(took);
        }
        self.line_up(asker.clone());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    fn asker(n: usize) -> Asker {
        (n.to_string(), None)
    }

    #[test]
    fn whoever_has_had_less_goes_first() {
        let mut queue = Queue { free: 1, ..Queue::default() };
        let second = Duration::from_secs(1);
        // A hundred tables think for a second each time, without end; one comes for a moment now and then.
        for n in 0..100 {
            queue.come(asker(n), Box::new(|| ()));
        }
        let (mut came, mut waited, mut longest) = (false, 0, 0);
        for round in 0..3000 {
            if round % 10 == 9 && !came {
                queue.come(asker(1000), Box::new(|| ()));
                (came, waited) = (true, 0);
            }
            let (own, _) = queue.next().expect("somebody waits");
            if own == asker(1000) {
                longest = longest.max(waited);
                came = false;
                queue.done(&own, Duration::from_millis(10));
                continue;
            }
            waited += 1;
            queue.done(&own, second);
            queue.come(own, Box::new(|| ()));
        }
        // The first time it stands behind those who came at the same time and have had nothing either.
        assert!(longest <= 100 && waited < 5, "it waited for {longest}, at last for {waited}");
        // All others have had the same.
        let had = (0..100).map(|n| queue.askers[&asker(n)].after.as_secs());
        let (least, most) = had.fold((u64::MAX, 0), |(least, most), one| (least.min(one), most.max(one)));
        assert!(most - least <= 1, "{least} to {most}");
    }

    #[test]
    fn what_a_bot_was_to_think_about_before_is_forgotten() {
        let mut queue = Queue { free: 0, ..Queue::default() };
        for _ in 0..1000 {
            queue.come(asker(1), Box::new(|| ()));
            queue.come(("1".to_owned(), Some(7)), Box::new(|| ()));
        }
        assert_eq!(queue.askers[&asker(1)].thoughts.len(), 1);
        assert_eq!(queue.askers[&("1".to_owned(), Some(7))].thoughts.len(), 1000, "advice is answered each time");
        assert_eq!(queue.order.len(), 2);
        // Of the many that came and went nothing is kept.
        queue.free = usize::MAX;
        while let Some((own, _)) = queue.next() {
            queue.done(&own, Duration::ZERO);
        }
        for n in 0..3 * MANY {
            queue.come(asker(n), Box::new(|| ()));
            let (own, _) = queue.next().expect("there is room");
            queue.done(&own, Duration::ZERO);
        }
        assert!(queue.askers.len() <= MANY + 1, "{}", queue.askers.len());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_think_at_a_time_and_a_panic_gives_the_room_back() {
        let bench = Bench::new(2);
        let (to, told) = mpsc::channel();
        let under_way = Arc::new(AtomicUsize::new(0));
        for n in 0..20 {
            let (to, under_way) = (to.clone(), Arc::clone(&under_way));
            let thought = move || {
                let now = under_way.fetch_add(1, Ordering::SeqCst) + 1;
                std::thread::sleep(Duration::from_millis(5));
                under_way.fetch_sub(1, Ordering::SeqCst);
                to.send(now).expect("somebody listens");
                assert!(n % 5 != 0, "a bot that fails");
            };
            bench.come(asker(n), Box::new(thought));
        }
        drop(to);
        let all = tokio::task::spawn_blocking(move || told.iter().collect::<Vec<usize>>()).await.expect("it ends");
        assert_eq!(all.len(), 20);
        assert!(all.iter().all(|&now| now <= 2), "{all:?}");
    }
}
