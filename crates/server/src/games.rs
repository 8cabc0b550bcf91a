//! The games that tables can play.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{DataError, Lang, Seat, Words, words};
use atoll_protocol::{AdvisedMove, GameInfo, game_info};
use atoll_registry::{Advice, EdgeDice, GAMES, Level, Listed};
use atoll_table::MOST_MOVES;
use axum::body::Bytes;

/// A list of games, each with one edition.
#[derive(Clone)]
pub struct Games {
    games: Vec<(&'static dyn Listed, Arc<dyn AnyEdition>)>,
    /// The games as pages present them, as JSON, by language: much text that never changes.
    told: [OnceLock<Bytes>; Lang::ALL.len()],
}

impl Games {
    /// The shipped editions of all games.
    pub fn shipped() -> Games {
        Games::of(GAMES)
    }

    /// The shipped editions of some games.
    pub fn of(list: &[&'static dyn Listed]) -> Games {
        Games { games: list.iter().map(|&game| (game, game.shipped())).collect(), told: Default::default() }
    }

    /// All games, with the files of `folder/<slug>/` in the place of those they ship.
    ///
    /// # Errors
    /// What is wrong, with file and line.
    pub fn with_data(folder: &Path) -> Result<Games, DataError> {
        let at = |path: &Path, reason: Words| DataError { file: path.display().to_string(), line: None, reason };
        let fault = |path: &Path, error: &dyn fmt::Display| {
            at(path, words!("this cannot be read: {error}", "dit is niet te lezen: {error}"))
        };
        if !folder.is_dir() {
            return Err(at(folder, words!("there is no such folder", "er is geen map met die naam")));
        }
        let mut games = Games::shipped();
        for (game, edition) in &mut games.games {
            let own = folder.join(game.info().slug);
            if !own.is_dir() {
                continue;
            }
            let mut texts = BTreeMap::new();
            for entry in fs::read_dir(&own).map_err(|error| fault(&own, &error))? {
                let path = entry.map_err(|error| fault(&own, &error))?.path();
                let name = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
                if let Some(name) = name.filter(|name| name.ends_with(".toml")) {
                    texts.insert(name, fs::read_to_string(&path).map_err(|error| fault(&path, &error))?);
                }
            }
            let mut files = game.files();
            for (name, text) in texts {
                files.replace(&name, text)?;
            }
            *edition = game.load(files)?;
        }
        Ok(games)
    }

    /// The edition of the game with this slug.
    pub fn edition(&self, slug: &str) -> Option<&Arc<dyn AnyEdition>> {
        self.games.iter().find(|(game, _)| game.info().slug == slug).map(|(_, edition)| edition)
    }

    /// The slugs of the games.
    pub fn slugs(&self) -> Vec<String> {
        self.games.iter().map(|(game, _)| game.info().slug.to_owned()).collect()
    }

    /// The games as pages present them, as JSON.
    pub fn info(&self, lang: Lang) -> Bytes {
        let write = || {
            let bots = Level::ALL.map(Level::name);
            let all: Vec<GameInfo> =
                self.games.iter().map(|(_, edition)| game_info(edition.as_ref(), lang, &bots)).collect();
            serde_json::to_vec(&all).expect("games are plain data").into()
        };
        let told = Lang::ALL.iter().position(|&known| known == lang).map(|n| &self.told[n]);
        told.map_or_else(write, |told| told.get_or_init(write).clone())
    }

    /// Whether a bot has this name.
    pub fn has_bot(&self, name: &str) -> bool {
        Level::named(name).is_some()
    }

    /// What a bot would do; nothing if the seat is not asked.
    pub fn choose(&self, bot: &str, played: &dyn AnyMatch, seat: Seat, dice: &mut EdgeDice) -> Option<u32> {
        let slug = played.info().slug;
        let (game, _) = self.games.iter().find(|(game, _)| game.info().slug == slug)?;
        game.bot(Level::named(bot)?).choose(played, seat, dice)
    }

    /// What a bot would advise, the best first; nothing if the seat is not asked.
    pub fn advise(&self, bot: &str, played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Vec<AdvisedMove> {
        let slug = played.info().slug;
        let game = self.games.iter().map(|(game, _)| game).find(|game| game.info().slug == slug);
        let advice = game.and_then(|game| game.advise(played, seat, bot, MOST_MOVES, lang)).unwrap_or_default();
        let told =
            |one: Advice| AdvisedMove { code: one.code, value: one.value, visits: one.visits, reason: one.reason };
        advice.into_iter().map(told).collect()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slugs()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corrected_file_is_read_and_a_wrong_one_is_named() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        assert_eq!(Games::with_data(folder.path()).expect("nothing is replaced").slugs(), Games::shipped().slugs());
        assert!(Games::with_data(&folder.path().join("none")).is_err());
        for game in GAMES {
            let own = folder.path().join(game.info().slug);
            fs::create_dir(&own).expect("the folder is ours");
            for (name, text) in game.files().iter() {
                fs::write(own.join(name), format!("# corrected\n{text}")).expect("the folder is ours");
            }
            let games = Games::with_data(folder.path()).expect("a remark changes nothing");
            let corrected = games.edition(game.info().slug).expect("the game is there").data_hash().to_owned();
            assert_ne!(corrected, game.shipped().data_hash());
            fs::write(own.join("unheard-of.toml"), "").expect("the folder is ours");
            let error = Games::with_data(folder.path()).expect_err("the game has no such file");
            assert_eq!(error.file, "unheard-of.toml");
            fs::remove_dir_all(&own).expect("the folder is ours");
        }
    }
}
