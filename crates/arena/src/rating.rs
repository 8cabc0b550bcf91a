//! How sure a share is, when it is sure enough, and ratings from who beat whom.

/// The normal quantile of 95 %.
const Z: f64 = 1.959_964;

/// Wilson's interval for a share of so many games, with 95 % confidence.
pub fn interval(share: f64, games: f64) -> (f64, f64) {
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

/// Between which shares a series decides; it ends when one of them is likely enough against the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stop {
    /// No more than this share.
    pub low: f64,
    /// No less than this share.
    pub high: f64,
}

impl Stop {
    /// Whether so many points of so many games decide between the two, wrongly at most once in twenty times.
    ///
    /// Wald's sequential test; a shared win counts half a win and half a loss.
    pub fn is_decided(self, points: f64, games: f64) -> bool {
        let (low, high) = (self.low.clamp(0.001, 0.998), self.high.clamp(0.002, 0.999));
        let likely = points * (high / low).ln() + (games - points) * ((1.0 - high) / (1.0 - low)).ln();
        likely.abs() >= 19f64.ln()
    }
}

/// What two bots did against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pair {
    pub bots: [usize; 2],
    /// Points of the first of them.
    pub points: f64,
    pub games: f64,
}

/// A rating: 400 more mean ten wins for each loss.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Rating {
    pub rating: f64,
    /// Half the width of the interval with 95 % confidence.
    pub spread: f64,
}

/// Ratings from what every two bots did against each other, their mean being 0.
///
/// The model of Bradley and Terry. Every pair that met is given half a win each way, so that who always wins has a rating
/// at all.
pub(crate) fn ratings(bots: usize, pairs: &[Pair]) -> Vec<Rating> {
    let mut strength = vec![1.0f64; bots];
    let met: Vec<Pair> =
        pairs.iter().map(|pair| Pair { points: pair.points + 0.5, games: pair.games + 1.0, ..*pair }).collect();
    for _ in 0..2_000 {
        let mut won = vec![0.0; bots];
        let mut shared = vec![0.0; bots];
        for Pair { bots: [a, b], points, games } in &met {
            won[*a] += points;
            won[*b] += games - points;
            let both = games / (strength[*a] + strength[*b]);
            shared[*a] += both;
            shared[*b] += both;
        }
        for bot in 0..bots {
            if shared[bot] > 0.0 {
                strength[bot] = (won[bot] / shared[bot]).clamp(1e-9, 1e9);
            }
        }
        let mean = strength.iter().map(|one| one.ln()).sum::<f64>() / bots.max(1) as f64;
        strength.iter_mut().for_each(|one| *one /= mean.exp());
    }
    let unit = 400.0 / 10f64.ln();
    let told = |bot: usize| {
        let known = met.iter().filter(|pair| pair.bots.contains(&bot));
        let sure: f64 = known
            .map(|Pair { bots: [a, b], games, .. }| {
                let share = strength[*a] / (strength[*a] + strength[*b]);
                games * share * (1.0 - share)
            })
            .sum();
        Rating { rating: unit * strength[bot].ln(), spread: if sure > 0.0 { Z * unit / sure.sqrt() } else { 0.0 } }
    };
    (0..bots).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_share() {
        let (low, high) = interval(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert!(interval(1.0, 40.0).0 > 0.9 && interval(1.0, 40.0).1 <= 1.0);
    }

    #[test]
    fn a_series_ends_when_it_is_clear() {
        let stop = Stop { low: 0.5, high: 0.6 };
        // Each win counts ln 1.2, each loss ln 0.8: 17 wins in a row decide, 16 do not; 14 losses do.
        assert!(!stop.is_decided(16.0, 16.0) && stop.is_decided(17.0, 17.0));
        assert!(!stop.is_decided(0.0, 13.0) && stop.is_decided(0.0, 14.0));
        assert!(!stop.is_decided(55.0, 100.0));
    }

    #[test]
    fn ratings_tell_how_often_one_beats_another() {
        // 100 to 10 is ten wins for each loss.
        let two = ratings(2, &[Pair { bots: [0, 1], points: 999.5, games: 1099.0 }]);
        assert!((two[0].rating - two[1].rating - 400.0).abs() < 1.0, "{two:?}");
        let ladder = [[1, 0], [2, 1]].map(|bots| Pair { bots, points: 60.0, games: 100.0 });
        let three = ratings(3, &ladder);
        assert!(three[0].rating < three[1].rating && three[1].rating < three[2].rating, "{three:?}");
        assert!(three.iter().map(|one| one.rating).sum::<f64>().abs() < 1e-6);
        assert!(three[1].spread < three[0].spread, "who met two is better known");
    }
}
