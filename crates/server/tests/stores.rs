//! Every store keeps the same promises: the same tests on SQLite and on PostgreSQL.

#[path = "common/engines.rs"]
mod engines;
#[path = "common/sample.rs"]
mod sample;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use atoll_core::{Dice, SeededDice};
use atoll_protocol::Terms;
use atoll_registry::GAMES;
use atoll_server::Games;
use atoll_server::store::{self, Aside, Claim, Copied, Fair, Hold, Opened, Progress, Row, Stale, Store, StoreError};
use engines::{Papers, Postgres};
use futures_util::future::{join_all, try_join_all};
use sample::{at, opened};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

/// An engine, and a way behind the back of its stores.
enum Engine {
    Sqlite(TempDir, u32),
    Postgres(Box<Postgres>),
}

impl Engine {
    fn address(&mut self) -> String {
        match self {
            Engine::Sqlite(folder, count) => {
                *count += 1;
                format!("sqlite:{}", folder.path().join(format!("{count}.db")).display())
            }
            Engine::Postgres(postgres) => postgres.database(),
        }
    }

    async fn fresh(&mut self) -> (String, Arc<dyn Store>) {
        let address = self.address();
        let store = store::at(&address).await.expect("it is new");
        (address, store)
    }

    /// Does something to a store that the store would not do.
    async fn sql(&self, address: &str, sql: &'static str) -> io::Result<()> {
        match self {
            Engine::Sqlite(..) => {
                let mut connection = SqliteConnection::connect(address).await.expect("the file is there");
                sqlx::query(sql).execute(&mut connection).await.map(|_| ()).map_err(io::Error::other)
            }
            Engine::Postgres(postgres) => postgres.sql(address, sql).map(|_| ()),
        }
    }
}

async fn what_is_written_is_read(engine: &mut Engine) {
    let (address, store) = engine.fresh().await;
    let hold = store.open(&opened("a"), &[Row::Event(7)], &at(1), None).await.expect("the id is free");
    let rows = [Row::Event(u32::MAX), Row::Undo(1), Row::Back { seat: 1, to: 70_000 }];
    store.append(&hold, 1, &rows, &at(4)).await.expect("the row is free");
    // What is beside the log changes without a row.
    let aside = Aside { left: vec![5, 6], since: 9, due: Some(77), ..Aside::default() };
    let later = Progress { aside, ..at(4) };
    store.append(&hold, 4, &[], &later).await.expect("nothing else was written");
    store.close().await;
    drop(store);
    let store = store::at(&address).await.expect("it is there");
    let log = store.log("a").await.expect("the log is whole");
    assert_eq!(log, [Row::Event(7), rows[0], rows[1], rows[2]]);
    assert_eq!(store.find("a").await.expect("it can be read"), Some((opened("a"), later)));
    assert_eq!(store.find("b").await.expect("it can be read"), None);
    assert_eq!(store.due(77, 9).await.expect("it can be read"), Vec::<String>::new());
    assert_eq!(store.due(78, 9).await.expect("it can be read"), ["a"]);
    store.is_ready().await.expect("it can write");
}

async fn lists_have_an_order(engine: &mut Engine) {
    let (_, store) = engine.fresh().await;
    for (id, when) in [("B", 1), ("a", 3), ("c", 2), ("b", 3)] {
        store.open(&Opened { opened: when, ..opened(id) }, &[], &at(0), None).await.expect("the id is free");
    }
    let private = Opened { terms: Terms::default(), ..opened("d") };
    store.open(&private, &[], &at(0), None).await.expect("the id is free");
    let youngest = store.youngest(3).await.expect("it can be read");
    assert_eq!(youngest.iter().map(|(opened, _)| opened.id.as_str()).collect::<Vec<_>>(), ["b", "a", "c"]);
    assert_eq!(store.ids("", 9).await.expect("it can be read"), ["B", "a", "b", "c", "d"]);
    assert_eq!(store.ids("a", 2).await.expect("it can be read"), ["b", "c"]);
}

