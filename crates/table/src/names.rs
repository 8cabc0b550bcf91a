//! What people may be called, and what they may say.

/// How long a name may be, in characters.
const LONGEST_NAME: usize = 40;
/// How long something said may be, in characters.
const LONGEST_LINE: usize = 300;

/// Makes an emoji of the sign before it.
const EMOJI: char = '\u{fe0f}';

/// Whether a character cannot be seen, or turns the direction of those around it.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
        // Letters and signs that are drawn as nothing, and what chooses between two ways to draw the same.
        || matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
        || matches!(c, '\u{fe00}'..='\u{fe0e}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}')
}

/// How many marks may stand on one letter: languages that are written so need two.
const MOST_MARKS: usize = 2;

/// Whether a character is drawn on the one before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
        || matches!(c, '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether marks stand on nothing, or so many on one letter that they are drawn over what is around it.
fn is_scrawled(text: &str) -> bool {
    // What stands before the text is not its own, so a mark there is one too many.
    let mut marks = MOST_MARKS;
    text.chars().any(|c| {
        marks = match c {
            c if is_mark(c) => marks + 1,
            c if c.is_whitespace() => MOST_MARKS,
            _ => 0,
        };
        marks > MOST_MARKS
    })
}

fn is_seen(text: &str, longest: usize) -> bool {
    // An emoji is a sign: behind a letter, a space or nothing this is not seen.
    let mut last = ' ';
    let is_lost = |c: char| {
        let before = std::mem::replace(&mut last, c);
        c == EMOJI && (before.is_alphabetic() || before.is_whitespace() || before == EMOJI)
    };
    let is_lost = text.chars().any(is_lost);
    !text.trim().is_empty()
        && text.chars().count() <= longest
        && !is_lost
        && !is_scrawled(text)
        && !text.chars().any(is_unseen)
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
        // Two marks on a letter are a way to write; more, or one on nothing, are drawn over what is around them.
        assert!(is_name("Zoe\u{308}") && is_name("Vie\u{302}\u{323}t") && is_name("e\u{301} e\u{301}"));
        let flood = format!("A{}", "\u{351}".repeat(20));
        for wrong in [&flood, "A\u{300}\u{301}\u{302}", "\u{308}A", "A \u{20dd}", "\u{1dc0}"] {
            assert!(!is_name(wrong) && !is_line(wrong), "{wrong:?}");
        }
        // What is drawn as nothing, alone or behind a name that is somebody else's.
        for unseen in
            "\u{34f}\u{115f}\u{1160}\u{17b4}\u{2800}\u{3164}\u{ffa0}\u{180b}\u{fe00}\u{fe0f}\u{1d173}\u{e0100}".chars()
        {
            assert!(!is_name(&unseen.to_string()) && !is_name(&format!("Ann{unseen}")), "{unseen:?}");
        }
        assert!(is_name("\u{2764}\u{fe0f}") && is_name("1\u{fe0f}\u{20e3}") && !is_name("\u{2764}\u{fe0f}\u{fe0f}"));
        assert!(is_line(&"x".repeat(300)) && !is_line(&"x".repeat(301)) && !is_line("\t"));
    }
}
