//! Prints the digests of seeded matches, as `cargo xtask signature` compares them.

use std::process::ExitCode;

fn main() -> ExitCode {
    match atoll_wasm::engine::signature() {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}