async fn seats_change_hands_once(engine: &mut Engine) {
    let (_, store) = engine.fresh().await;
    let before = Opened { invitations: vec![Some("i".to_owned()), None], ..opened("a") };
    let hold = store.open(&before, &[], &at(0), None).await.expect("the id is free");
    let fair = before.fair.as_ref().and_then(|fair| fair.with(0, 3, "cd"));
    let after =
        Opened { invitations: vec![None, None], tokens: vec![Some("u".to_owned()), None], fair, ..before.clone() };
    store.reseat(&hold, &before, &after).await.expect("nobody was first");
    assert_eq!(store.find("a").await.expect("it can be read"), Some((after.clone(), at(0))));
    assert!(matches!(store.reseat(&hold, &before, &after).await, Err(StoreError::Taken)), "the invitation is used");
}

async fn a_row_is_written_once(engine: &mut Engine) {
    let (_, store) = engine.fresh().await;
    let hold = store.open(&opened("a"), &[Row::Event(7)], &at(1), None).await.expect("the id is free");
    assert!(matches!(store.open(&opened("a"), &[], &at(0), None).await, Err(StoreError::Taken)));
    assert!(matches!(store.append(&hold, 0, &[Row::Event(9)], &at(1)).await, Err(StoreError::Taken)));
    assert!(matches!(store.append(&hold, 2, &[Row::Event(9)], &at(3)).await, Err(StoreError::Taken)));
    assert!(store.append(&Hold { id: "b".to_owned(), ..hold.clone() }, 0, &[Row::Event(9)], &at(1)).await.is_err());
    // Of two who write the same row at once, one does.
    let (rows, now) = ([Row::Event(9)], at(2));
    let both = tokio::join!(store.append(&hold, 1, &rows, &now), store.append(&hold, 1, &rows, &now));
    assert!(matches!(both, (Ok(()), Err(StoreError::Taken)) | (Err(StoreError::Taken), Ok(()))), "{both:?}");
    assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7), Row::Event(9)]);
    assert_eq!(store.find("a").await.expect("it can be read"), Some((opened("a"), at(2))));
}

async fn many_tables_share_a_commit_and_each_has_its_own_rows(engine: &mut Engine) {
    let (_, store) = engine.fresh().await;
    let all: Vec<Opened> = (0..50).map(|n| opened(&format!("m{n}"))).collect();
    let start = at(0);
    let holds = try_join_all(all.iter().map(|one| store.open(one, &[], &start, None))).await.expect("all are new");
    for n in 0..20 {
        let (rows, now) = ([Row::Event(n)], at(n + 1));
        let writes = holds.iter().map(|hold| store.append(hold, n, &rows, &now));
        // One of them writes a row that is not next.
        let (written, wrong) = tokio::join!(join_all(writes), store.append(&holds[7], n + 9, &rows, &now));
        assert!(written.iter().all(Result::is_ok), "{written:?}");
        assert!(matches!(wrong, Err(StoreError::Taken)), "{wrong:?}");
    }
    for one in &all {
        let log = store.log(&one.id).await.expect("the log is whole");
        assert_eq!(log, (0..20).map(Row::Event).collect::<Vec<_>>());
    }
    store.close().await;
    assert!(store.append(&holds[1], 20, &[Row::Event(1)], &at(21)).await.is_err(), "it is closed");
}

