//! One module a command.

pub(crate) mod arena;
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod copies;
pub(crate) mod data;
pub(crate) mod games;
pub(crate) mod hint;
pub(crate) mod legal;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod stability;
pub(crate) mod train;
pub(crate) mod verify;
pub(crate) mod why;
