//! What bots know of each game beyond its rules: a [`Mind`](atoll_bots::Mind) a game.

#[cfg(feature = "coral")]
mod coral;
#[cfg(feature = "coralia")]
mod coralia;
#[cfg(feature = "islands")]
mod islands;
#[cfg(feature = "reef")]
mod reef;
#[cfg(feature = "relief")]
mod relief;

#[cfg(feature = "coral")]
pub use coral::{CoralMind, SoloSearch};
#[cfg(feature = "coralia")]
pub use coralia::CoraliaMind;
#[cfg(feature = "islands")]
pub use islands::IslandsMind;
#[cfg(feature = "reef")]
pub use reef::ReefMind;
#[cfg(feature = "relief")]
pub use relief::ReliefMind;

/// Weights that are shipped with the program.
#[cfg(any(feature = "coral", feature = "coralia", feature = "islands", feature = "reef", feature = "relief"))]
fn shipped(text: &str, names: &[&str]) -> atoll_bots::Weights {
    atoll_bots::Weights::read(text, names).expect("the shipped weights are checked by the tests")
}
