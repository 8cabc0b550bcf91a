//! Each law holds for a sound game and catches the faults it is there for.

use std::fs;
use std::path::PathBuf;

use atoll_core::{Match, Setup};
use atoll_testkit::toy::{Fault, Pearls, Sound};
use atoll_testkit::{Broken, Named, Suite, every_seat_count, named};

/// A folder of this test's own, with nothing in it.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the target folder can be written");
    path
}

fn setups<const F: u8>() -> Vec<Named<Pearls<F>>> {
    let mut setups = every_seat_count();
    setups.push(named("gift", 2, r#"{"gift": true}"#));
    if F != Fault::OptionRefused as u8 {
        setups.push(named("short", 3, r#"{"length": "short"}"#));
    }
    setups
}

fn suite<const F: u8>(folder: PathBuf) -> Suite<Pearls<F>> {
    let mut suite = Suite::new(folder, setups::<F>());
    suite.bless = false;
    suite
}

fn holds(law: Result<(), Broken>, when: &str) {
    if let Err(broken) = law {
        panic!("{when}: {broken}");
    }
}

/// The law catches each of the faults, and says what is expected of it.
macro_rules! catches {
    ($($law:ident: $($Fault:ident says $words:literal),+;)+) => {
        /// The laws that are shown to catch a fault here.
        const SHOWN: &[&str] = &[$(stringify!($law)),+];
        $(
            #[test]
            fn $law() {
                let own = if stringify!($law).starts_with("golden") { prepared("sound", "none") } else { folder(stringify!($law)) };
                let sound = suite::<{ Fault::None as u8 }>(own);
                if !stringify!($law).ends_with("_stable") {
                    holds(atoll_testkit::$law(&sound), "the sound game");
                }
                $({
                    let suite = suite::<{ Fault::$Fault as u8 }>(prepared(stringify!($law), stringify!($Fault)));
                    let fault = atoll_testkit::$law(&suite).expect_err(stringify!($Fault));
                    assert_eq!((fault.law, fault.game), (stringify!($law), "pearls"));
                    assert!(fault.reason.contains($words), "{}: {fault}", stringify!($Fault));
                })+
            }
        )+
    };
}

catches! {
    legal_equals_check:
        LegalMisses says "`check` allows seat",
        LegalReversed says "not in code order",
        RandomIllegal says "`random_legal` gives seat",
        CheckForgetsTurn says "is not asked, yet `check` accepts";
    illegal_actions_change_nothing:
        CheckMarks says "has changed the position",
        ActPanics says "panicked: a planted fault";
    every_position_is_live:
        Stuck says "is asked and has no legal action",
        EmptyOdds says "chance has no outcome",
        PlaceZero says "places go from 1";
    matches_end: NeverEnds says "always taking the last action";
    odds_are_sound:
        OddsTwice says "is offered twice",
        ChanceAstray says "but the odds give";
    clones_are_independent: CloneShares says "playing on a clone has changed the original";
    components_are_conserved: CardLost says "components have come or gone";
    breakdown_adds_up: StepLost says "the steps add up to";
    records_round_trip: OptionLost says "read back differently";
    replay_is_exact: NewDiffers says "replayed, the position after 0 events differs";
    phases_commute:
        PhaseUnsaid says "`phase` says that none is under way",
        PhaseOrder says "lead to other positions in the other order";
    undo_restores: PhaseOrder says "taken back and taken again leads to another position";
    resample_keeps_the_view:
        ResampleChanges says "can tell a resampled position",
        PreviewLeaks says "the preview of",
        ViewLeaks says "can tell a resampled position";
    resample_never_peeks: ResamplePeeks says "always gives the real position";
    hidden_events_leave_no_trace: ViewLeaks says "yet its view tells them apart";
    audience_is_respected:
        AudienceTells says "but its view does not show it",
        AudienceForgets says "does not hear its own action",
        EyesMerge says "does not see and hear what";
    notation_round_trips:
        NotationBlurred says "is read back as 0",
        NotationPanics says "panicked",
        NotationEnglish says "is answered in English";
    texts_exist: TextMissing says "there is no text `score.stones`";
    options_are_accepted:
        OptionRefused says "cannot be played by any number of seats",
        OptionLost says "are read back differently",
        OptionEnglish says "is refused in one language only";
    words_are_fit_to_read:
        PlaceUnfilled says "leaves a place unfilled",
        GesturePanics says "panicked: this is for another moment",
        SoundsSame says "sound the same",
        RuleForeign says "follows SHELLS-TURN, which is no rule of the game";
    bad_data_is_refused:
        DataPanics says "panicked: a file has three lines",
        DataUnplayable says "panicked: too many pearls",
        DataLineless says "does not name a line",
        DataEnglish says "is told in one language only",
        DataRust says "speaks Rust";
    sentences_are_true:
        PromiseBroken says "which does not come true",
        PromiseUnsaid says "does not say 2";
    pointing_has_a_reason:
        PointSilent says "is told nothing",
        RefusalMute says "gives no reason in words",
        RefusalMisled says "is cited, but forbids nothing";
    changes_are_told:
        ChangeUntold says "has no line in en",
        PromiseUnsaid says "does not say 2";
    points_are_told: PointsUntold says "changes the score of seat";
    drawings_tell_all: DrawOmits says "cannot see `cells`";
    seats_have_one_name: SeatNumbered says "calls somebody by a number";
    pieces_live:
        TravelLies says "where none lay",
        StepUndeclared says "is not among `STEPS`";
    codes_are_stable: CodeMoved says "was `0 show`, is `0 hold`";
    perft_is_stable: RuleChanged says "other runs of events are possible";
    golden_records_replay: ScoreChanged says "the last line tells";
    tensors_tell_what_views_show:
        TensorPeeks says "but its array differs",
        TensorForgets says "two different things by the same array",
        TensorLong says "are written";
    indices_tell_actions_apart: IndexShared says "stands for";
}

/// A folder with the files that the sound game blesses.
fn prepared(law: &str, fault: &str) -> PathBuf {
    let folder = folder(&format!("{law}-{fault}"));
    let mut sound = suite::<{ Fault::None as u8 }>(folder.clone());
    let records = folder.join("records");
    fs::create_dir_all(&records).expect("the folder can be written");
    let setup = Setup::<Sound>::shipped(2).expect("two can play");
    let events = "* 3, * 1, 0 show, 0 ready, 1 hold, 1 ready, 0 b, * 2, * 2, 1 show, 0 show, 1 ready, 0 ready, 1 skip";
    let played: Match<Sound> = atoll_testkit::after(&setup, events);
    fs::write(records.join("one.atoll"), played.record()).expect("the folder can be written");
    sound.bless = true;
    for law in [atoll_testkit::codes_are_stable, atoll_testkit::perft_is_stable, atoll_testkit::golden_records_replay] {
        holds(law(&sound), "blessing");
    }
    sound.bless = false;
    for law in [atoll_testkit::codes_are_stable, atoll_testkit::perft_is_stable, atoll_testkit::golden_records_replay] {
        holds(law(&sound), "what has been blessed holds");
    }
    let record = fs::read_to_string(records.join("one.atoll")).expect("the record is there");
    assert!(record.ends_with("# over 6 3 places 1 2\n"), "{record}");
    folder
}

/// A law without a planted fault has not been seen to catch anything.
#[test]
fn every_law_of_the_macro_is_shown_here() {
    let source = include_str!("../src/lib.rs");
    let (_, list) = source.split_once("@tests $Game, $setups, $edges;").expect("the macro lists its laws");
    let (list, _) = list.split_once('}').expect("the list ends");
    let laws: Vec<&str> = list.split_whitespace().collect();
    assert!(laws.len() > 20, "{laws:?}");
    let (_, arrays) = source.split_once("@tests $Game, $setups, Vec::new();").expect("so does that of arrays");
    let (arrays, _) = arrays.split_once('}').expect("the list ends");
    let laws: Vec<&str> = laws.into_iter().chain(arrays.split_whitespace()).collect();
    for law in laws {
        assert!(SHOWN.contains(&law), "no planted fault for {law}");
    }
}

/// A game that stores no match has nothing that could replay wrongly.
#[test]
fn a_game_without_a_stored_match_is_found() {
    for name in ["no-records", "empty-records"] {
        let folder = folder(name);
        if name == "empty-records" {
            fs::create_dir_all(folder.join("records")).expect("the folder can be written");
        }
        assert!(atoll_testkit::golden_records_replay(&suite::<{ Fault::None as u8 }>(folder)).is_err(), "{name}");
    }
}

/// Perft of the opening: 3 pearls, then 3 again, then 2 seats with 2 choices each, of which
/// the second choice or the first's `ready` follows: 9 * (4 * 3).
#[test]
fn perft_counts_by_hand() {
    let setup = Setup::<Sound>::shipped(2).expect("two can play");
    let opening: Match<Sound> = Match::new(setup);
    let counts: Vec<u64> = (0..=4).map(|depth| atoll_testkit::perft(opening.position(), depth)).collect();
    assert_eq!(counts, [1, 3, 9, 36, 108]);
}

mod joined {
    //! A game joins with one line.
    #[test]
    fn the_macro_expands() {
        // The files of the laws are compared above; here the expansion itself is what is tested.
        assert!(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/codes.txt")).is_file());
    }
    atoll_testkit::laws!(atoll_testkit::toy::Sound);
}

/// A promise is also held against positions that a game puts together by hand.
#[test]
fn edge_positions_are_looked_at() {
    let mut broken = suite::<{ Fault::PromiseBroken as u8 }>(folder("edges"));
    let setup = broken.setups[0].setup.clone();
    let events = "* 3, * 1, 0 show, 0 ready, 1 hold, 1 ready";
    let edge = atoll_testkit::after(&setup, events).position().clone();
    // Nothing but the edge is left to look at: matches of another game would hide it.
    broken.setups.clear();
    broken.edges = vec![("a stone to place".to_owned(), edge)];
    let fault = atoll_testkit::sentences_are_true(&broken).expect_err("the edge is wrong");
    assert!(fault.reason.starts_with("edge `a stone to place`"), "{fault}");
}

#[test]
fn refusals_and_wrong_files_are_told_in_short() {
    let played: Match<Sound> = atoll_testkit::after(&Setup::shipped(2).expect("two can play"), "* 3, * 1");
    assert_eq!(atoll_testkit::refused(&played, "0 a"), "PEARLS-STEP");
    assert_eq!(atoll_testkit::refuses(played.position(), atoll_core::Seat::A, "skip"), "PEARLS-STEP");
    atoll_testkit::wrong_files::<Sound>(&[
        ("pearls.txt", "2 3", "2 99", "from 2 to 20"),
        ("pearls.txt", "3 3\n", "3 3\n4 3\n", "only three values"),
    ]);
    assert!(std::panic::catch_unwind(|| atoll_testkit::wrong::<Sound>("pearls.txt", "2 3", "2 4")).is_err());
    assert!(std::panic::catch_unwind(|| atoll_testkit::refused(&played, "0 show")).is_err());
}
