//! Coral Relief: a reef drawn on a sheet of paper.
