//! How sure a share is, when it is sure enough, and ratings from who beat whom.

/// The normal quantile of 95 %.
const Z: f64 = 1.959_964;

/// Wilson's interval for a share of so many games, with 95 % confidence.
pub fn interval(share: f64, games: f64) -> (f64, f64) {
    interval_of(share, games, Z)
}

/// Wilson's interval by a quantile of its own; without games nothing is known.
fn interval_of(share: f64, games: f64, z: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z * z / games;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

/// The normal quantiles of 95 % for one of so many shares that are looked at together, after Bonferroni.
const TOGETHER: [f64; 4] = [Z, Z, 2.393_980, 2.497_705];

/// Wilson's interval for each of so many shares, wide enough that all of them hold with 95 % confidence. Of two shares the
/// one is what the other leaves, so they are as one.
pub fn interval_together(share: f64, games: f64, shares: usize) -> (f64, f64) {
    interval_of(share, games, TOGETHER[shares.clamp(1, TOGETHER.len()) - 1])
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
        assert_eq!(interval(0.0, 0.0), (0.0, 1.0));
        assert!(interval(1.0, 40.0).0 > 0.9 && interval(1.0, 40.0).1 <= 1.0);
    }

    #[test]
    fn many_shares_together_are_less_sure() {
        assert_eq!(interval_together(0.3, 400.0, 2), interval(0.3, 400.0));
        let (alone, together) = (interval(0.3, 400.0), interval_together(0.3, 400.0, 4));
        assert!(together.0 < alone.0 && together.1 > alone.1, "{alone:?} {together:?}");
        // 118 of 400 at four seats is beyond chance for one seat that was picked beforehand, not for the best of four.
        let share = 118.0 / 400.0;
        assert!(interval(share, 400.0).0 > 0.25 && interval_together(share, 400.0, 4).0 < 0.25);
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
