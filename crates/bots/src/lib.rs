//! Players made of code.
