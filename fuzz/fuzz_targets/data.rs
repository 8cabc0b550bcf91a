//! Component files from arbitrary bytes are read or refused with their name.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| atoll_fuzz::data(bytes));
