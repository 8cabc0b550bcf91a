//! What features weigh.

use std::fmt::{self, Write as _};
use std::sync::Arc;

use crate::real::real;
use crate::squash;

/// What each feature of a [`Mind`](crate::Mind) weighs at the start and at the end of a match.
///
/// Written as text, a line a feature, so that a file of weights can be read by people:
///
/// ```text
/// # how they were made
/// scale = [14.2, 3.5]
/// points = [1.02, 0.98]
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    pairs: Arc<[[f32; 2]]>,
    scale: [f32; 2],
}

impl Weights {
    /// Weights as they were learned; `scale` is a usual lead at the start and at the end.
    pub fn new(pairs: &[[f32; 2]], scale: [f32; 2]) -> Self {
        Weights { pairs: pairs.into(), scale }
    }

    /// What each feature weighs at the start and at the end.
    pub fn pairs(&self) -> &[[f32; 2]] {
        &self.pairs
    }

    /// What a seat with these features can look forward to.
    pub fn look(&self, features: &[f32], elapsed: f32) -> f32 {
        let each = self.pairs.iter().zip(features);
        each.map(|(&[start, end], feature)| feature * (start + (end - start) * elapsed)).sum()
    }

    /// The lead that is worth half of what is missing to a sure win.
    pub fn scale(&self, elapsed: f32) -> f32 {
        (self.scale[0] + (self.scale[1] - self.scale[0]) * elapsed).max(0.01)
    }

    /// The share of a win that such a lead promises.
    pub fn share(&self, lead: f32, elapsed: f32) -> f32 {
        squash(lead, self.scale(elapsed))
    }

    /// Reads weights for these features; comments and empty lines are passed over.
    ///
    /// # Errors
    /// What is missing or cannot be read.
    pub fn read(text: &str, names: &[&str]) -> Result<Weights, WeightsError> {
        let mut pairs = vec![None; names.len()];
        let mut scale = None;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (name, value) = line.split_once('=').ok_or_else(|| WeightsError::Line(line.to_owned()))?;
            let inner = value.trim().strip_prefix('[').and_then(|value| value.strip_suffix(']'));
            let pair = inner.and_then(|inner| inner.split_once(','));
            let pair = pair.and_then(|(start, end)| Some([real(start.trim())?, real(end.trim())?]));
            let pair = pair.ok_or_else(|| WeightsError::Numbers(line.to_owned()))?;
            match (name.trim(), names.iter().position(|known| *known == name.trim())) {
                ("scale", _) => scale = Some(pair),
                (_, Some(n)) => pairs[n] = Some(pair),
                (name, None) => return Err(WeightsError::Unknown(name.to_owned())),
            }
        }
        let missing = |n: usize| WeightsError::Missing(names[n].to_owned());
        let pairs: Result<Vec<[f32; 2]>, WeightsError> =
            pairs.into_iter().enumerate().map(|(n, pair)| pair.ok_or_else(|| missing(n))).collect();
        Ok(Weights::new(&pairs?, scale.ok_or_else(|| WeightsError::Missing("scale".to_owned()))?))
    }

    /// The text that [`Weights::read`] reads, under a note.
    pub fn write(&self, names: &[&str], note: &str) -> String {
        let mut text = String::new();
        for line in note.lines() {
            let _ = writeln!(text, "# {line}");
        }
        let _ = writeln!(text, "scale = [{}, {}]", self.scale[0], self.scale[1]);
        for (name, [start, end]) in names.iter().zip(self.pairs.iter()) {
            let _ = writeln!(text, "{name} = [{start}, {end}]");
        }
        text
    }
}

/// Why a text holds no weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// A line is no `name = [start, end]`.
    Line(String),
    /// A line does not give two numbers.
    Numbers(String),
    /// There is no such feature.
    Unknown(String),
    /// A weight is missing.
    Missing(String),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Line(line) => write!(f, "`{line}` is no `name = [start, end]`"),
            WeightsError::Numbers(line) => write!(f, "`{line}` does not give two numbers"),
            WeightsError::Unknown(name) => write!(f, "there is no feature `{name}`"),
            WeightsError::Missing(name) => write!(f, "the weight of `{name}` is missing"),
        }
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_written_and_read() {
        let weights = Weights::new(&[[1.0, 2.0], [-0.5, 0.25]], [10.0, 4.0]);
        let text = weights.write(&["a", "b"], "made by hand\nfor a test");
        assert!(text.starts_with("# made by hand\n# for a test\nscale = [10, 4]\n"), "{text}");
        assert_eq!(Weights::read(&text, &["a", "b"]), Ok(weights.clone()));
        assert_eq!(Weights::read(&text, &["a"]), Err(WeightsError::Unknown("b".to_owned())));
        assert_eq!(Weights::read(&text, &["a", "b", "c"]), Err(WeightsError::Missing("c".to_owned())));
        assert!(Weights::read("a = [1, NaN]", &["a"]).is_err());
        assert!(Weights::read("a = 1", &["a"]).is_err());
        assert!((weights.look(&[2.0, 4.0], 0.5) - 2.5).abs() < 1e-6);
        assert!((weights.scale(0.5) - 7.0).abs() < 1e-6);
    }
}
