//! Options from arbitrary bytes open a match or name the option at fault.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| atoll_fuzz::options(bytes));
