//! Makes modules for browsers out of compiled engines: `xtask-wasm ENGINE.wasm FOLDER ...`.
//!
//! A program of its own, so that the other chores need not wait for it to be built.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (pairs, rest) = args.as_chunks::<2>();
    if pairs.is_empty() || !rest.is_empty() {
        eprintln!("usage: xtask-wasm ENGINE.wasm FOLDER [ENGINE.wasm FOLDER]...");
        return ExitCode::from(2);
    }
    for [engine, folder] in pairs {
        if let Err(reason) = module(Path::new(engine), Path::new(folder)) {
            eprintln!("{engine}: {reason:#}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Writes `atoll.js`, `atoll.d.ts` and `atoll_bg.wasm`: an ES module that pages and Node can load.
fn module(engine: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(engine).out_name("atoll").typescript(true).remove_name_section(true);
    bindgen.remove_producers_section(true).omit_default_module_path(false);
    let bindgen = bindgen.web(true)?;
    bindgen.generate(folder)
}
