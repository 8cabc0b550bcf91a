//! Coral Islands, first game: the reef of dice stacks.
