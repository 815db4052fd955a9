// The schema of SQLite, step by step. A released step is never changed: the next one fixes it.

import type { Migration } from '../queries.ts'

export const SQLITE_MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        language TEXT NOT NULL,
        login TEXT UNIQUE,
        password TEXT,
        created_at INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id),
        public_key BLOB NOT NULL,
        counter INTEGER NOT NULL,
        transports TEXT NOT NULL
      ) STRICT;
      CREATE INDEX passkeys_of_account ON passkeys (account);

      CREATE TABLE sessions (
        hash TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id),
        expires_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sessions_by_expiry ON sessions (expires_at);

      CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        visibility TEXT NOT NULL,
        hot_seat INTEGER NOT NULL,
        clock TEXT NOT NULL,
        on_timeout TEXT NOT NULL,
        host TEXT NOT NULL,
        status TEXT NOT NULL,
        seats TEXT NOT NULL,
        invites TEXT NOT NULL,
        waiting TEXT NOT NULL,
        actions INTEGER NOT NULL,
        result TEXT NOT NULL,
        clocks TEXT,
        proposal TEXT,
        paused INTEGER NOT NULL,
        rematch TEXT,
        seq INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX matches_public ON matches (status, updated_at DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_game ON matches (game, status, updated_at DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_running ON matches (id) WHERE status = 'running';

      CREATE TABLE members (
        account TEXT NOT NULL,
        match TEXT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (account, match)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX members_of_match ON members (match);

      CREATE TABLE invites (
        hash TEXT NOT NULL,
        match TEXT NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        PRIMARY KEY (hash, match, seat)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE events (
        match TEXT NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (match, seq)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE chat_lines (
        match TEXT NOT NULL REFERENCES matches (id),
        id INTEGER NOT NULL,
        channel TEXT NOT NULL,
        from_id TEXT NOT NULL,
        from_name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE heartbeat (
        single INTEGER PRIMARY KEY CHECK (single = 1),
        at INTEGER NOT NULL
      ) STRICT;
    `,
  },
  {
    version: 2,
    sql: `
      CREATE TABLE devices (
        endpoint TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id),
        session TEXT NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        saved_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX devices_of_account ON devices (account);
      CREATE INDEX devices_of_session ON devices (session);

      CREATE TABLE notices (
        endpoint TEXT NOT NULL REFERENCES devices (endpoint) ON DELETE CASCADE,
        match TEXT NOT NULL REFERENCES matches (id),
        turn INTEGER NOT NULL,
        reason TEXT NOT NULL,
        PRIMARY KEY (endpoint, match, turn, reason)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX notices_of_match ON notices (match);

      CREATE TABLE kept (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 3,
    sql: `
      CREATE TABLE used (
        name TEXT PRIMARY KEY,
        until INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 4,
    sql: `
      ALTER TABLE accounts ADD COLUMN owner TEXT REFERENCES accounts (id);
      ALTER TABLE accounts ADD COLUMN revoked_at INTEGER;
      CREATE INDEX bots_of_owner ON accounts (owner) WHERE owner IS NOT NULL;

      ALTER TABLE passkeys ADD COLUMN added_at INTEGER;
      ALTER TABLE passkeys ADD COLUMN used_at INTEGER;

      CREATE INDEX sessions_of_account ON sessions (account);
    `,
  },
  {
    version: 5,
    sql: `
      ALTER TABLE matches ADD COLUMN brought TEXT;
    `,
  },
  {
    version: 6,
    sql: `
      ALTER TABLE matches ADD COLUMN clock_kind TEXT NOT NULL DEFAULT 'none';
      ALTER TABLE matches ADD COLUMN bot_seats INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE matches ADD COLUMN waiting_seats INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE matches ADD COLUMN listed_at INTEGER NOT NULL DEFAULT 0;
      UPDATE matches SET
        clock_kind = coalesce(json_extract(iif(json_valid(clock), clock, '{}'), '$.kind'), 'none'),
        bot_seats = (SELECT coalesce(sum(1 << key), 0) FROM json_each(iif(json_valid(seats), seats, '[]'))
          WHERE json_extract(value, '$.kind') = 'bot'),
        waiting_seats = (SELECT coalesce(sum(1 << value), 0) FROM json_each(iif(json_valid(waiting), waiting, '[]'))),
        listed_at = updated_at;

      DROP INDEX matches_public;
      DROP INDEX matches_public_of_game;
      CREATE INDEX matches_public ON matches (status, listed_at DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_game ON matches (game, status, listed_at DESC, id DESC) WHERE visibility = 'public';

      CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        entries TEXT NOT NULL
      ) STRICT;

      CREATE TABLE processes (
        id TEXT PRIMARY KEY,
        seen_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE presence (
        match TEXT NOT NULL REFERENCES matches (id),
        account TEXT NOT NULL,
        process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
        left_at INTEGER,
        PRIMARY KEY (match, account, process)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX presence_of_process ON presence (process);
    `,
  },
  {
    version: 7,
    sql: `
      ALTER TABLE sessions ADD COLUMN proved_at INTEGER;

      ALTER TABLE accounts ADD COLUMN login_key TEXT;
      CREATE UNIQUE INDEX accounts_by_login_key ON accounts (login_key);

      CREATE TABLE recovery_codes (
        hash TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX recovery_codes_of_account ON recovery_codes (account);

      CREATE TABLE attempts (
        name TEXT PRIMARY KEY,
        count INTEGER NOT NULL,
        until INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 8,
    sql: `
      ALTER TABLE matches ADD COLUMN origin TEXT;
      ALTER TABLE matches ADD COLUMN person_seats INTEGER NOT NULL DEFAULT 0;
      UPDATE matches SET
        person_seats = (SELECT coalesce(sum(1 << key), 0) FROM json_each(iif(json_valid(seats), seats, '[]'))
          WHERE json_extract(value, '$.kind') = 'account');

      CREATE INDEX matches_running_of_host ON matches (host) WHERE status = 'running';
      CREATE INDEX matches_running_of_origin ON matches (origin) WHERE status = 'running';
    `,
  },
  {
    version: 9,
    sql: `
      CREATE TABLE snapshots (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        actions INTEGER NOT NULL,
        content TEXT NOT NULL,
        PRIMARY KEY (match, seq)
      ) STRICT;
    `,
  },
  {
    version: 10,
    sql: `
      ALTER TABLE chat_lines ADD COLUMN pair TEXT NOT NULL DEFAULT '';
      ALTER TABLE chat_lines ADD COLUMN from_seat INTEGER;
      ALTER TABLE chat_lines ADD COLUMN to_seat INTEGER;
      ALTER TABLE chat_lines ADD COLUMN to_id TEXT;
      CREATE INDEX chat_lines_of_channel ON chat_lines (match, channel, pair, id);
      DELETE FROM chat_lines WHERE (match, id) IN (
        SELECT match, id FROM (
          SELECT match, id, row_number() OVER (PARTITION BY match, channel ORDER BY id DESC) AS newness FROM chat_lines
        ) AS lines WHERE newness > 100);

      ALTER TABLE matches ADD COLUMN open_rank INTEGER NOT NULL DEFAULT 0;
      UPDATE matches SET open_rank = created_at;
      CREATE INDEX matches_open ON matches (open_rank DESC, id DESC) WHERE visibility = 'public' AND status = 'open';
      CREATE INDEX matches_open_of_host ON matches (host) WHERE status = 'open';
      CREATE INDEX matches_open_of_origin ON matches (origin) WHERE status = 'open';

      CREATE TABLE sanctions (
        match TEXT NOT NULL REFERENCES matches (id),
        account TEXT NOT NULL,
        kind TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, account, kind)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE blocks (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        blocked TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        at INTEGER NOT NULL,
        PRIMARY KEY (account, blocked)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX blocks_of_blocked ON blocks (blocked);

      CREATE TABLE reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        reporter_id TEXT NOT NULL,
        reporter_name TEXT NOT NULL,
        account_id TEXT NOT NULL,
        account_name TEXT NOT NULL,
        match TEXT NOT NULL,
        reason TEXT NOT NULL,
        note TEXT NOT NULL,
        lines TEXT NOT NULL,
        closed_at INTEGER,
        closed_by_id TEXT,
        closed_by_name TEXT
      ) STRICT;
      CREATE UNIQUE INDEX reports_open ON reports (reporter_id, account_id, match) WHERE closed_at IS NULL;

      CREATE TABLE bans (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account_id TEXT NOT NULL,
        account_name TEXT NOT NULL,
        address TEXT,
        reason TEXT NOT NULL,
        by_id TEXT NOT NULL,
        by_name TEXT NOT NULL,
        at INTEGER NOT NULL,
        until INTEGER,
        lifted_at INTEGER
      ) STRICT;

      CREATE TABLE audit (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        by_id TEXT NOT NULL,
        by_name TEXT NOT NULL,
        action TEXT NOT NULL,
        account_id TEXT,
        account_name TEXT,
        match TEXT,
        note TEXT NOT NULL
      ) STRICT;

      CREATE TABLE admins (
        account TEXT PRIMARY KEY REFERENCES accounts (id),
        at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      ALTER TABLE accounts ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE accounts ADD COLUMN address TEXT;
      UPDATE accounts SET seen_at = unixepoch() * 1000;
    `,
  },
  {
    version: 11,
    sql: `
      ALTER TABLE matches ADD COLUMN orders TEXT;
      CREATE INDEX matches_with_orders ON matches (id) WHERE status = 'running' AND orders IS NOT NULL;
    `,
  },
  {
    version: 12,
    sql: `
      CREATE TABLE exports (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        body BLOB NOT NULL
      ) STRICT;
    `,
  },
  {
    version: 13,
    sql: `
      CREATE TABLE decks (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        id TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        cards TEXT NOT NULL,
        changed_at INTEGER NOT NULL,
        PRIMARY KEY (account, id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 14,
    sql: `
      ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE matches ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX matches_to_record ON matches (id) WHERE status = 'finished' AND NOT recorded;

      CREATE TABLE ratings (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        matches INTEGER NOT NULL,
        PRIMARY KEY (account, game)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE results (
        match TEXT NOT NULL REFERENCES matches (id),
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        at INTEGER NOT NULL,
        began INTEGER NOT NULL,
        actions INTEGER NOT NULL,
        is_public INTEGER NOT NULL,
        bots TEXT NOT NULL,
        seat INTEGER NOT NULL,
        side TEXT NOT NULL,
        team INTEGER NOT NULL,
        place INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        mu_before REAL,
        sigma_before REAL,
        mu_after REAL,
        sigma_after REAL,
        matches_before INTEGER,
        PRIMARY KEY (match, account)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX results_of_account ON results (account, at, match);
    `,
  },
  {
    version: 15,
    sql: 'ALTER TABLE matches ADD COLUMN advised INTEGER NOT NULL DEFAULT 0',
  },
  {
    version: 16,
    sql: `
      ALTER TABLE accounts ADD COLUMN emblem TEXT;
      ALTER TABLE accounts ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX chat_lines_of_writer ON chat_lines (from_id);
    `,
  },
  {
    version: 17,
    sql: `
      CREATE TABLE visitors (
        account TEXT NOT NULL,
        process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
        PRIMARY KEY (account, process)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX visitors_of_process ON visitors (process);

      CREATE TABLE follows (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        followed TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        at INTEGER NOT NULL,
        PRIMARY KEY (account, followed)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX follows_of_followed ON follows (followed);

      CREATE TABLE seeks (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        pace TEXT NOT NULL,
        origin TEXT NOT NULL,
        since INTEGER NOT NULL,
        alive_until INTEGER NOT NULL,
        offer TEXT,
        offer_until INTEGER,
        accepted INTEGER NOT NULL DEFAULT 0,
        match TEXT
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE challenges (
        id TEXT PRIMARY KEY,
        from_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        to_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        clock TEXT NOT NULL,
        rated INTEGER NOT NULL,
        brought TEXT,
        at INTEGER NOT NULL,
        until INTEGER NOT NULL,
        state TEXT NOT NULL,
        match TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX challenges_from ON challenges (from_id);
      CREATE INDEX challenges_to ON challenges (to_id);
`,
  },
  {
    version: 18,
    sql: 'ALTER TABLE chat_lines ADD COLUMN phrase TEXT',
  },
  {
    version: 19,
    sql: `
      CREATE TABLE reviews (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        body BLOB NOT NULL
      ) STRICT;
    `,
  },
  {
    version: 20,
    sql: `
      ALTER TABLE matches ADD COLUMN tournament TEXT;
      ALTER TABLE matches ADD COLUMN position TEXT;

      CREATE TABLE tournaments (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        host TEXT NOT NULL,
        origin TEXT,
        revision INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        data TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX tournaments_listed ON tournaments (status, created_at, id);

      CREATE TABLE tournament_members (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        tournament TEXT NOT NULL REFERENCES tournaments (id),
        PRIMARY KEY (account, tournament)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX members_of_tournament ON tournament_members (tournament);
    `,
  },
  {
    version: 21,
    sql: `
      CREATE TABLE solved_puzzles (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        PRIMARY KEY (account, day, game)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 22,
    sql: `
      DROP INDEX matches_public;
      DROP INDEX matches_public_of_game;
      CREATE INDEX matches_public
        ON matches (status, (listed_at + open_rank - created_at) DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_game
        ON matches (game, status, (listed_at + open_rank - created_at) DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_host ON matches (host, created_at) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_origin ON matches (origin, created_at) WHERE visibility = 'public';
    `,
  },
]
