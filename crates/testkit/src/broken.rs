//! What a law says when it is broken.

use std::error::Error;
use std::fmt;

use atoll_core::Staged;

/// A law that a game does not obey.
#[derive(Debug)]
pub struct Broken {
    /// The law, by the name of its function.
    pub law: &'static str,
    /// The game's slug.
    pub game: &'static str,
    /// What was found, with all that is needed to see it again.
    pub reason: String,
    source: Option<Box<dyn Error + Send + Sync>>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks {}: {}", self.game, self.law, self.reason)
    }
}

impl Error for Broken {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

/// What is found while a law is tried.
#[derive(Debug)]
pub(crate) struct Fault {
    reason: String,
    source: Option<Box<dyn Error + Send + Sync>>,
}

impl Fault {
    /// This fault, told with what was going on.
    pub(crate) fn told(self, tell: impl FnOnce(String) -> String) -> Self {
        Fault { reason: tell(self.reason), source: self.source }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl Error for Fault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

impl From<String> for Fault {
    fn from(reason: String) -> Self {
        Fault { reason, source: None }
    }
}

impl From<&str> for Fault {
    fn from(reason: &str) -> Self {
        Fault::from(reason.to_owned())
    }
}

/// A fault for which there is an error, told behind a few words.
pub(crate) fn because<E: Error + Send + Sync + 'static>(what: impl fmt::Display) -> impl FnOnce(E) -> Fault {
    move |error| Fault { reason: format!("{what}: {error}"), source: Some(Box::new(error)) }
}

/// Tries a law.
pub(crate) fn judge<G: Staged>(law: &'static str, tried: impl FnOnce() -> Result<(), Fault>) -> Result<(), Broken> {
    tried().map_err(|Fault { reason, source }| Broken { law, game: G::INFO.slug, reason, source })
}
