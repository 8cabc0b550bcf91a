//! Makes a module for browsers out of the compiled engine: `xtask-wasm ENGINE.wasm FOLDER`.
//!
//! A program of its own, so that the other chores need not wait for it to be built.

use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [engine, folder] = &args[..] else {
        eprintln!("usage: xtask-wasm ENGINE.wasm FOLDER");
        return ExitCode::from(2);
    };
    match module(Path::new(engine), Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{engine}: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Writes `atoll.js`, `atoll.d.ts` and `atoll_bg.wasm`: an ES module that pages and Node can load.
fn module(engine: &Path, folder: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(engine).out_name("atoll").typescript(true).remove_name_section(true);
    bindgen.remove_producers_section(true).omit_default_module_path(false);
    let bindgen = bindgen.web(true).map_err(|error| format!("{error:#}"))?;
    bindgen.generate(folder).map_err(|error| format!("{error:#}"))
}
