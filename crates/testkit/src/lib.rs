//! Laws that every game obeys, and the tools to test them.
