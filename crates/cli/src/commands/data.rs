//! `atoll data`.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use atoll_core::{Tell, words};
use atoll_registry::Listed;
use serde_json::{Value, json};

use crate::args::{DataArgs, WithData};
use crate::common::{edition, files, game, print_json};
use crate::texts;
use crate::{Failure, Io, told};

/// Shows, checks or copies component files.
pub(crate) fn run(args: &DataArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let game = game(&args.game)?;
    if let Some(folder) = &args.copy {
        return copy(game, folder, args, io);
    }
    if let Some(folder) = &args.check {
        return check(game, folder, args, io);
    }
    let edition = edition(game, &WithData { data: None })?;
    if args.json {
        let facts: Vec<Value> = edition
            .facts()
            .iter()
            .map(|fact| json!({ "file": fact.file, "text": fact.what.get(lang), "tag": fact.tag }))
            .collect();
        let readings: Vec<Value> = edition
            .readings()
            .iter()
            .map(|one| {
                let (question, choice) = (one.question.get(lang), one.choice.get(lang));
                json!({ "rule": one.rule, "question": question, "choice": choice, "option": one.option })
            })
            .collect();
        let names: Vec<&str> = edition.files().iter().map(|(name, _)| name).collect();
        let value = json!({
            "game": game.info().slug,
            "data_hash": edition.data_hash(),
            "files": names,
            "facts": facts,
            "readings": readings,
            "components": edition.components(),
        });
        return print_json(&value, io);
    }
    writeln!(io.out, "{}, data {}", game.info().title, edition.data_hash())?;
    let facts = edition.facts();
    for (name, _) in edition.files().iter() {
        writeln!(io.out, "\n{name}")?;
        for fact in facts.iter().filter(|fact| fact.file == name) {
            writeln!(io.out, "  {}  {}", fact.tag, fact.what.get(lang))?;
        }
    }
    let readings = edition.readings();
    if !readings.is_empty() {
        writeln!(io.out, "\n{}", texts::READINGS.get(lang))?;
    }
    for one in readings {
        writeln!(io.out, "  {}  {}\n    {}", one.rule, one.question.get(lang), one.choice.get(lang))?;
        if let Some(option) = one.option {
            writeln!(io.out, "    {}", texts::READING_OPTION.fill(lang, &[("option", &option)]))?;
        }
    }
    writeln!(io.out, "\n{}", texts::TAGS.get(lang))?;
    Ok(())
}

/// Reads the files of a folder.
fn check(game: &dyn Listed, folder: &Path, args: &DataArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let loaded = files(game, folder).and_then(|files| {
        game.load(files).map_err(|error| Failure::No(told(&error).after(format_args!("{}: ", folder.display()))))
    });
    match loaded {
        Ok(edition) if args.json => {
            let warnings: Vec<String> = edition.warnings().iter().map(|warning| warning.tell(lang)).collect();
            print_json(
                &json!({ "ok": true, "data_hash": edition.data_hash(), "warnings": warnings, "error": null }),
                io,
            )
        }
        Ok(edition) => {
            for warning in edition.warnings() {
                writeln!(io.out, "{} {}", texts::DOUBT.get(lang), warning.tell(lang))?;
            }
            let same = edition.data_hash() == game.shipped().data_hash();
            let text = if same { texts::DATA_SAME } else { texts::DATA_GOOD };
            writeln!(io.out, "{}", text.fill(lang, &[("hash", &edition.data_hash())]))?;
            Ok(())
        }
        Err(Failure::No(message)) if args.json => {
            print_json(&json!({ "ok": false, "data_hash": null, "warnings": [], "error": message.get(lang) }), io)?;
            Err(Failure::said())
        }
        Err(failure) => Err(failure),
    }
}

/// Copies the shipped files, leaving alone what is there.
fn copy(game: &dyn Listed, folder: &Path, args: &DataArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let cannot = |path: &Path, error| {
        let path = path.display();
        Failure::Usage(words!("cannot write {path}: {error}", "{path} kan niet worden geschreven: {error}"))
    };
    fs::create_dir_all(folder).map_err(|error| cannot(folder, error))?;
    let (mut copied, mut kept) = (Vec::new(), Vec::new());
    for (name, text) in game.files().iter() {
        let path = folder.join(name);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => {
                file.write_all(text.as_bytes()).map_err(|error| cannot(&path, error))?;
                copied.push(name.to_owned());
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => kept.push(name.to_owned()),
            Err(error) => return Err(cannot(&path, error)),
        }
    }
    if args.json {
        return print_json(&json!({ "copied": copied, "kept": kept }), io);
    }
    for name in copied {
        writeln!(io.out, "{}", texts::COPIED.fill(lang, &[("file", &folder.join(name).display())]))?;
    }
    for name in kept {
        writeln!(io.out, "{}", texts::KEPT.fill(lang, &[("file", &folder.join(name).display())]))?;
    }
    Ok(())
}
