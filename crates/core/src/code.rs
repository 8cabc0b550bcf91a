//! Dense numbers for small finite types.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::text::{Lang, Tell, Text};

/// A type whose values are exactly the numbers `0..COUNT`.
///
/// A published code keeps its meaning for ever: databases, sockets and learned
/// policies store it. The test kit compares codes with `tests/codes.txt`.
pub trait Code: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// How many values there are.
    const COUNT: u32;

    /// This value's number.
    fn code(self) -> u32;

    /// The value with this number, if there is one.
    fn from_code(code: u32) -> Option<Self>;

    /// All values in the order of their codes.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_code)
    }
}

/// A notation that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What the reader expected, as a phrase: "a space such as `c4`".
    pub expected: Text,
}

impl ParseError {
    /// An error that says what was expected.
    pub const fn expected(en: &'static str, nl: &'static str) -> Self {
        ParseError { expected: Text { en, nl } }
    }
}

impl Tell for ParseError {
    fn tell(&self, lang: Lang) -> String {
        Text { en: "expected {what}", nl: "verwacht: {what}" }.fill(lang, &[("what", &self.expected.get(lang))])
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for ParseError {}

/// The chance outcomes of a game without chance: none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoChance {}

impl Code for NoChance {
    const COUNT: u32 = 0;
    fn code(self) -> u32 {
        match self {}
    }
    fn from_code(_: u32) -> Option<Self> {
        None
    }
}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = ParseError;
    fn from_str(_: &str) -> Result<Self, ParseError> {
        Err(ParseError::expected("no chance event: this game has none", "geen toeval: dat heeft dit spel niet"))
    }
}

impl Code for bool {
    const COUNT: u32 = 2;
    fn code(self) -> u32 {
        u32::from(self)
    }
    fn from_code(code: u32) -> Option<Self> {
        match code {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Code for crate::Seat {
    const COUNT: u32 = crate::MAX_SEATS as u32;
    fn code(self) -> u32 {
        u32::from(self.number())
    }
    fn from_code(code: u32) -> Option<Self> {
        crate::Seat::new(u8::try_from(code).ok()?)
    }
}

/// Declares a newtype over the numbers `0..N` and its [`Code`].
///
/// ```
/// atoll_core::index! {
///     /// A cell of the reef.
///     pub struct Cell < 8
/// }
/// assert_eq!(Cell::new(7).map(Cell::index), Some(7));
/// assert_eq!(Cell::new(8), None);
/// ```
#[macro_export]
macro_rules! index {
    ($(#[$m:meta])* $vis:vis struct $Name:ident < $count:expr) => {
        $(#[$m])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $Name(u8);

        impl $Name {
            /// The value with this number, if there is one.
            $vis const fn new(number: u8) -> Option<Self> {
                if (number as u32) < ($count as u32) { Some(Self(number)) } else { None }
            }
            /// The number as an index.
            $vis const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Code for $Name {
            const COUNT: u32 = $count as u32;
            fn code(self) -> u32 {
                u32::from(self.0)
            }
            fn from_code(code: u32) -> Option<Self> {
                Self::new(u8::try_from(code).ok()?)
            }
        }
    };
}

/// Declares an enum and derives its [`Code`] from the codes of its fields.
///
/// Variants are numbered in order; within a variant the first field runs
/// fastest. So appending a variant keeps all earlier codes.
#[macro_export]
macro_rules! code_enum {
    ($(#[$m:meta])* $vis:vis enum $Name:ident {
        $($(#[$vm:meta])* $Var:ident $({ $($(#[$fm:meta])* $f:ident: $T:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $(#[$m])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis enum $Name { $($(#[$vm])* $Var $({ $($(#[$fm])* $f: $T),+ })?),+ }

        #[allow(unused_assignments, unused_mut, unused_variables)]
        impl $crate::Code for $Name {
            const COUNT: u32 = 0 $(+ (1 $($(* <$T as $crate::Code>::COUNT)+)?))+;
            fn code(self) -> u32 {
                let mut base = 0;
                $(
                    if let Self::$Var $({ $($f),+ })? = self {
                        let (mut at, mut scale) = (0, 1);
                        $($(
                            at += scale * $crate::Code::code($f);
                            scale *= <$T as $crate::Code>::COUNT;
                        )+)?
                        return base + at;
                    }
                    base += 1 $($(* <$T as $crate::Code>::COUNT)+)?;
                )+
                unreachable!("every variant returns above")
            }
            fn from_code(code: u32) -> Option<Self> {
                let mut rest = code;
                $({
                    const SIZE: u32 = 1 $($(* <$T as $crate::Code>::COUNT)+)?;
                    if rest < SIZE {
                        $($(
                            let $f = <$T as $crate::Code>::from_code(
                                rest % <$T as $crate::Code>::COUNT)?;
                            rest /= <$T as $crate::Code>::COUNT;
                        )+)?
                        return Some(Self::$Var $({ $($f),+ })?);
                    }
                    rest -= SIZE;
                })+
                None
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Code;

    index! { pub struct Cell < 5 }
    code_enum! {
        pub enum Move {
            Pass,
            Grow { at: Cell, high: bool },
            Stop,
        }
    }

    #[test]
    fn codes_are_dense_and_round_trip() {
        assert_eq!(Move::COUNT, 12);
        for code in 0..Move::COUNT {
            assert_eq!(Move::from_code(code).map(Code::code), Some(code));
        }
        assert_eq!(Move::from_code(Move::COUNT), None);
        assert_eq!(Move::all().count(), 12);
    }

    #[test]
    fn the_first_field_runs_fastest() {
        let at = Cell::new(2).expect("2 is below 5");
        assert_eq!(at.index(), 2);
        assert_eq!(Move::Grow { at, high: false }.code(), 3);
        assert_eq!(Move::Grow { at, high: true }.code(), 8);
    }
}
