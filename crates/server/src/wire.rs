//! The frames of a WebSocket (RFC 6455), as a server reads and writes them.
//!
//! A connection that waits holds no buffers: what arrives is read over the stack, and only the beginning of a message
//! is kept until the rest has come. What is sent is shared with all who are told the same, and whatever waits leaves
//! with one call of the system.

use std::future::poll_fn;
use std::io::{self, Cursor, IoSlice};
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tungstenite::handshake::derive_accept_key;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{CloseCode, Control, Data, OpCode};

use crate::error::ServerError;

/// How many bytes are read at once.
const AT_ONCE: usize = 4 * 1024;
/// How much room for what arrives a connection keeps while it waits.
const KEPT: usize = 256;
/// How many frames leave together.
pub const TOGETHER: usize = 8;
/// The longest header of a frame that is sent.
const HEAD: usize = 10;
/// How long what a control frame carries may be.
const LONGEST_CONTROL: usize = 125;

/// A request to speak in frames from now on.
pub struct Upgrade {
    key: HeaderValue,
    then: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ServerError;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ServerError> {
        let says = |name: HeaderName, word: &str| {
            let said = parts.headers.get(name).and_then(|said| said.to_str().ok()).unwrap_or_default();
            said.split(',').any(|one| one.trim().eq_ignore_ascii_case(word))
        };
        let malformed = |why: &str| ServerError::Malformed(why.to_owned());
        if !says(header::CONNECTION, "upgrade") || !says(header::UPGRADE, "websocket") {
            return Err(malformed("expected a request to upgrade to a WebSocket"));
        }
        if !says(header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(malformed("expected version 13 of the WebSocket protocol"));
        }
        let key =
            parts.headers.get(header::SEC_WEBSOCKET_KEY).ok_or_else(|| malformed("expected Sec-WebSocket-Key"))?;
        let key = key.clone();
        let then = parts.extensions.remove::<OnUpgrade>();
        Ok(Upgrade { key, then: then.ok_or_else(|| malformed("this connection cannot be upgraded"))? })
    }
}

impl Upgrade {
    /// Answers the request, and serves the connection as soon as that has been sent.
    pub fn answer<F: Future<Output = ()> + Send + 'static>(
        self,
        longest: usize,
        serve: impl FnOnce(Wire<TokioIo<hyper::upgrade::Upgraded>>) -> F + Send + 'static,
    ) -> Response {
        let accept = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            // One who has gone before it was answered is not served.
            if let Ok(connection) = self.then.await {
                serve(Wire::new(TokioIo::new(connection), longest)).await;
            }
        });
        let fixed = HeaderValue::from_static;
        let head = [(header::CONNECTION, fixed("upgrade")), (header::UPGRADE, fixed("websocket"))];
        (StatusCode::SWITCHING_PROTOCOLS, head, [(header::SEC_WEBSOCKET_ACCEPT, accept)]).into_response()
    }
}

/// What is heard on a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A text.
    Text(String),
    /// Bytes that are no text.
    Binary,
    /// The other end asks whether this one is there; it is answered with a pong.
    Ping(Vec<u8>),
    /// The other end is there.
    Pong,
    /// Some of a message, of which more follows.
    Part,
    /// The other end goes; it is answered in kind.
    Close,
}

/// A frame to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    kind: OpCode,
    payload: Bytes,
}

impl Sent {
    /// A text.
    pub fn text(text: impl Into<Bytes>) -> Sent {
        Sent { kind: OpCode::Data(Data::Text), payload: text.into() }
    }

    /// Asks whether the other end is there.
    pub fn ping() -> Sent {
        Sent { kind: OpCode::Control(Control::Ping), payload: Bytes::new() }
    }

    /// The answer to a ping.
    pub fn pong(payload: Vec<u8>) -> Sent {
        Sent { kind: OpCode::Control(Control::Pong), payload: payload.into() }
    }

    /// A farewell, and why.
    pub fn close(code: CloseCode, reason: &str) -> Sent {
        let payload = [&u16::from(code).to_be_bytes()[..], reason.as_bytes()].concat();
        Sent { kind: OpCode::Control(Control::Close), payload: payload.into() }
    }

