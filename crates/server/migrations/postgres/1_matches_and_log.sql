-- A match as it was opened; revision, events, turn, aside and due follow its log in the same transaction.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    -- In which order matches came.
    n BIGINT GENERATED ALWAYS AS IDENTITY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    data TEXT NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    -- Digests of what opens seats, by seat; that of the host.
    tokens TEXT NOT NULL,
    invitations TEXT NOT NULL,
    host TEXT,
    -- The seed of the dice, and what seats added to it.
    seed TEXT,
    added TEXT NOT NULL,
    -- Seconds since 1970.
    opened BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    events BIGINT NOT NULL,
    turn TEXT NOT NULL,
    aside TEXT NOT NULL,
    -- When the first of its clocks is out, in milliseconds since 1970; nothing if none runs.
    due BIGINT,
    -- The server that holds the match, and how often it has changed hands: whoever writes must know the number.
    owner TEXT,
    fence BIGINT NOT NULL DEFAULT 1
);

CREATE INDEX matches_listed ON matches (opened DESC, n DESC) WHERE listed;
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_touched ON matches (touched);

-- kind 0: a packed event; kind 1: a seat took back. `sum` tells a row from a damaged one.
CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id) DEFERRABLE INITIALLY IMMEDIATE,
    n BIGINT NOT NULL,
    kind BIGINT NOT NULL CHECK (kind IN (0, 1)),
    value BIGINT NOT NULL,
    sum BIGINT NOT NULL,
    -- By whose hand: the number that the writer held.
    fence BIGINT NOT NULL,
    PRIMARY KEY (match_id, n)
);

-- The log of a match goes with the match, and not before.
CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM matches WHERE id = OLD.match_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the log is append-only';
END
$$;

CREATE TRIGGER log_is_never_changed BEFORE UPDATE OR DELETE ON log
FOR EACH ROW EXECUTE FUNCTION log_is_append_only();

-- The servers that share this store, and until when each is believed to live.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