async fn what_nobody_touches_expires_as_a_whole(engine: &mut Engine) {
    let (address, store) = engine.fresh().await;
    let mut holds = Vec::new();
    for id in ["a", "b", "c"] {
        holds.push(store.open(&opened(id), &[Row::Event(7)], &at(1), None).await.expect("the id is free"));
    }
    let old = Stale { since: 100, unplayed: 100 };
    assert_eq!(store.expire(old, &[]).await.expect("it can write"), 0, "all have just been touched");
    engine.sql(&address, "UPDATE matches SET touched = 5 WHERE id <> 'c'").await.expect("it can write");
    assert_eq!(store.expire(old, &["b".to_owned()]).await.expect("it can write"), 1);
    assert_eq!(store.find("a").await.expect("it can be read"), None);
    assert_eq!(store.log("a").await.expect("it can be read"), []);
    for id in ["b", "c"] {
        assert_eq!(store.log(id).await.expect("the log is whole"), [Row::Event(7)]);
    }
    // Nor is one forgotten at which somebody has time left, however many days a move may take.
    for (late, gone) in [
        ("UPDATE matches SET touched = 5, due = 9000000000000 WHERE id = 'c'", 0),
        ("UPDATE matches SET touched = 5, due = 1 WHERE id = 'c'", 1),
    ] {
        engine.sql(&address, late).await.expect("it can write");
        assert_eq!(store.expire(old, &["b".to_owned()]).await.expect("it can write"), gone, "{late}");
    }
    // A move touches a match.
    store.append(&holds[1], 1, &[Row::Event(8)], &at(2)).await.expect("the row is free");
    assert_eq!(store.expire(old, &[]).await.expect("it can write"), 0);
    // One at which only chance has fallen goes sooner.
    let fallen = [Row::Event(255 << 24 | 3), Row::Undo(0)];
    for (id, log) in [("unplayed", &fallen[..]), ("empty", &[]), ("played", &[fallen[0], Row::Event(7)])] {
        store.open(&opened(id), log, &at(log.len() as u32), None).await.expect("the id is free");
    }
    engine.sql(&address, "UPDATE matches SET touched = 500000").await.expect("it can write");
    for (unplayed, gone) in [(500_000, 0), (900_000, 0), (500_001, 2)] {
        let stale = Stale { since: 100, unplayed };
        assert_eq!(store.expire(stale, &[]).await.expect("it can write"), gone, "{unplayed}");
    }
    assert!(store.find("played").await.expect("it can be read").is_some());
    assert_eq!(store.log("unplayed").await.expect("it can be read"), []);
}

async fn the_log_is_append_only_and_damage_is_noticed(engine: &mut Engine) {
    let (address, store) = engine.fresh().await;
    store.open(&opened("a"), &[Row::Event(7), Row::Event(8)], &at(2), None).await.expect("the id is free");
    for sql in ["UPDATE log SET value = 9", "DELETE FROM log"] {
        let refused = engine.sql(&address, sql).await.expect_err("the log is append-only").to_string();
        assert!(refused.contains("append-only"), "{refused}");
    }
    assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7), Row::Event(8)]);
    let drop = match engine {
        Engine::Sqlite(..) => "DROP TRIGGER log_is_never_changed",
        Engine::Postgres(_) => "DROP TRIGGER log_is_never_changed ON log",
    };
    for sql in [drop, "UPDATE log SET value = 9 WHERE n = 1"] {
        engine.sql(&address, sql).await.expect("nothing protects a store from its owner");
    }
    let error = store.log("a").await.expect_err("it is not what was written").to_string();
    assert!(error.contains("row 1"), "{error}");
}

/// Keeps a match of a game that is really played, a few rows with some taken back; how many rows.
async fn keep_played(store: &dyn Store, games: &Games, slug: &str, id: &str, seed: u64) -> usize {
    let edition = games.edition(slug).expect("the game ships");
    let opening = Arc::clone(edition).open(2, &json!({})).expect("the usual options are playable");
    let mut dice = SeededDice::new(seed);
    let fair = Fair::keyed([seed as u8; 32]);
    let mut played = opening.at(0);
    fair.settle(played.as_mut());
    let start = Opened {
        game: slug.to_owned(),
        rules: edition.info().version,
        data: edition.data_hash().to_owned(),
        options: played.options(),
        fair: Some(fair.clone()),
        ..opened(id)
    };
    let mut log = Row::of(played.as_ref(), 0);
    let now = Progress::of(played.as_ref(), log.len(), Aside::default());
    let hold = store.open(&start, &log, &now, None).await.expect("the id is free");
    for _ in 0..10 {
        let atoll_core::Turn::Decide(seats) = played.turn() else { break };
        let seat = seats.iter().next().expect("somebody decides");
        let legal = played.legal_codes(seat);
        let before = played.events();
        played.act(seat, legal[dice.below(legal.len() as u32) as usize]).expect("it is legal");
        fair.settle(played.as_mut());
        let rows = Row::of(played.as_ref(), before);
        let from = log.len() as u32;
        log.extend(&rows);
        let now = Progress::of(played.as_ref(), log.len(), Aside::default());
        store.append(&hold, from, &rows, &now).await.expect("the row is free");
    }
    log.len()
}

