-- A match as it was opened; revision, events and turn follow its log in the same transaction.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    data TEXT NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    tokens TEXT NOT NULL,
    opened INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    events INTEGER NOT NULL,
    turn TEXT NOT NULL
) STRICT;

CREATE INDEX matches_opened ON matches (opened);

-- kind 0: a packed event; kind 1: a seat took back its last action.
CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    kind INTEGER NOT NULL CHECK (kind IN (0, 1)),
    value INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
