//! Coralia: six reefs, dice, divers and hidden cards.