/// From one engine to another and back, with what does not fit told.
async fn everything_moves_between_stores(from: &mut Engine, to: &mut Engine) {
    let games = Games::shipped();
    let ((address, first), (_, second), (_, third)) = (from.fresh().await, to.fresh().await, from.fresh().await);
    let mut events = 0;
    for n in 0..10_usize {
        let slug = GAMES[n % GAMES.len()].info().slug;
        events += keep_played(first.as_ref(), &games, slug, &format!("m{n}"), n as u64).await as u64;
    }
    let whole = store::check(first.as_ref(), &games).await.expect("it can be read");
    assert_eq!((whole.matches, whole.events, whole.broken.len()), (10, events, 0), "{whole:?}");
    let copied = store::copy(first.as_ref(), second.as_ref(), &games).await.expect("all can be played");
    assert_eq!(copied, Copied { matches: 10, events, ..Copied::default() });
    let again = store::copy(first.as_ref(), second.as_ref(), &games).await.expect("it is the same");
    assert_eq!(again, Copied { known: 10, ..Copied::default() });
    store::copy(second.as_ref(), third.as_ref(), &games).await.expect("all can be played");
    for n in 0..10 {
        let id = format!("m{n}");
        let read =
            async |store: &dyn Store| (store.find(&id).await.expect("whole"), store.log(&id).await.expect("whole"));
        assert_eq!(read(first.as_ref()).await, read(third.as_ref()).await);
    }
    assert_eq!(store::check(second.as_ref(), &games).await.expect("it can be read"), whole);
    // One that says of itself what its log does not, and one whose log the rules do not allow.
    from.sql(&address, "UPDATE matches SET events = events + 1 WHERE id = 'm3'").await.expect("it can write");
    let bad = Opened { id: "bad".to_owned(), ..first.find("m0").await.expect("whole").expect("it is there").0 };
    let rows = [Row::Event(0x00ff_ffff); 2];
    first.open(&bad, &rows, &at(2), None).await.expect("a store does not know the rules");
    let broken = store::check(first.as_ref(), &games).await.expect("it can be read");
    assert_eq!((broken.matches, broken.events), (11, events + 2));
    let ids: Vec<&str> = broken.broken.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, ["bad", "m3"], "{broken:?}");
    // What cannot be played is not carried, and does not keep the others from it.
    let (_, rest) = to.fresh().await;
    let carried = store::copy(first.as_ref(), rest.as_ref(), &games).await.expect("both answer");
    assert_eq!((carried.matches, &carried.broken), (9, &broken.broken));
    let sound = store::check(rest.as_ref(), &games).await.expect("it can be read");
    assert_eq!((sound.matches, sound.broken.len()), (9, 0));
    // A match of the same name that is another one is not written over.
    let (_, fourth) = to.fresh().await;
    fourth.open(&opened("m1"), &[], &at(0), None).await.expect("the id is free");
    assert!(matches!(store::copy(second.as_ref(), fourth.as_ref(), &games).await, Err(StoreError::File(_))));
}

async fn every_promise(engine: &mut Engine) {
    what_is_written_is_read(engine).await;
    lists_have_an_order(engine).await;
    seats_change_hands_once(engine).await;
    a_row_is_written_once(engine).await;
    many_tables_share_a_commit_and_each_has_its_own_rows(engine).await;
    what_nobody_touches_expires_as_a_whole(engine).await;
    the_log_is_append_only_and_damage_is_noticed(engine).await;
}

