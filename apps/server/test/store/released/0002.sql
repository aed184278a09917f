CREATE TABLE migration (version INTEGER PRIMARY KEY, checksum TEXT NOT NULL, at BIGINT NOT NULL);

CREATE TABLE person (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  language TEXT NOT NULL,
  prefs TEXT NOT NULL,
  key_hash TEXT UNIQUE,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);

CREATE TABLE session (
  id_hash TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
  label TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person_id);
CREATE INDEX session_end ON session (expires_at);

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  code TEXT UNIQUE,
  host_id TEXT REFERENCES person ON DELETE SET NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'sealed', 'playing', 'paused', 'over', 'ended', 'cancelled')),
  seen_by TEXT NOT NULL CHECK (seen_by IN ('seats', 'link', 'all')),
  options TEXT NOT NULL,
  rules INTEGER NOT NULL,
  players INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  chain TEXT NOT NULL,
  asked_seat INTEGER,
  due_at BIGINT,
  created_at BIGINT NOT NULL,
  begun_at BIGINT,
  changed_at BIGINT NOT NULL,
  ended_at BIGINT
);
CREATE INDEX game_host ON game (host_id);

CREATE TABLE seat (
  game_id TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person_id TEXT REFERENCES person ON DELETE SET NULL,
  bot TEXT,
  colour TEXT,
  commitment TEXT,
  orders TEXT NOT NULL,
  settings TEXT NOT NULL,
  invited_id TEXT REFERENCES person ON DELETE SET NULL,
  PRIMARY KEY (game_id, seat)
);
CREATE INDEX seat_person ON seat (person_id, game_id);
CREATE INDEX seat_invited ON seat (invited_id, game_id);

CREATE TABLE entry (
  game_id TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  action_id TEXT,
  body TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (game_id, seq),
  UNIQUE (game_id, action_id)
);

CREATE TABLE secret (
  game_id TEXT PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  sealed TEXT NOT NULL
);

CREATE TABLE draft (
  game_id TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  body TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (game_id, seat)
);

CREATE TABLE record (
  game_id TEXT PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  body TEXT NOT NULL
);

CREATE TABLE job (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  leased_until BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (kind, key)
);
CREATE INDEX job_due ON job (due_at);

INSERT INTO migration VALUES (1, '2b0655c11fa51c6a188689ed1ba8c19128c7d11340155036adec27e1c65d830a', 1795000000000);
INSERT INTO migration VALUES (2, 'ffbe19292e74e9ddaaf4ac9d6c8cb23747036198bab2ac70a7dcb7948117998c', 1795000000000);
INSERT INTO person VALUES ('ann', 'guest', 'Ännchen', 'de', '{}', 'key', 1795000000000, 1795000000001);
INSERT INTO session VALUES ('cookie', 'ann', 'Firefox', 1795000000000, 1795000000001, 1895000000000);
INSERT INTO game VALUES ('g1', NULL, 'ann', 'playing', 'link', '{}', 1, 2, 2, 'chain', 1, NULL, 1795000000000, 1795000000001, 1795000000002, NULL);
INSERT INTO seat VALUES ('g1', 0, 'ann', NULL, 'red', NULL, '[]', '{}', NULL);
INSERT INTO seat VALUES ('g1', 1, NULL, 'builder', NULL, NULL, '[]', '{}', NULL);
INSERT INTO entry VALUES ('g1', 1, 'opened', NULL, 'a1', '{}', 1795000000000);
INSERT INTO entry VALUES ('g1', 2, 'played', 0, NULL, '["space:d1"]', 1795000000002);
INSERT INTO secret VALUES ('g1', 'sealed');
INSERT INTO draft VALUES ('g1', 0, '[]', 1795000000002);
INSERT INTO record VALUES ('g1', 'record');
INSERT INTO job VALUES ('j1', 'bot', 'g1', 1795000000002, 0, 0, '{}');
