//! Coral: a reef of wooden pieces that must stand.
