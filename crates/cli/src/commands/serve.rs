//! `atoll serve`.

use std::time::Duration;

use atoll_server::{Config, serve_blocking};

use crate::args::ServeArgs;
use crate::{Failure, Io};

/// Serves as `atoll` without arguments does.
pub(crate) fn usual(io: &mut Io<'_>) -> Result<(), Failure> {
    serve(Config::default(), io)
}

/// Serves tables and pages until the process is told to stop.
pub(crate) fn run(args: &ServeArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let mut config =
        Config { addr: args.addr, store: args.store.clone(), data: args.data.clone(), ..Config::default() };
    config.keep = args.keep;
    config.webhook = args.webhook.clone();
    config.cluster = args.cluster.clone();
    if let Some(pace) = args.pace {
        config.pace = Duration::from_millis(pace);
    }
    config.limits.connections = args.connections.unwrap_or(config.limits.connections);
    config.limits.tables = args.tables.unwrap_or(config.limits.tables);
    serve(config, io)
}

fn serve(config: Config, io: &mut Io<'_>) -> Result<(), Failure> {
    io.out.flush()?;
    serve_blocking(config).map_err(|error| Failure::no(&error))
}
