//! The way to a guest: as much may wait there as is good for the house.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::Utf8Bytes;

/// How many bytes may wait for a guest; whoever is slower must connect again.
const MOST_WAITING: usize = 1 << 20;

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
    /// Who waits for the next message.
    reader: Option<Waker>,
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
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        poll_fn(|cx| self.poll_next(cx)).await
    }

    fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Utf8Bytes>> {
        let mut way = locked(&self.0);
        if let Some(text) = way.messages.pop_front() {
            return Poll::Ready(Some(text));
        }
        if way.senders == 0 {
            return Poll::Ready(None);
        }
        if !way.reader.as_ref().is_some_and(|reader| reader.will_wake(cx.waker())) {
            way.reader = Some(cx.waker().clone());
        }
        Poll::Pending
    }

    /// A message that waits already.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
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
        let (to, mut inbox) = outbox();
        for _ in 0..100 {
            assert!(to.send(text.clone()));
            let read = inbox.next().await.expect("it was sent");
            inbox.delivered(read.len());
        }
    }

    #[tokio::test]
    async fn a_way_ends_when_either_end_has_gone() {
        let (to, mut inbox) = outbox();
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
