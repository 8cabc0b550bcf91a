//! Laws that every game obeys, and the tools to test them.
//!
//! A game joins with one line in `tests/laws.rs`:
//!
//! ```
//! # use atoll_testkit::toy::Sound as Reef;
//! atoll_testkit::laws!(Reef);
//! ```
//!
//! That plays every seat count with the default options. Option sets that
//! deserve the laws too are named:
//!
//! ```
//! # use atoll_testkit::toy::Sound as Pearls;
//! use atoll_testkit::{every_seat_count, laws, named};
//!
//! laws!(Pearls, {
//!     let mut setups = every_seat_count::<Pearls>();
//!     setups.push(named("one round", 3, r#"{"length": "short"}"#));
//!     setups
//! });
//! ```
//!
//! Each law is one test and one plain function, `fn(&Suite<G>) -> Result<(), Broken>`,
//! so it can also be called by itself. A law plays seeded random matches: at
//! least one for each setup, then more until it has seen a number of positions. The
//! message of a failure holds the setup, the seed and the record so far.
//!
//! Two laws compare with files beside the tests, `codes.txt` and `perft.txt`,
//! and one replays `records/*.atoll`. Run the tests with `ATOLL_BLESS=1` to
//! write them, and read the difference before you commit it:
//!
//! ```text
//! ATOLL_BLESS=1 cargo test -p atoll-reef --test laws
//! ```

mod broken;
mod golden;
mod play;
mod record;
mod secrecy;
mod suite;
mod tensor;
mod told;
pub mod toy;
mod toy_tensor;
mod walk;
mod wander;
mod words;

pub use broken::Broken;
pub use golden::{codes_are_stable, golden_records_replay, perft, perft_is_stable};
pub use play::{
    breakdown_adds_up, clones_are_independent, components_are_conserved, every_position_is_live,
    illegal_actions_change_nothing, legal_equals_check, matches_end, odds_are_sound,
};
pub use record::{phases_commute, records_round_trip, replay_is_exact, undo_restores};
pub use secrecy::{audience_is_respected, hidden_events_leave_no_trace, resample_keeps_the_view, resample_never_peeks};
pub use suite::{
    Named, Suite, after, doubt, every_seat_count, named, play, played_out, refused, refuses, wrong, wrong_files,
};
pub use tensor::{indices_tell_actions_apart, tensors_tell_what_views_show};
pub use told::{
    changes_are_told, drawings_tell_all, pieces_live, pointing_has_a_reason, points_are_told, seats_have_one_name,
    sentences_are_true,
};
pub use wander::{some_event, wander, wander_on, watch};
pub use words::{bad_data_is_refused, notation_round_trips, options_are_accepted, texts_exist, words_are_fit_to_read};

/// Makes one test of each law for a game.
///
/// `laws!(Game)` plays every seat count with default options;
/// `laws!(Game, setups)` takes a list of [`Named`] setups, and a third list of
/// names and positions put together by hand, the edge cases.
#[macro_export]
macro_rules! laws {
    ($Game:ty) => {
        $crate::laws!($Game, $crate::every_seat_count::<$Game>());
    };
    ($Game:ty, $setups:expr) => {
        $crate::laws!($Game, $setups, Vec::new());
    };
    ($Game:ty, $setups:expr, $edges:expr) => {
        $crate::laws! { @tests $Game, $setups, $edges;
            legal_equals_check
            illegal_actions_change_nothing
            every_position_is_live
            matches_end
            odds_are_sound
            clones_are_independent
            components_are_conserved
            breakdown_adds_up
            records_round_trip
            replay_is_exact
            phases_commute
            undo_restores
            resample_keeps_the_view
            resample_never_peeks
            hidden_events_leave_no_trace
            audience_is_respected
            notation_round_trips
            texts_exist
            options_are_accepted
            words_are_fit_to_read
            bad_data_is_refused
            sentences_are_true
            pointing_has_a_reason
            changes_are_told
            points_are_told
            drawings_tell_all
            seats_have_one_name
            pieces_live
            codes_are_stable
            perft_is_stable
            golden_records_replay
        }
    };
    (@tests $Game:ty, $setups:expr, $edges:expr; $($law:ident)+) => {
        $(
            #[test]
            fn $law() {
                let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
                let mut suite = $crate::Suite::<$Game>::new(folder, $setups);
                suite.edges = $edges;
                if let Err(fault) = $crate::$law(&suite) {
                    panic!("{fault}");
                }
            }
        )+
    };
}

/// Makes one test of each law about arrays: `tensor_laws!(Game, setups)`.
#[macro_export]
macro_rules! tensor_laws {
    ($Game:ty, $setups:expr) => {
        $crate::laws! { @tests $Game, $setups, Vec::new();
            tensors_tell_what_views_show
            indices_tell_actions_apart
        }
    };
}
