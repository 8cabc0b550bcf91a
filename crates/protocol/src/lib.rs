//! What tables and players say to each other.
