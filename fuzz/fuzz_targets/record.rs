//! A record from arbitrary bytes is refused with its line, or is a match that writes itself back.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| atoll_fuzz::record(bytes));