    /// How long what it carries is.
    pub fn len(&self) -> usize {
        self.payload.len()
    }

    /// What comes before what it carries, in the first bytes of so many.
    fn head(&self) -> io::Result<(usize, [u8; HEAD])> {
        let mut head = Cursor::new([0; HEAD]);
        let header = FrameHeader { opcode: self.kind, ..FrameHeader::default() };
        header.format(self.payload.len() as u64, &mut head).map_err(io::Error::other)?;
        Ok((usize::try_from(head.position()).unwrap_or(HEAD), head.into_inner()))
    }
}

/// One end of a connection.
#[derive(Debug)]
pub struct Wire<S> {
    stream: S,
    /// The longest message that is read.
    longest: usize,
    /// What has arrived and is not understood yet.
    arrived: Vec<u8>,
    /// The message whose first frames have arrived, and whether it is text.
    begun: Option<(bool, Vec<u8>)>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Wire<S> {
    /// The end of a server.
    pub fn new(stream: S, longest: usize) -> Wire<S> {
        Wire { stream, longest, arrived: Vec::new(), begun: None }
    }

    /// What is heard next; why this end must go if what arrives breaks the protocol, or nothing if the other end has
    /// gone. Whoever stops waiting misses nothing.
    pub async fn next(&mut self) -> Result<Heard, Option<CloseCode>> {
        loop {
            if let Some(heard) = self.understand().map_err(Some)? {
                return Ok(heard);
            }
            if !poll_fn(|cx| self.poll_read(cx)).await {
                return Err(None);
            }
        }
    }

    /// Reads what has arrived; false if nothing more will.
    fn poll_read(&mut self, cx: &mut Context<'_>) -> Poll<bool> {
        let mut room = [const { MaybeUninit::uninit() }; AT_ONCE];
        let mut read = ReadBuf::uninit(&mut room);
        let done = ready!(Pin::new(&mut self.stream).poll_read(cx, &mut read));
        self.arrived.extend_from_slice(read.filled());
        Poll::Ready(done.is_ok() && !read.filled().is_empty())
    }

    /// The first message of what has arrived, if it is whole.
    fn understand(&mut self) -> Result<Option<Heard>, CloseCode> {
        let mut at = 0;
        let heard = loop {
            let Some((header, payload, end)) = frame(&self.arrived, at, self.longest)? else { break None };
            let (start, mask) = (payload, header.mask.ok_or(CloseCode::Protocol)?);
            for (n, byte) in self.arrived[start..end].iter_mut().enumerate() {
                *byte ^= mask[n & 3];
            }
            at = end;
            let heard = self.take(&header, start..end)?;
            if heard.is_some() {
                break heard;
            }
        };
        self.arrived.drain(..at);
        if self.arrived.is_empty() && self.arrived.capacity() > KEPT {
            self.arrived = Vec::new();
        }
        Ok(heard)
    }

    /// What a frame says, with those before it; nothing if more of them follow.
    fn take(&mut self, header: &FrameHeader, payload: std::ops::Range<usize>) -> Result<Option<Heard>, CloseCode> {
        let payload = &self.arrived[payload];
        if header.rsv1 || header.rsv2 || header.rsv3 {
            return Err(CloseCode::Protocol);
        }
        let is_text = match header.opcode {
            OpCode::Control(_) if !header.is_final || payload.len() > LONGEST_CONTROL => {
                return Err(CloseCode::Protocol);
            }
            OpCode::Control(Control::Ping) => return Ok(Some(Heard::Ping(payload.to_vec()))),
            OpCode::Control(Control::Pong) => return Ok(Some(Heard::Pong)),
            OpCode::Control(Control::Close) => return Ok(Some(Heard::Close)),
            OpCode::Data(Data::Continue) => match &mut self.begun {
                Some((_, begun)) if begun.len() + payload.len() > self.longest => return Err(CloseCode::Size),
                Some((_, begun)) => {
                    begun.extend_from_slice(payload);
                    return if header.is_final {
                        self.begun.take().map(whole).transpose()
                    } else {
                        Ok(Some(Heard::Part))
                    };
                }
                None => return Err(CloseCode::Protocol),
            },
            OpCode::Data(kind @ (Data::Text | Data::Binary)) if self.begun.is_none() => kind == Data::Text,
            OpCode::Data(_) | OpCode::Control(_) => return Err(CloseCode::Protocol),
        };
        let message = (is_text, payload.to_vec());
        if header.is_final {
            return whole(message).map(Some);
        }
        self.begun = Some(message);
        Ok(Some(Heard::Part))
    }

    /// Sends frames, as many together as the system takes.
    ///
    /// # Errors
    /// If the other end has gone.
    pub async fn send(&mut self, frames: &[Sent]) -> io::Result<()> {
        for frames in frames.chunks(TOGETHER) {
            let mut heads = [(0, [0; HEAD]); TOGETHER];
            for (frame, head) in frames.iter().zip(&mut heads) {
                *head = frame.head()?;
            }
            let mut slices = [IoSlice::new(&[]); 2 * TOGETHER];
            for (pair, (frame, (len, head))) in slices.chunks_mut(2).zip(frames.iter().zip(&heads)) {
                (pair[0], pair[1]) = (IoSlice::new(&head[..*len]), IoSlice::new(&frame.payload));
            }
            let mut left = &mut slices[..2 * frames.len()];
            // Those that are sent in full, or empty from the start, go.
            IoSlice::advance_slices(&mut left, 0);
            while !left.is_empty() {
                let sent = poll_fn(|cx| Pin::new(&mut self.stream).poll_write_vectored(cx, left)).await?;
                if sent == 0 {
                    return Err(io::ErrorKind::WriteZero.into());
                }
                IoSlice::advance_slices(&mut left, sent);
            }
        }
        poll_fn(|cx| Pin::new(&mut self.stream).poll_flush(cx)).await
    }
}

/// The frame that begins at `at`, if it has arrived in full: its header, and where what it carries begins and ends.
fn frame(arrived: &[u8], at: usize, longest: usize) -> Result<Option<(FrameHeader, usize, usize)>, CloseCode> {
    let mut cursor = Cursor::new(&arrived[at..]);
    let Some((header, length)) = FrameHeader::parse(&mut cursor).map_err(|_| CloseCode::Protocol)? else {
        return Ok(None);
    };
    let length = usize::try_from(length).ok().filter(|&length| length <= longest).ok_or(CloseCode::Size)?;
    let start = at + usize::try_from(cursor.position()).map_err(|_| CloseCode::Size)?;
    Ok((arrived.len() - start >= length).then_some((header, start, start + length)))
}

/// A message whose last frame has arrived.
fn whole((is_text, payload): (bool, Vec<u8>)) -> Result<Heard, CloseCode> {
    if !is_text {
        return Ok(Heard::Binary);
    }
    String::from_utf8(payload).map(Heard::Text).map_err(|_| CloseCode::Invalid)
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// A frame as a guest sends it.
    fn from_guest(kind: u8, is_final: bool, payload: &[u8]) -> Vec<u8> {
        let mask = [7, 0, 255, 13];
        let header = FrameHeader { is_final, opcode: OpCode::from(kind), mask: Some(mask), ..FrameHeader::default() };
        let mut frame = Vec::new();
        header.format(payload.len() as u64, &mut frame).expect("a vector takes all");
        frame.extend(payload.iter().enumerate().map(|(n, byte)| byte ^ mask[n % 4]));
        frame
    }

    async fn heard(bytes: &[u8], piece: usize) -> Vec<Result<Heard, Option<CloseCode>>> {
        let (mut guest, server) = duplex(1 << 20);
        let mut wire = Wire::new(server, 1000);
        let send = async {
            for piece in bytes.chunks(piece) {
                guest.write_all(piece).await.expect("it is read");
                tokio::task::yield_now().await;
            }
            drop(guest);
        };
        let hear = async {
            let mut all = Vec::new();
            loop {
                match wire.next().await {
                    Ok(Heard::Part) => continue,
                    other => all.push(other),
                }
                if matches!(all.last(), Some(Err(_))) {
                    break all;
                }
            }
        };
        tokio::join!(send, hear).1
    }

    #[tokio::test]
    async fn messages_are_heard_however_they_come() {
        let bytes = [
            from_guest(1, true, b"one"),
            from_guest(1, false, "tw\u{f6}".as_bytes()),
            from_guest(9, true, b"there?"),
            from_guest(0, false, b" and"),
            from_guest(0, true, b" more"),
            from_guest(2, true, &[0; 300]),
            from_guest(10, true, b""),
            from_guest(1, true, &[b'x'; 1000]),
            from_guest(8, true, &[3, 232]),
        ]
        .concat();
        let text = |text: &str| Ok(Heard::Text(text.to_owned()));
        for piece in [1, 2, 7, 100, 10_000] {
            let all = heard(&bytes, piece).await;
            let (ping, long) = (Ok(Heard::Ping(b"there?".to_vec())), "x".repeat(1000));
            let wanted =
                [text("one"), ping, text("tw\u{f6} and more"), Ok(Heard::Binary), Ok(Heard::Pong), text(&long)];
            assert_eq!(all[..6], wanted, "in pieces of {piece}");
            assert_eq!(all[6..], [Ok(Heard::Close), Err(None)]);
        }
    }

    #[tokio::test]
    async fn what_breaks_the_protocol_ends_it() {
        let reserved = |bit: u8| {
            let mut frame = from_guest(1, true, b"x");
            frame[0] |= bit;
            frame
        };
        let many = [from_guest(1, false, &[b'x'; 600]), from_guest(0, true, &[b'x'; 600])].concat();
        for (bytes, code) in [
            (vec![0x81, 1, b'x'], CloseCode::Protocol),
            (from_guest(0, true, b"of nothing"), CloseCode::Protocol),
            ([from_guest(1, false, b"x"), from_guest(1, true, b"y")].concat(), CloseCode::Protocol),
            (from_guest(9, false, b"in parts"), CloseCode::Protocol),
            (from_guest(9, true, &[0; 126]), CloseCode::Protocol),
            (reserved(0x40), CloseCode::Protocol),
            (reserved(0x20), CloseCode::Protocol),
            (reserved(0x10), CloseCode::Protocol),
            (vec![0x83, 0x81, 0, 0, 0, 0, b'x'], CloseCode::Protocol),
            (from_guest(1, true, &[0xc3]), CloseCode::Invalid),
            (from_guest(1, true, &[b'x'; 1001]), CloseCode::Size),
            (vec![0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0], CloseCode::Size),
            (many, CloseCode::Size),
        ] {
            assert_eq!(heard(&bytes, 3).await, [Err(Some(code))], "{bytes:?}");
        }
    }

    #[tokio::test]
    async fn frames_are_sent_whole_to_whoever_reads_slowly() {
        let frames: Vec<Sent> = (0..20).map(|n| Sent::text("y".repeat(n * 40))).collect();
        let last = [Sent::ping(), Sent::pong(vec![1, 2]), Sent::close(CloseCode::Away, "bye")];
        let long = Sent::text("z".repeat(70_000));
        let (mut guest, server) = duplex(50);
        let mut wire = Wire::new(server, 1000);
        let send = async {
            wire.send(&frames).await.expect("it is read");
            wire.send(&last).await.expect("it is read");
            wire.send(std::slice::from_ref(&long)).await.expect("it is read");
            drop(wire);
        };
        let mut read = Vec::new();
        tokio::join!(send, async { guest.read_to_end(&mut read).await.expect("it can be read") });
        let mut at = 0;
        for sent in frames.iter().chain(&last).chain([&long]) {
            let (header, start, end) = frame(&read, at, 100_000).expect("it is sound").expect("it is whole");
            assert_eq!((header.opcode, header.is_final, header.mask), (sent.kind, true, None));
            assert_eq!(read[start..end], sent.payload[..]);
            at = end;
        }
        assert_eq!(at, read.len());
        assert!(read.ends_with(&[b'z'; 70_000]) && read.windows(5).any(|part| part == [3, 233, b'b', b'y', b'e']));
    }
}
