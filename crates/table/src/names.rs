//! What people may be called, and what they may say.

/// How long a name may be, in characters.
const LONGEST_NAME: usize = 40;
/// How long something said may be, in characters.
const LONGEST_LINE: usize = 300;

/// Whether a character cannot be seen, or turns the direction of those around it.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

fn is_seen(text: &str, longest: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= longest && !text.chars().any(is_unseen)
}

/// Whether somebody can be called this: 1 to 40 characters that can be seen, on one line.
pub fn is_name(name: &str) -> bool {
    is_seen(name, LONGEST_NAME)
}

/// Whether this can be said at a table: 1 to 300 characters that can be seen, on one line. A joiner holds emoji together.
pub(crate) fn is_line(text: &str) -> bool {
    is_seen(&text.replace('\u{200d}', ""), LONGEST_LINE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_lines_can_be_seen() {
        assert!(is_name("Ann") && is_name("Zoë 🐠") && is_line("well, well"));
        for wrong in ["", " ", "A\n", "A\u{202e}B", "A\u{200b}", &"x".repeat(41)] {
            assert!(!is_name(wrong), "{wrong:?}");
        }
        assert!(is_line(&"x".repeat(300)) && !is_line(&"x".repeat(301)) && !is_line("\t"));
    }
}
