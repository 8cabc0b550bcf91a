//! One writer for all tables: what they want written within a moment is written together.
//!
//! A commit costs the same for one row and for a thousand. Each table waits
//! for its own rows, which are durable before it goes on; those who come while
//! a commit is under way share the next one.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::{Hold, Opened, Progress, Row, StoreError};

/// How long the first waits for others to share its commit.
const GATHERING: Duration = Duration::from_millis(2);
/// How many share a commit.
const MOST: usize = 1024;
/// How many may wait for the writer.
const WAITING: usize = 4096;

/// What keeps rows.
pub trait Engine: Send + Sync + 'static {
    /// Writes all of a batch in one transaction, except what does not fit: those matches, and why.
    fn write_all<'a>(&'a self, batch: &'a [Job]) -> BoxFuture<'a, Result<Unfit, StoreError>>;
}

/// Matches that could not be written, and why.
pub type Unfit = HashMap<String, StoreError>;

/// What is to be written.
#[derive(Clone, Debug)]
pub struct Job {
    /// The match, and by whose hand.
    pub hold: Hold,
    /// The match as it was opened, if it is new, and the server that opens it.
    pub opened: Option<(Opened, Option<String>)>,
    /// The number of the first row.
    pub from: u32,
    /// The rows.
    pub rows: Vec<Row>,
    /// How far the match is then.
    pub now: Progress,
}

impl Job {
    /// A new match with the first rows of its log, for the server that opens it.
    pub fn opening(hold: &Hold, opened: &Opened, log: &[Row], now: &Progress, by: Option<&str>) -> Job {
        let opened = Some((opened.clone(), by.map(str::to_owned)));
        Job { opened, ..Job::growing(hold, 0, log, now) }
    }

    /// More rows of a match.
    pub fn growing(hold: &Hold, from: u32, log: &[Row], now: &Progress) -> Job {
        Job { hold: hold.clone(), opened: None, from, rows: log.to_vec(), now: now.clone() }
    }

    /// When the first clock is out, as stores keep it.
    pub fn due(&self) -> Option<i64> {
        self.now.aside.due.and_then(|due| i64::try_from(due).ok())
    }
}

/// A job, and who waits for it.
struct Wanted {
    job: Job,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the one who writes.
#[derive(Debug)]
pub struct Writer {
    /// Until the store is closed.
    jobs: Mutex<Option<mpsc::Sender<Wanted>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Writes to an engine from now on.
    pub fn start(engine: impl Engine) -> Writer {
        let (jobs, wanted) = mpsc::channel(WAITING);
        let task = tokio::spawn(run(engine, wanted));
        Writer { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) }
    }

    /// Has something written, and waits until it is.
    ///
    /// # Errors
    /// Why it was not, or may not have been.
    pub async fn write(&self, job: Job) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        let (done, wait) = oneshot::channel();
        jobs.send(Wanted { job, done }).await.map_err(|_| closed())?;
        drop(jobs);
        wait.await.map_err(|_| closed())?
    }

    /// Ends when all has been written that was asked for.
    pub async fn close(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// Writes until nobody can ask for it any more.
async fn run(engine: impl Engine, mut jobs: mpsc::Receiver<Wanted>) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() {
            match jobs.recv().await {
                Some(job) => waiting.push(job),
                None => return,
            }
        }
        sleep(GATHERING).await;
        while waiting.len() < MOST
            && let Ok(job) = jobs.try_recv()
        {
            waiting.push(job);
        }
        // A match is written once in a commit; what comes second waits for the next.
        let mut seen = HashSet::new();
        let (batch, later): (Vec<Wanted>, Vec<Wanted>) =
            waiting.drain(..).partition(|wanted| seen.insert(wanted.job.hold.id.clone()));
        waiting = later;
        write(&engine, batch).await;
    }
}

async fn write(engine: &impl Engine, batch: Vec<Wanted>) {
    let (jobs, waits): (Vec<Job>, Vec<_>) = batch.into_iter().map(|wanted| (wanted.job, wanted.done)).unzip();
    match engine.write_all(&jobs).await {
        Ok(mut unfit) => {
            for (job, done) in jobs.iter().zip(waits) {
                // Whoever no longer waits finds it in the store.
                let _ = done.send(unfit.remove(&job.hold.id).map_or(Ok(()), Err));
            }
        }
        // One of them does not fit: each is on its own.
        Err(StoreError::Taken) if jobs.len() > 1 => {
            for (job, done) in jobs.iter().zip(waits) {
                let alone = engine.write_all(std::slice::from_ref(job)).await;
                let _ = done.send(alone.and_then(|mut unfit| unfit.remove(&job.hold.id).map_or(Ok(()), Err)));
            }
        }
        Err(error) => {
            let text = error.to_string();
            let mut first = Some(error);
            for done in waits {
                let _ = done.send(Err(first.take().unwrap_or_else(|| StoreError::Failed(text.clone()))));
            }
        }
    }
}
