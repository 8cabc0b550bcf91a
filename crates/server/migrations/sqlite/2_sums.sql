-- What a row was when it was written, so that a damaged one is noticed; rows from before have none.
ALTER TABLE log ADD COLUMN sum INTEGER;
