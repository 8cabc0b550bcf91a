//! How long something takes a core.

use std::time::{Duration, Instant};

/// A clock of the time that this thread has a core to itself, so that a busy machine changes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Clock(Duration);

impl Clock {
    /// Starts now.
    pub fn now() -> Clock {
        Clock(cpu_time())
    }

    /// Seconds since it was started.
    pub fn elapsed(self) -> f64 {
        cpu_time().saturating_sub(self.0).as_secs_f64()
    }
}

#[cfg(unix)]
fn cpu_time() -> Duration {
    let spent = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(spent.tv_sec.unsigned_abs(), u32::try_from(spent.tv_nsec).unwrap_or(0))
}

/// Elsewhere the time that passes, which a busy machine makes longer.
#[cfg(not(unix))]
fn cpu_time() -> Duration {
    use std::sync::LazyLock;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Times thoughts: by the core's time where the thinking thread does all of it, by the time that passes where others help.
pub(crate) enum Stopwatch {
    /// One thread thinks.
    Core(Clock),
    /// Programs or further threads think.
    Wall(Instant),
}

impl Stopwatch {
    /// Starts now, for the thoughts of these bots.
    pub fn start(alone: bool) -> Stopwatch {
        if alone { Stopwatch::Core(Clock::now()) } else { Stopwatch::Wall(Instant::now()) }
    }

    /// Milliseconds since it was started.
    pub fn ms(&self) -> f64 {
        1000.0
            * match self {
                Stopwatch::Core(clock) => clock.elapsed(),
                Stopwatch::Wall(begun) => begun.elapsed().as_secs_f64(),
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn waiting_costs_no_core() {
        let (core, wall) = (Stopwatch::start(true), Stopwatch::start(false));
        std::thread::sleep(Duration::from_millis(40));
        assert!(wall.ms() >= 40.0);
        assert!(core.ms() < 20.0, "{} ms", core.ms());
    }
}
