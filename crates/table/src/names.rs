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
        // What stands for no character at all, or for one that only some machines know.
        || matches!(c, '\u{fff0}'..='\u{fff8}' | '\u{fffc}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}')
        || c >= '\u{f0000}'
        || u32::from(c) & 0xfffe == 0xfffe
}

/// Where the characters are that are drawn on the one before them, and how many of them a letter may have: scripts that
/// are written so need two, or three.
const MARKS: [(char, char, usize); 29] = [
    ('\u{300}', '\u{36f}', 2),
    ('\u{483}', '\u{489}', 2),
    ('\u{1ab0}', '\u{1aff}', 2),
    ('\u{1dc0}', '\u{1dff}', 2),
    ('\u{20d0}', '\u{20ff}', 2),
    ('\u{302a}', '\u{302f}', 2),
    ('\u{3099}', '\u{309a}', 2),
    ('\u{fe20}', '\u{fe2f}', 2),
    // Hebrew, Arabic, Syriac, Thaana, N'Ko.
    ('\u{591}', '\u{5bd}', 3),
    ('\u{5bf}', '\u{5c7}', 3),
    ('\u{610}', '\u{61a}', 3),
    ('\u{64b}', '\u{65f}', 3),
    ('\u{670}', '\u{670}', 3),
    ('\u{6d6}', '\u{6ed}', 3),
    ('\u{711}', '\u{711}', 3),
    ('\u{730}', '\u{74a}', 3),
    ('\u{7a6}', '\u{7b0}', 3),
    ('\u{7eb}', '\u{7f3}', 3),
    // Devanagari, Thai, Lao, Tibetan, Burmese, Khmer.
    ('\u{900}', '\u{903}', 3),
    ('\u{93a}', '\u{93c}', 3),
    ('\u{93e}', '\u{957}', 3),
    ('\u{e31}', '\u{e3a}', 3),
    ('\u{e47}', '\u{e4e}', 3),
    ('\u{eb1}', '\u{ebc}', 3),
    ('\u{ec8}', '\u{ece}', 3),
    ('\u{f71}', '\u{f84}', 3),
    ('\u{102d}', '\u{103a}', 3),
    ('\u{17b7}', '\u{17bd}', 3),
    ('\u{17c6}', '\u{17d3}', 3),
];

/// How many marks may stand on one letter, if this is one.
fn most_marks(c: char) -> Option<usize> {
    MARKS.iter().find(|(first, last, _)| (*first..=*last).contains(&c)).map(|(.., most)| *most)
}

/// Whether marks stand on nothing, or so many on one letter that they are drawn over what is around it.
fn is_scrawled(text: &str) -> bool {
    // What stands before the text is not its own, so a mark there is one too many.
    const MANY: usize = 3;
    let mut marks = MANY;
    text.chars().any(|c| {
        let most = most_marks(c);
        marks = match most {
            Some(_) => marks + 1,
            None if c.is_whitespace() => MANY,
            None => 0,
        };
        most.is_some_and(|most| marks > most)
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
        // What no machine draws alike, or none at all.
        for wrong in "\u{fff3}\u{fffc}\u{e000}\u{fdd0}\u{ffff}\u{1fffe}\u{f0000}\u{10fffd}".chars() {
            assert!(!is_name(&format!("Ann{wrong}")) && !is_line(&format!("a {wrong}")), "{wrong:?}");
        }
        // Other scripts stack marks as well: two make a name, a tower of them is drawn over the table.
        for (letter, marks) in
            [("\u{e01}", "\u{e34}\u{e48}"), ("\u{628}", "\u{651}\u{64e}"), ("\u{5d1}", "\u{5bc}\u{5b8}")]
        {
            assert!(is_name(&format!("{letter}{marks}")), "{letter}{marks}");
            assert!(!is_name(&format!("{letter}{}", marks.repeat(4))), "{letter}");
        }
        assert!(
            is_name("Nguy\u{1ec5}n")
                && is_name("\u{e2d}\u{e19}\u{e38}\u{e0a}\u{e32}")
                && is_name("\u{5e9}\u{5c1}\u{5b8}\u{5dc}")
        );
        assert!(is_line(&"x".repeat(300)) && !is_line(&"x".repeat(301)) && !is_line("\t"));
    }
}
