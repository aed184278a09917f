ALTER TABLE seat ADD COLUMN invited_id TEXT REFERENCES person ON DELETE SET NULL;
CREATE INDEX seat_invited ON seat (invited_id, game_id);
