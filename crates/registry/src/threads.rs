//! Work of many parts in several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// More threads than this are never begun, however many are asked for.
pub const MOST_THREADS: usize = 256;

/// Does the parts in several threads, each with a worker of its own, and hands them over in their order until it is enough.
pub fn side_by_side<W, T: Send>(
    threads: usize,
    parts: u64,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> T + Sync,
    take: &mut dyn FnMut(&T) -> bool,
) {
    let threads = threads.clamp(1, MOST_THREADS).min(usize::try_from(parts).unwrap_or(usize::MAX));
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    // Bounded, so that a slow reader does not let finished parts pile up.
    let (send, receive) = mpsc::sync_channel(16 * threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let send = send.clone();
            scope.spawn(|| {
                let send = send;
                let mut worker = worker();
                while !stop.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= parts || send.send((n, work(&mut worker, n))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early: BTreeMap<u64, T> = BTreeMap::new();
        let mut awaited = 0;
        for (n, one) in receive {
            early.insert(n, one);
            while let Some(one) = early.remove(&awaited) {
                awaited += 1;
                if !stop.load(Ordering::Relaxed) && !take(&one) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        }
    });
}
