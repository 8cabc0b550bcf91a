//! Coral: a reef of wooden pieces that must stand.

pub mod geometry;
pub mod stability;