fn sqlite() -> Engine {
    Engine::Sqlite(tempfile::tempdir().expect("a folder for the test"), 0)
}

/// A copy for which there is not room enough leaves nothing behind that is in the way or looks like a store.
#[cfg(unix)]
#[tokio::test]
async fn a_copy_without_room_leaves_nothing_behind() {
    const WITHIN: &str = "ATOLL_TEST_FOLDER";
    let address = |folder: &Path, name: &str| format!("sqlite:{}", folder.join(name).display());
    if let Some(folder) = std::env::var_os(WITHIN) {
        // In a process of its own, no file of which may grow beyond 64 KB.
        let folder = Path::new(&folder);
        store::backup(&address(folder, "a.db"), &folder.join("copy.db")).await.expect_err("there is no room");
        store::restore(&folder.join("whole.db"), &address(folder, "b.db")).await.expect_err("there is no room");
        return;
    }
    let folder = TempDir::new().expect("a folder for the test");
    let store = store::at(&address(folder.path(), "a.db")).await.expect("the folder is ours");
    let many: Vec<Row> = (0..4000).map(Row::Event).collect();
    store.open(&opened("a"), &many, &at(4000), None).await.expect("the id is free");
    store::backup(&address(folder.path(), "a.db"), &folder.path().join("whole.db")).await.expect("there is room");
    let again = std::env::current_exe().expect("this is a program");
    let told = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 128; exec \"$0\" --exact a_copy_without_room_leaves_nothing_behind"])
        .arg(again)
        .env(WITHIN, folder.path())
        .output()
        .expect("there is a shell");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
    for name in ["copy.db", "b.db"] {
        assert!(!folder.path().join(name).exists(), "{name} is in the way");
    }
    let left = std::fs::read_dir(folder.path()).expect("the folder is ours");
    let left: Vec<String> = left.filter_map(|one| one.ok()?.file_name().into_string().ok()).collect();
    assert!(left.iter().all(|name| !name.ends_with(".part")), "{left:?}");
    // As soon as there is room it can be copied.
    store::backup(&address(folder.path(), "a.db"), &folder.path().join("copy.db")).await.expect("there is room");
    store::restore(&folder.path().join("whole.db"), &address(folder.path(), "b.db")).await.expect("there is room");
    let restored = store::at(&address(folder.path(), "b.db")).await.expect("it is a store");
    assert_eq!(restored.log("a").await.expect("the log is whole"), many);
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let (mut one, mut other) = (sqlite(), sqlite());
    every_promise(&mut one).await;
    everything_moves_between_stores(&mut one, &mut other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_its_promises() {
    let mut engine = Engine::Postgres(Box::new(Postgres::start()));
    every_promise(&mut engine).await;
    let mut file = sqlite();
    everything_moves_between_stores(&mut file, &mut engine).await;
    everything_moves_between_stores(&mut engine, &mut file).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_has_one_owner_and_an_old_one_cannot_write() {
    let mut postgres = Postgres::start();
    let address = postgres.database();
    let (first, second) = (store::shared(&address).await.expect("new"), store::shared(&address).await.expect("there"));
    let (long, short) = (Duration::from_secs(60), Duration::from_millis(300));
    let leases = |store: &Arc<dyn Store>| Arc::clone(store);
    let (one, two) = (leases(&first), leases(&second));
    let (one, two) = (one.leases().expect("it can be shared"), two.leases().expect("it can be shared"));
    one.join("one", short).await.expect("the name is free");
    two.join("two", long).await.expect("the name is free");
    let old = first.open(&opened("a"), &[Row::Event(7)], &at(1), Some("one")).await.expect("the id is free");
    assert_eq!(second.claim("a", Some("two")).await.expect("it answers"), Claim::Theirs("one".to_owned()));
    first.append(&old, 1, &[Row::Event(8)], &at(2)).await.expect("it is ours");
    // The lease runs out: others may take the match, and the number goes up.
    tokio::time::sleep(short * 2).await;
    assert_eq!(one.renew("one", long).await.expect("it answers"), None, "too late");
    assert_eq!(first.claim("a", Some("one")).await.expect("it answers"), Claim::TooLate);
    let Claim::Ours(new) = second.claim("a", Some("two")).await.expect("it answers") else {
        panic!("nobody lives there")
    };
    assert!(new.fence > old.fence);
    assert!(matches!(first.append(&old, 2, &[Row::Event(9)], &at(3)).await, Err(StoreError::Fenced)));
    let (before, after) = (opened("a"), Opened { tokens: vec![Some("u".to_owned()), None], ..opened("a") });
    assert!(matches!(first.reseat(&old, &before, &after).await, Err(StoreError::Fenced)));
    second.append(&new, 2, &[Row::Event(10)], &at(3)).await.expect("it is ours");
    second.reseat(&new, &before, &after).await.expect("it is ours");
    assert_eq!(second.log("a").await.expect("whole"), [Row::Event(7), Row::Event(8), Row::Event(10)]);
    // A server that goes by itself leaves its matches to all, at once.
    assert_eq!(two.renew("two", long).await.expect("it answers"), Some(vec!["two".to_owned()]));
    one.join("three", long).await.expect("the name is free");
    two.leave("two").await.expect("it answers");
    assert!(matches!(first.claim("a", Some("three")).await.expect("it answers"), Claim::Ours(_)));
    // What is let go is free as well, but only by whose it is.
    let Claim::Ours(held) = first.claim("a", Some("three")).await.expect("it answers") else { panic!("it is ours") };
    two.join("four", long).await.expect("the name is free");
    first.release(&old).await.expect("it answers");
    assert_eq!(second.claim("a", Some("four")).await.expect("it answers"), Claim::Theirs("three".to_owned()));
    first.release(&held).await.expect("it answers");
    assert!(matches!(second.claim("a", Some("four")).await.expect("it answers"), Claim::Ours(_)));
    two.leave("four").await.expect("it answers");
    // Of many who want a free match at once, one has it.
    one.leave("three").await.expect("it answers");
    let names: Vec<String> = (0..8).map(|n| format!("s{n}")).collect();
    for name in &names {
        one.join(name, long).await.expect("the name is free");
    }
    let claims = join_all(names.iter().map(|name| first.claim("a", Some(name)))).await;
    let ours = claims.iter().filter(|claim| matches!(claim, Ok(Claim::Ours(_)))).count();
    assert_eq!(ours, 1, "{claims:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_comes_back() {
    let mut postgres = Postgres::start();
    let address = postgres.database();
    let store = store::at(&address).await.expect("new");
    let hold = store.open(&opened("a"), &[], &at(0), None).await.expect("the id is free");
    postgres.stop();
    assert!(store.append(&hold, 0, &[Row::Event(0)], &at(1)).await.is_err(), "nobody is there");
    postgres.wake();
    store.append(&hold, 0, &[Row::Event(0)], &at(1)).await.expect("it is there again");
    store.is_ready().await.expect("it can write");
    assert_eq!(store.log("a").await.expect("whole"), [Row::Event(0)]);
}

/// Whoever gets the database, and how often it was tried for.
async fn insist(address: &str) -> Arc<dyn Store> {
    for _ in 0..20 {
        if let Ok(store) = store::at(address).await {
            return store;
        }
    }
    panic!("nobody gets the database")
}

async fn is_ready_soon(store: &dyn Store) -> bool {
    for _ in 0..100 {
        if store.is_ready().await.is_ok() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_has_one_server_or_several_that_share_it() {
    let mut postgres = Postgres::start();
    let address = postgres.database();
    let used =
        |tried: Result<Arc<dyn Store>, StoreError>| matches!(tried, Err(StoreError::Used(name)) if name == "atoll1");
    let alone = store::at(&address).await.expect("new");
    let (one, two) = tokio::join!(store::at(&address), store::shared(&address));
    assert!(used(one) && used(two), "it is one server's alone");
    alone.close().await;
    let (first, second) = (store::shared(&address).await.expect("free"), store::shared(&address).await.expect("free"));
    assert!(used(store::at(&address).await), "it is shared by others");
    first.close().await;
    // As when a server crashes: nothing is said.
    drop((first, second));
    let alone = store::at(&address).await.expect("it goes with the server");
    let old = alone.open(&opened("a"), &[Row::Event(7)], &at(1), None).await.expect("the id is free");
    // The database forgets the lock, and another server is quicker than ours.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'";
    postgres.sql(&address, cut).expect("nobody stops us");
    let other = insist(&address).await;
    let Claim::Ours(new) = other.claim("a", None).await.expect("it answers") else { panic!("it is free") };
    let refused = alone.append(&old, 1, &[Row::Event(8)], &at(2)).await;
    assert!(matches!(refused, Err(StoreError::Fenced | StoreError::Lost)), "{refused:?}");
    other.append(&new, 1, &[Row::Event(9)], &at(2)).await.expect("it is theirs");
    // Soon it knows, and leaves everything alone.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(matches!(alone.is_ready().await, Err(StoreError::Lost)));
    assert!(matches!(alone.claim("a", None).await, Err(StoreError::Lost)));
    assert!(matches!(alone.open(&opened("b"), &[], &at(0), None).await, Err(StoreError::Lost)));
    assert!(matches!(alone.expire(Stale { since: i64::MAX, unplayed: 0 }, &[]).await, Err(StoreError::Lost)));
    assert!(matches!(alone.reseat(&old, &opened("a"), &opened("a")).await, Err(StoreError::Lost)));
    other.append(&new, 2, &[Row::Event(10)], &at(3)).await.expect("nobody has touched it");
    // When the other goes it has the database again, and its matches anew.
    other.close().await;
    assert!(is_ready_soon(alone.as_ref()).await, "it comes back by itself");
    assert!(matches!(alone.append(&old, 3, &[Row::Event(8)], &at(4)).await, Err(StoreError::Fenced)));
    let Claim::Ours(again) = alone.claim("a", None).await.expect("it answers") else { panic!("it is free") };
    alone.append(&again, 3, &[Row::Event(11)], &at(4)).await.expect("it is ours");
    let rows = [7, 9, 10, 11].map(Row::Event);
    assert_eq!(alone.log("a").await.expect("whole"), rows);
    // So it does when the database was away.
    postgres.stop();
    postgres.wake();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(is_ready_soon(alone.as_ref()).await, "it comes back by itself");
    assert!(used(store::at(&address).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_talked_to_in_secret() {
    let (papers, others) = (Papers::new(), Papers::new());
    let mut postgres = Postgres::start_with(Some(&papers));
    let address = postgres.database();
    let ca = |papers: &Papers| format!("sslrootcert={}", papers.path("ca.pem").display());
    for (mode, is_good) in [
        ("sslmode=disable".to_owned(), false),
        ("sslmode=require".to_owned(), true),
        (format!("sslmode=verify-full&{}", ca(&papers)), true),
        (format!("sslmode=verify-full&{}", ca(&others)), false),
        // Whom the system believes knows nothing of us.
        ("sslmode=verify-full".to_owned(), false),
    ] {
        let tried = store::at(&format!("{address}?{mode}")).await;
        assert_eq!(tried.is_ok(), is_good, "{mode}: {tried:?}");
        let Ok(store) = tried else { continue };
        store.is_ready().await.expect("it can write");
        let open = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                    WHERE application_name LIKE 'atoll%' AND NOT ssl";
        assert_eq!(postgres.sql(&address, open).expect("it answers"), "0", "{mode}");
        store.close().await;
    }
}
