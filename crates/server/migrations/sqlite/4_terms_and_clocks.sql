-- What goes for a table beside the rules, and what is true of it beside its log: clocks, stand-ins, who lost on time, what follows.
ALTER TABLE matches ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE matches ADD COLUMN aside TEXT NOT NULL DEFAULT '{}';

-- When the first of its clocks is out, in milliseconds since 1970; nothing if none runs.
ALTER TABLE matches ADD COLUMN due INTEGER;
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;

-- Whether everybody may find it.
ALTER TABLE matches ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_listed ON matches (opened) WHERE listed = 1;
