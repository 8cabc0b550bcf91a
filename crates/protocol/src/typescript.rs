//! The types as TypeScript.

use std::fmt::Write;

use ts_rs::{Config, TS};

use crate::{
    AdvisedMove, Asked, ChatLine, Clock, FactInfo, FromPlayer, FromTable, GameInfo, GestureState, LegalLike,
    LegalState, LogState, MatchCreated, MatchList, MatchSummary, NewMatch, OptionEntry, OptionKindName, OptionValue,
    PROTOCOL, Phrase, PieceMove, PieceState, Problem, ProblemName, Question, ReadingInfo, Reissued, Rename, Respelled,
    Room, RoomSeat, RuleInfo, Run, Said, ScoreState, SeatBot, SeatRange, SeatSpec, SeatTaken, ServerInfo, ShortLine,
    SpotState, StageState, StateChange, TableState, TakeSeat, Terms, TimeOut, TurnState, UndoPolicy, WhyState,
};

/// The file `web/src/protocol/types.ts`.
pub fn typescript() -> String {
    let mut out = String::from("// Generated from crates/protocol by `cargo xtask codegen`; edit the Rust types.\n\n");
    write!(out, "/** The version of the socket messages. */\nexport const PROTOCOL = {PROTOCOL};\n")
        .expect("writing to a string cannot fail");
    let config = Config::new();
    let mut declare = |docs: Option<String>, decl: String| {
        out.push('\n');
        if let Some(docs) = docs {
            out.push_str(&docs);
        }
        writeln!(out, "export {decl}").expect("writing to a string cannot fail");
    };
    macro_rules! declare {
        ($($T:ty),+ $(,)?) => { $(declare(<$T>::docs(), <$T>::decl(&config));)+ };
    }
    declare![
        GameInfo,
        SeatRange,
        OptionEntry,
        OptionKindName,
        OptionValue,
        FactInfo,
        ReadingInfo,
        RuleInfo,
        TableState,
        TurnState,
        StageState,
        PieceState,
        SpotState,
        GestureState,
        LegalState,
        LogState,
        ScoreState,
        WhyState,
        AdvisedMove,
        StateChange,
        Run<PieceState, PieceMove>,
        PieceMove,
        LegalLike,
        Respelled,
        ShortLine,
        Said,
        FromPlayer,
        FromTable,
        Room,
        RoomSeat,
        Question,
        Asked,
        ChatLine,
        Phrase,
        Problem,
        ProblemName,
        NewMatch,
        SeatSpec,
        MatchCreated,
        TakeSeat,
        SeatTaken,
        Reissued,
        Rename,
        SeatBot,
        Terms,
        UndoPolicy,
        Clock,
        TimeOut,
        MatchSummary,
        MatchList,
        ServerInfo,
    ];
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_type_that_is_mentioned_is_declared() {
        let text = super::typescript();
        for mentioned in ["Piece", "Spot", "Gesture", "LegalAction", "LogLine", "ScoreLine", "Why", "TurnState"] {
            assert!(text.contains(&format!("export type {mentioned} =")), "{mentioned} is missing");
        }
    }
}
