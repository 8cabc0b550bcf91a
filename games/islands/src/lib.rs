//! Coral Islands, second game: islands and specialists.
