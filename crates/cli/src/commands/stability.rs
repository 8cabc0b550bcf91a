//! `atoll stability`.

use atoll_registry::stability::{run_lines, soak, take_counts};

use crate::args::StabilityArgs;
use crate::{Failure, Io};

/// Judges reefs line by line, or compares the two implementations.
pub(crate) fn run(args: &StabilityArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let Some(cases) = args.soak else {
        run_lines(&mut *io.input, &mut *io.out, args.reference, args.fall)?;
        return Ok(());
    };
    take_counts();
    let found = soak(cases, args.seed);
    writeln!(io.out, "{} placements, {} stand, {} verdicts differ", found.cases, found.stable, found.differ.len())?;
    for (stage, falls, stands) in take_counts().iter() {
        writeln!(io.out, "  {:<10} {falls} fall, {stands} stand", stage.name())?;
    }
    for line in &found.differ {
        writeln!(io.out, "{line}")?;
    }
    if found.differ.is_empty() { Ok(()) } else { Err(Failure::said()) }
}
