//! The atoll program.
