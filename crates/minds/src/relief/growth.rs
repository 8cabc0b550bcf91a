//! How far coral has grown, and how near a species is by it.

use atoll_relief::{Ctx, Space, Species};

/// Coral of one type by how far it has grown, for counting in windows.
#[derive(Clone, Copy, Default)]
pub(super) struct Growth {
    pub mature: u64,
    pub half: u64,
    pub young: u64,
    /// Where this coral stands or could stand.
    pub open: u64,
}

impl Growth {
    /// Counts a coral that still grows.
    pub fn add(&mut self, space: Space, stage: u8, stages: u8) {
        *(if 2 * stage >= stages { &mut self.half } else { &mut self.young }) |= space.bit();
    }

    /// Quarters of a mature coral in a window.
    fn quarters(&self, window: u64) -> u32 {
        4 * (self.mature & window).count_ones()
            + 2 * (self.half & window).count_ones()
            + (self.young & window).count_ones()
    }
}

/// The most quarters of mature coral that count for a species in one window, and how many it takes.
pub(super) fn best_window(ctx: &Ctx, growth: &[Growth; 3], species: Species) -> (u32, u32) {
    let shape = species.shape();
    let size = shape.size();
    let whole = 4 * size;
    let exact = !shape.is_line() || ctx.readings.lines_touch;
    let mut best = 0;
    match species.want().coral() {
        Some(coral) => {
            let growth = &growth[coral.index()];
            let there = growth.mature | growth.half | growth.young;
            if there == 0 {
                return (0, whole);
            }
            for &window in ctx.windows(shape) {
                let open = growth.open & window;
                if there & window == 0 || (exact && open != window) {
                    continue;
                }
                if exact || open.count_ones() >= size {
                    best = best.max(growth.quarters(window).min(whole));
                }
            }
        }
        None => {
            let all = growth[0].open | growth[1].open | growth[2].open;
            let least = 4 * u32::from(ctx.mixed_min[shape as usize]);
            for &window in ctx.windows(shape) {
                let open = all & window;
                if (exact && open != window) || (!exact && open.count_ones() < size) {
                    continue;
                }
                let each = [0, 1, 2].map(|t: usize| growth[t].quarters(window));
                let needed: u32 = each.iter().map(|&quarters| quarters.min(least)).sum();
                let spare: u32 = each.iter().map(|&quarters| quarters.saturating_sub(least)).sum();
                best = best.max(needed + spare.min(whole - 3 * least));
            }
        }
    }
    (best, whole)
}
