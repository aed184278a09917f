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
  PRIMARY KEY (game_id, seat)
);
CREATE INDEX seat_person ON seat (person_id, game_id);

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
