//! `atoll backup`, `atoll restore` and `atoll store`.

use atoll_server::store::Broken;
use atoll_server::{backup_blocking, check_blocking, copy_blocking, restore_blocking};

use crate::args::{BackupArgs, RestoreArgs, StoreArgs, StoreCommand};
use crate::{Failure, Io};

/// Copies a store while a server may be using it.
pub(crate) fn backup(args: &BackupArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    backup_blocking(args.store.clone(), &args.file).map_err(|error| Failure::no(&error))?;
    writeln!(io.out, "{}", args.file.display())?;
    Ok(())
}

/// Puts a copy in the place of a store.
pub(crate) fn restore(args: &RestoreArgs, _: &mut Io<'_>) -> Result<(), Failure> {
    restore_blocking(&args.file, args.store.clone()).map_err(|error| Failure::no(&error))
}

/// Carries all matches to another store, or plays them again where they are.
pub(crate) fn store(args: &StoreArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    match &args.what {
        StoreCommand::Copy { from, to, data } => {
            let copied = copy_blocking(from, to, data.as_deref()).map_err(|error| Failure::no(&error))?;
            writeln!(io.out, "{} matches, {} events", copied.matches, copied.events)?;
            if copied.known > 0 {
                writeln!(io.out, "{} were there already", copied.known)?;
            }
            name_broken(&copied.broken, io)
        }
        StoreCommand::Check { store, data, json } => {
            let found = check_blocking(store, data.as_deref()).map_err(|error| Failure::no(&error))?;
            if *json {
                writeln!(io.out, "{}", serde_json::json!(found))?;
                return if found.broken.is_empty() { Ok(()) } else { Err(Failure::said()) };
            }
            writeln!(io.out, "{} matches, {} events", found.matches, found.events)?;
            name_broken(&found.broken, io)
        }
    }
}

/// Names the matches that cannot be played; the answer is no if there are any.
fn name_broken(broken: &[Broken], io: &mut Io<'_>) -> Result<(), Failure> {
    for one in broken {
        writeln!(io.out, "{}: {}", one.id, one.why)?;
    }
    if broken.is_empty() { Ok(()) } else { Err(Failure::said()) }
}
