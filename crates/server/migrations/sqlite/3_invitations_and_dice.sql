-- Invitations to seats (digests of codes, by seat), the host (a digest too), the seed of the dice and what seats added to it.
ALTER TABLE matches ADD COLUMN invitations TEXT NOT NULL DEFAULT '[]';
ALTER TABLE matches ADD COLUMN host TEXT;
ALTER TABLE matches ADD COLUMN seed TEXT;
ALTER TABLE matches ADD COLUMN added TEXT NOT NULL DEFAULT '[]';

-- When a match changed last, in seconds since 1970; matches that nobody touches any more expire as a whole.
ALTER TABLE matches ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET touched = opened;
CREATE INDEX matches_touched ON matches (touched);

DROP TRIGGER log_is_never_shortened;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
WHEN EXISTS (SELECT 1 FROM matches WHERE matches.id = OLD.match_id)
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
