//! The engine for browsers.
