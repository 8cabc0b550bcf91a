//! The way to a guest: as much may wait there as is good for the house.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;

/// How many bytes may wait for a guest; whoever is slower must connect again.
const MOST_WAITING: usize = 1 << 20;
/// How much a guest may have said that its table has not heard yet: whoever says more waits, and not all others behind it.
const MOST_UNHEARD: u32 = 8;

/// A way to a guest. It holds no room for messages while none wait.
pub fn outbox() -> (Outbox, Inbox) {
    let way = Arc::new(Mutex::new(Way { senders: 1, is_read: true, ..Way::default() }));
    (Outbox(Arc::clone(&way)), Inbox(way))
}

#[derive(Debug, Default)]
struct Way {
    messages: VecDeque<Utf8Bytes>,
    /// How many bytes have been sent that are not delivered.
    waiting: usize,
    senders: usize,
    is_read: bool,
    /// How much of what was said here the table has not heard yet.
    unheard: u32,
    /// What the table has spent on what it heard.
    spent: Duration,
    /// Who waits for the next message.
    reader: Option<Waker>,
}

impl Way {
    /// Whoever reads wants to be woken.
    fn wait(&mut self, cx: &Context<'_>) {
        if !self.reader.as_ref().is_some_and(|reader| reader.will_wake(cx.waker())) {
            self.reader = Some(cx.waker().clone());
        }
    }
}

fn locked(way: &Mutex<Way>) -> MutexGuard<'_, Way> {
    way.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where messages for a guest are put.
#[derive(Debug)]
pub struct Outbox(Arc<Mutex<Way>>);

impl Outbox {
    /// Puts a message on its way; false if too much waits already, or nobody takes it.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let mut way = locked(&self.0);
        if !way.is_read || way.waiting > MOST_WAITING {
            return false;
        }
        way.waiting += text.len();
        way.messages.push_back(text);
        let reader = way.reader.take();
        drop(way);
        if let Some(reader) = reader {
            reader.wake();
        }
        true
    }
}

impl Outbox {
    /// The table has heard something that was said at the other end, and has spent so much time on it.
    pub fn heard(&self, spent: Duration) {
        let mut way = locked(&self.0);
        let was_full = way.unheard >= MOST_UNHEARD;
        way.unheard = way.unheard.saturating_sub(1);
        way.spent += spent;
        let reader = if was_full { way.reader.take() } else { None };
        drop(way);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl Clone for Outbox {
    fn clone(&self) -> Outbox {
        locked(&self.0).senders += 1;
        Outbox(Arc::clone(&self.0))
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut way = locked(&self.0);
        way.senders -= 1;
        let reader = if way.senders == 0 { way.reader.take() } else { None };
        drop(way);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

/// The other end of an [`Outbox`].
#[derive(Debug)]
pub struct Inbox(Arc<Mutex<Way>>);

impl Inbox {
    /// The next message; nothing if nobody can send one any more.
    pub async fn next(&self) -> Option<Utf8Bytes> {
        poll_fn(|cx| self.poll_next(cx)).await
    }

    fn poll_next(&self, cx: &mut Context<'_>) -> Poll<Option<Utf8Bytes>> {
        let mut way = locked(&self.0);
        if let Some(text) = way.messages.pop_front() {
            return Poll::Ready(Some(text));
        }
        if way.senders == 0 {
            return Poll::Ready(None);
        }
        way.wait(cx);
        Poll::Pending
    }

    /// Something is said to the table.
    pub fn say(&self) {
        locked(&self.0).unheard += 1;
    }

    /// Whether more may be said now.
    pub fn may_say(&self) -> bool {
        locked(&self.0).unheard < MOST_UNHEARD
    }

    /// Done when more may be said.
    pub async fn listens(&self) {
        poll_fn(|cx| {
            let mut way = locked(&self.0);
            if way.unheard < MOST_UNHEARD {
                return Poll::Ready(());
            }
            way.wait(cx);
            Poll::Pending
        })
        .await;
    }

    /// What the table has spent on what was said since this was asked last.
    pub fn spent(&self) -> Duration {
        std::mem::take(&mut locked(&self.0).spent)
    }

    /// A message that waits already.
    pub fn waiting(&self) -> Option<Utf8Bytes> {
        locked(&self.0).messages.pop_front()
    }

    /// Messages of so many bytes have been delivered.
    pub fn delivered(&self, length: usize) {
        let mut way = locked(&self.0);
        way.waiting = way.waiting.saturating_sub(length);
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        let mut way = locked(&self.0);
        way.is_read = false;
        way.messages = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_much_waits_for_a_guest_and_no_more() {
        let (to, _inbox) = outbox();
        let text = Utf8Bytes::from("x".repeat(MOST_WAITING / 4));
        assert_eq!((0..100).take_while(|_| to.send(text.clone())).count(), 5);
        // Whoever reads goes on being told.
        let (to, inbox) = outbox();
        for _ in 0..100 {
            assert!(to.send(text.clone()));
            let read = inbox.next().await.expect("it was sent");
            inbox.delivered(read.len());
        }
    }

    #[tokio::test]
    async fn whoever_says_more_than_is_heard_waits() {
        let (to, inbox) = outbox();
        for _ in 0..MOST_UNHEARD {
            assert!(inbox.may_say());
            inbox.say();
        }
        assert!(!inbox.may_say());
        let inbox = Arc::new(inbox);
        let waiting = Arc::clone(&inbox);
        let waiting = tokio::spawn(async move { waiting.listens().await });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        to.heard(Duration::from_millis(3));
        waiting.await.expect("it is woken");
        to.heard(Duration::from_millis(4));
        assert_eq!(inbox.spent(), Duration::from_millis(7));
        assert_eq!(inbox.spent(), Duration::ZERO, "it is paid once");
    }

    #[tokio::test]
    async fn a_way_ends_when_either_end_has_gone() {
        let (to, inbox) = outbox();
        let other = to.clone();
        let reader = tokio::spawn(async move {
            let mut all = Vec::new();
            while let Some(text) = inbox.next().await {
                all.push(text.to_string());
            }
            all
        });
        tokio::task::yield_now().await;
        assert!(to.send("a".into()));
        drop(to);
        tokio::task::yield_now().await;
        assert!(other.send("b".into()));
        drop(other);
        assert_eq!(reader.await.expect("it ends"), ["a", "b"]);
        let (to, inbox) = outbox();
        drop(inbox);
        assert!(!to.send("c".into()), "nobody takes it");
    }
}
