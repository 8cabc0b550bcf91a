//! Long lists of choices, made short.
//!
//! Actions are put together by how their sentences begin: "Put the 4 on c3 as
//! a 5" and "Put the 4 on c4" meet under "Put the 4 on …". That needs no word
//! of the game's own and works in every language.

/// Up to this many choices are listed one by one.
pub(crate) const MANY: usize = 24;

/// A numbered line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// One action, by its place in the list.
    One(usize),
    /// Several actions that begin alike.
    Several {
        /// The words they begin with.
        start: String,
        /// Their places in the list.
        of: Vec<usize>,
    },
}

/// Lists the sentences `of`, those that begin alike put together if they are many.
pub(crate) fn arrange(sentences: &[String], of: &[usize]) -> Vec<Item> {
    let one_by_one = || of.iter().map(|&n| Item::One(n)).collect();
    if of.len() <= MANY {
        return one_by_one();
    }
    let words: Vec<Vec<&str>> = of.iter().map(|&n| sentences[n].split_whitespace().collect()).collect();
    let shared = common(&words);
    // Groups by the first word that tells them apart, in the order they are met.
    let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
    for (at, list) in words.iter().enumerate() {
        let word = list.get(shared).copied().unwrap_or_default();
        match groups.iter_mut().find(|(known, _)| *known == word) {
            Some((_, members)) => members.push(at),
            None => groups.push((word, vec![at])),
        }
    }
    if groups.len() == of.len() || groups.len() == 1 {
        return one_by_one();
    }
    let item = |(_, members): (&str, Vec<usize>)| match members[..] {
        [only] => Item::One(of[only]),
        _ => {
            let lists: Vec<Vec<&str>> = members.iter().map(|&at| words[at].clone()).collect();
            let start = lists[0][..common(&lists)].join(" ");
            Item::Several { start, of: members.into_iter().map(|at| of[at]).collect() }
        }
    };
    groups.into_iter().map(item).collect()
}

/// How many words all lists begin with.
fn common(lists: &[Vec<&str>]) -> usize {
    let Some((first, rest)) = lists.split_first() else { return 0 };
    let alike = |n: &usize| rest.iter().all(|list| list.get(*n) == first.get(*n));
    (0..first.len()).take_while(alike).count()
}

/// The places of those that hold every word of `text`, in notation or sentence.
pub(crate) fn filter(notations: &[String], sentences: &[String], text: &str) -> Vec<usize> {
    let wanted: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let holds = |n: &usize| {
        let line = format!("{} {}", notations[*n], sentences[*n]).to_lowercase();
        wanted.iter().all(|word| line.contains(word.as_str()))
    };
    (0..notations.len()).filter(holds).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn many() -> Vec<String> {
        let mut sentences = vec!["Take two dice".to_owned()];
        for die in [2, 4] {
            for cell in ["a1", "a2", "b1", "b2", "c1"] {
                for value in 1..=4 {
                    sentences.push(format!("Put the {die} on {cell} as a {value}"));
                }
            }
        }
        sentences
    }

    fn starts(items: &[Item]) -> Vec<String> {
        items
            .iter()
            .map(|item| match item {
                Item::One(n) => format!("#{n}"),
                Item::Several { start, of } => format!("{start} … {}", of.len()),
            })
            .collect()
    }

    #[test]
    fn few_are_listed_one_by_one() {
        let sentences = many();
        assert_eq!(arrange(&sentences, &[0, 5]), [Item::One(0), Item::One(5)]);
    }

    #[test]
    fn many_are_put_together_by_their_first_words() {
        let sentences = many();
        let all: Vec<usize> = (0..sentences.len()).collect();
        let items = arrange(&sentences, &all);
        assert_eq!(starts(&items), ["#0", "Put the … 40"]);
        let Item::Several { of, .. } = &items[1] else { panic!("a group") };
        let inner = arrange(&sentences, of);
        assert_eq!(starts(&inner), ["Put the 2 on … 20", "Put the 4 on … 20"]);
    }

    #[test]
    fn every_action_stays_within_reach() {
        let sentences = many();
        let mut left = vec![(0..sentences.len()).collect::<Vec<_>>()];
        let mut met = Vec::new();
        while let Some(of) = left.pop() {
            for item in arrange(&sentences, &of) {
                match item {
                    Item::One(n) => met.push(n),
                    Item::Several { of: inner, .. } => {
                        assert!(inner.len() < of.len(), "a group is smaller than its list");
                        left.push(inner);
                    }
                }
            }
        }
        met.sort_unstable();
        assert_eq!(met, (0..sentences.len()).collect::<Vec<_>>());
    }

    #[test]
    fn sentences_that_are_alike_are_listed() {
        let same = vec!["Go".to_owned(); 40];
        let all: Vec<usize> = (0..40).collect();
        assert_eq!(arrange(&same, &all).len(), 40);
    }

    #[test]
    fn text_filters() {
        let notations = ["a1".to_owned(), "b2".to_owned()];
        let sentences = ["Put one".to_owned(), "Put two".to_owned()];
        assert_eq!(filter(&notations, &sentences, "PUT"), [0, 1]);
        assert_eq!(filter(&notations, &sentences, "put b"), [1]);
        assert!(filter(&notations, &sentences, "zzz").is_empty());
    }
}
