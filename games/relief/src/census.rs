//! Everything on the sheets, counted.

use atoll_core::{Census, Seat};

use crate::action::{CrabBox, Track, spaces};
use crate::position::Relief;
use crate::sheet::LineBox;

impl Relief {
    pub(crate) fn counted(&self) -> Census {
        let (mut census, ctx) = (Census::default(), &self.ctx);
        for seat in Seat::first(self.seats) {
            let sheet = &self.sheets[seat.index()];
            let zone = |what: &str| format!("seat {seat}: {what}");
            for space in spaces(ctx.spaces) {
                let cell = sheet.cell(space);
                let (filled, crossed) = (cell.infesting(), cell.crossed());
                census.add(&zone("empty"), "starfish symbol", u32::from(ctx.symbols - filled - crossed));
                census.add(&zone("filled"), "starfish symbol", u32::from(filled));
                census.add(&zone("crossed"), "starfish symbol", u32::from(crossed));
            }
            let trumpet = u32::from(sheet.trumpet_filled);
            census.add(&zone("filled"), "trumpet space", trumpet);
            census.add(&zone("empty"), "trumpet space", u32::from(ctx.trumpet.starfish) - trumpet);
            for &line in &ctx.lines {
                let state = match sheet.boxes[line.index()] {
                    LineBox::Locked => "locked",
                    LineBox::Empty => "empty",
                    LineBox::Number(_) => "filled",
                };
                census.add(&zone(state), "line box", 1);
            }
            for track in Track::ALL {
                let printed = ctx.tracks[track.index()].check_boxes + ctx.tracks[track.index()].shells;
                let (open, used) = (sheet.open_boxes(ctx, track), sheet.tracks[track.index()].used);
                census.add(&zone("filled"), "power box", u32::from(used));
                census.add(&zone("empty"), "power box", u32::from(open - used));
                census.add(&zone("locked"), "power box", u32::from(printed - open));
            }
            let crab = ctx.crab.with_check.len() + ctx.crab.with_symbol.len();
            let free: u8 = CrabBox::ALL.into_iter().map(|kind| sheet.crab_boxes(ctx, kind)).sum();
            let used: u8 = sheet.crab_used.iter().sum();
            census.add(&zone("filled"), "crab box", u32::from(used));
            census.add(&zone("empty"), "crab box", u32::from(free));
            census.add(&zone("locked"), "crab box", crab as u32 - u32::from(free + used));
        }
        let dropped = u32::from(ctx.dropped(self.seats));
        for species in &ctx.species {
            let marks = species.marks.len() as u32 - dropped;
            let owners = self.owners[species.species.index()].iter().flatten();
            let mut filled = 0;
            for owner in owners {
                census.add(&format!("seat {owner}: filled"), "mark", 1);
                filled += 1;
            }
            census.add("shared: empty", "mark", marks - filled);
            census.add("shared: struck", "mark", dropped);
        }
        census
    }
}
