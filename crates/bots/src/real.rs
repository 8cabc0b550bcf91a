//! Numbers with a fraction, as weights and knobs are written.

/// Reads `-0.6133`. The standard library's reader takes any number at all and carries 10 KB of tables for it, which
/// browsers would fetch with every game; up to seven digits both read the same, and so do they where a number is read
/// that was written as short as it can be.
pub(crate) fn real(text: &str) -> Option<f32> {
    let (digits, sign) = text.strip_prefix('-').map_or((text, 1.0), |digits| (digits, -1.0));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    // More of them would not be told apart by 64 bits.
    let is_read = !whole.is_empty() && whole.len() + fraction.len() <= 15;
    if !is_read || !whole.bytes().chain(fraction.bytes()).all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let add = |sum: f64, digit: u8| sum * 10.0 + f64::from(digit - b'0');
    let sum = whole.bytes().chain(fraction.bytes()).fold(0.0, add);
    let parts = fraction.bytes().fold(1.0, |parts: f64, _| parts * 10.0);
    // Both are whole and exact, so this is rounded once, and twice without harm.
    Some((sign * (sum / parts)) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_the_standard_library_reads_them() {
        for n in (0..10_000_000_u32).step_by(617) {
            for places in 0..=7 {
                let text = format!("{:.places$}", f64::from(n) / 10_f64.powi(places as i32));
                assert_eq!(real(&text), text.parse().ok(), "{text}");
                assert_eq!(real(&format!("-{text}")), format!("-{text}").parse().ok(), "-{text}");
            }
        }
        for bits in (0x3000_0000_u32..0x4800_0000).step_by(9973) {
            let written = f32::from_bits(bits);
            if written.to_string().len() <= 16 {
                assert_eq!(real(&written.to_string()), Some(written));
            }
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "-", ".", ".5", "1e3", "+1", "NaN", "inf", "1.2.3", " 1", "1,5", "1234567890123456"] {
            assert_eq!(real(text), None, "{text}");
        }
    }
}
