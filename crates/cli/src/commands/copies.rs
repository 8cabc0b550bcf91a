//! `atoll backup` and `atoll restore`.

use atoll_server::{backup_blocking, restore_blocking};

use crate::args::{BackupArgs, RestoreArgs};
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
