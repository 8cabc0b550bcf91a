//! Events from arbitrary bytes are played or refused; what is refused changes nothing.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| atoll_fuzz::action(bytes));
