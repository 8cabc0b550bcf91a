//! Generated files hold what their sources say.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::shown;
use crate::codegen;

/// Generated files that are missing or stale.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in codegen::all(root)? {
        let fault = match fs::read_to_string(&file.path) {
            Ok(text) if text == file.text => continue,
            Ok(_) => "stale; run `cargo xtask codegen`",
            Err(_) => "missing; run `cargo xtask codegen`",
        };
        faults.push(format!("{}: {fault}", shown(root, &file.path)));
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_file_is_found() {
        let root = tempfile::tempdir().expect("a folder for the test");
        let game = root.path().join("games/toy");
        fs::create_dir_all(game.join("src")).expect("the folder is ours");
        let rules = "[[rule]]\nid = \"TOY-A-1\"\ntag = \"R\"\nen = \"a\"\nnl = \"a\"\n";
        fs::write(game.join("rules.toml"), rules).expect("the folder is ours");
        fs::write(game.join("messages.toml"), "a = { en = \"b\", nl = \"c\" }\n").expect("the folder is ours");
        assert_eq!(faults(root.path()).expect("the files can be read").len(), 4);
        codegen::write(root.path()).expect("the folder is ours");
        assert_eq!(faults(root.path()).expect("the files can be read"), Vec::<String>::new());
        fs::write(game.join("rules.toml"), rules.replace("en = \"a\"", "en = \"other\"")).expect("the folder is ours");
        let stale = faults(root.path()).expect("the files can be read");
        assert_eq!(stale.len(), 2, "{stale:?}");
    }
}
