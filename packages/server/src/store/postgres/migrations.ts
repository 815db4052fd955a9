// The schema of PostgreSQL, step by step. A released step is never changed: the next one fixes it.
// JSON is stored as `json`, not `jsonb`: it comes back exactly as it was written.

import type { Migration } from '../queries.ts'

export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE accounts (
        id text PRIMARY KEY,
        name text NOT NULL,
        kind text NOT NULL,
        language text NOT NULL,
        login text UNIQUE,
        password text,
        created_at bigint NOT NULL
      );

      CREATE TABLE passkeys (
        id text PRIMARY KEY,
        account text NOT NULL REFERENCES accounts (id),
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports json NOT NULL
      );
      CREATE INDEX passkeys_of_account ON passkeys (account);

      CREATE TABLE sessions (
        hash text PRIMARY KEY,
        account text NOT NULL REFERENCES accounts (id),
        expires_at bigint NOT NULL
      );
      CREATE INDEX sessions_by_expiry ON sessions (expires_at);

      CREATE TABLE matches (
        id text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        version integer NOT NULL,
        options json NOT NULL,
        seed text NOT NULL,
        visibility text NOT NULL,
        hot_seat boolean NOT NULL,
        clock json NOT NULL,
        on_timeout text NOT NULL,
        host text NOT NULL,
        status text NOT NULL,
        seats json NOT NULL,
        invites json NOT NULL,
        waiting json NOT NULL,
        actions integer NOT NULL,
        result json NOT NULL,
        clocks json,
        proposal json,
        paused boolean NOT NULL,
        rematch text,
        seq integer NOT NULL,
        revision integer NOT NULL,
        created_at bigint NOT NULL,
        updated_at bigint NOT NULL
      );
      CREATE INDEX matches_public ON matches (status, updated_at DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_game ON matches (game, status, updated_at DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_running ON matches (id) WHERE status = 'running';

      CREATE TABLE members (
        account text NOT NULL,
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        PRIMARY KEY (account, match)
      );
      CREATE INDEX members_of_match ON members (match);

      CREATE TABLE invites (
        hash text NOT NULL,
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        seat integer NOT NULL,
        PRIMARY KEY (hash, match, seat)
      );

      CREATE TABLE events (
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        seq integer NOT NULL,
        at bigint NOT NULL,
        event json NOT NULL,
        PRIMARY KEY (match, seq)
      );

      CREATE TABLE chat_lines (
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        id integer NOT NULL,
        channel text NOT NULL,
        from_id text NOT NULL,
        from_name text NOT NULL,
        text text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (match, id)
      );

      CREATE TABLE heartbeat (
        single integer PRIMARY KEY CHECK (single = 1),
        at bigint NOT NULL
      );
    `,
  },
  {
    version: 2,
    sql: `
      CREATE TABLE devices (
        endpoint text PRIMARY KEY,
        account text NOT NULL REFERENCES accounts (id),
        session text NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        language text NOT NULL,
        saved_at bigint NOT NULL
      );
      CREATE INDEX devices_of_account ON devices (account);
      CREATE INDEX devices_of_session ON devices (session);

      CREATE TABLE notices (
        endpoint text NOT NULL REFERENCES devices (endpoint) ON DELETE CASCADE,
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        turn integer NOT NULL,
        reason text NOT NULL,
        PRIMARY KEY (endpoint, match, turn, reason)
      );

      CREATE INDEX notices_of_match ON notices (match);

      CREATE TABLE kept (
        name text PRIMARY KEY,
        value text NOT NULL
      );
    `,
  },
  {
    version: 3,
    sql: `
      CREATE TABLE used (
        name text PRIMARY KEY,
        until bigint NOT NULL
      );
    `,
  },
  {
    version: 4,
    sql: `
      ALTER TABLE accounts ADD COLUMN owner text REFERENCES accounts (id);
      ALTER TABLE accounts ADD COLUMN revoked_at bigint;
      CREATE INDEX bots_of_owner ON accounts (owner) WHERE owner IS NOT NULL;

      ALTER TABLE passkeys ADD COLUMN added_at bigint;
      ALTER TABLE passkeys ADD COLUMN used_at bigint;

      CREATE INDEX sessions_of_account ON sessions (account);
    `,
  },
  {
    version: 5,
    sql: `
      ALTER TABLE matches ADD COLUMN brought json;
    `,
  },
  {
    version: 6,
    sql: `
      ALTER TABLE matches ADD COLUMN clock_kind text NOT NULL DEFAULT 'none';
      ALTER TABLE matches ADD COLUMN bot_seats integer NOT NULL DEFAULT 0;
      ALTER TABLE matches ADD COLUMN waiting_seats integer NOT NULL DEFAULT 0;
      ALTER TABLE matches ADD COLUMN listed_at bigint NOT NULL DEFAULT 0;
      UPDATE matches SET
        clock_kind = coalesce(clock ->> 'kind', 'none'),
        bot_seats = (SELECT coalesce(sum(1 << (number - 1)::integer), 0) FROM json_array_elements(
          CASE json_typeof(seats) WHEN 'array' THEN seats ELSE '[]'::json END) WITH ORDINALITY AS s (holder, number)
          WHERE holder ->> 'kind' = 'bot'),
        waiting_seats = (SELECT coalesce(sum(1 << seat::integer), 0) FROM json_array_elements_text(
          CASE json_typeof(waiting) WHEN 'array' THEN waiting ELSE '[]'::json END) AS w (seat)),
        listed_at = updated_at;

      -- No index contains what every action changes, and pages keep room for the next version of a row: then an
      -- update touches the row's page alone.
      DROP INDEX matches_public;
      DROP INDEX matches_public_of_game;
      CREATE INDEX matches_public ON matches (status, listed_at DESC, id DESC) WHERE visibility = 'public';
      CREATE INDEX matches_public_of_game ON matches (game, status, listed_at DESC, id DESC) WHERE visibility = 'public';
      ALTER TABLE matches SET (fillfactor = 70);

      CREATE TABLE processes (
        id text PRIMARY KEY,
        seen_at timestamptz NOT NULL
      );
      CREATE TABLE presence (
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        account text NOT NULL,
        process text NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
        left_at bigint,
        PRIMARY KEY (match, account, process)
      );
      CREATE INDEX presence_of_process ON presence (process);
    `,
  },
  {
    version: 7,
    sql: `
      ALTER TABLE sessions ADD COLUMN proved_at bigint;

      ALTER TABLE accounts ADD COLUMN login_key text;
      CREATE UNIQUE INDEX accounts_by_login_key ON accounts (login_key);

      CREATE TABLE recovery_codes (
        hash text PRIMARY KEY,
        account text NOT NULL REFERENCES accounts (id)
      );
      CREATE INDEX recovery_codes_of_account ON recovery_codes (account);

      CREATE TABLE attempts (
        name text PRIMARY KEY,
        count integer NOT NULL,
        until bigint NOT NULL
      );
    `,
  },
  {
    version: 8,
    sql: `
      ALTER TABLE matches ADD COLUMN origin text;
      ALTER TABLE matches ADD COLUMN person_seats integer NOT NULL DEFAULT 0;
      UPDATE matches SET
        person_seats = (SELECT coalesce(sum(1 << (number - 1)::integer), 0) FROM json_array_elements(
          CASE json_typeof(seats) WHEN 'array' THEN seats ELSE '[]'::json END) WITH ORDINALITY AS s (holder, number)
          WHERE holder ->> 'kind' = 'account');

      CREATE INDEX matches_running_of_host ON matches (host) WHERE status = 'running';
      CREATE INDEX matches_running_of_origin ON matches (origin) WHERE status = 'running';
    `,
  },
  {
    version: 9,
    sql: `
      CREATE TABLE snapshots (
        match text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        actions integer NOT NULL,
        content text NOT NULL,
        PRIMARY KEY (match, seq)
      );
    `,
  },
  {
    version: 10,
    sql: `
      ALTER TABLE chat_lines ADD COLUMN pair text NOT NULL DEFAULT '';
      ALTER TABLE chat_lines ADD COLUMN from_seat integer;
      ALTER TABLE chat_lines ADD COLUMN to_seat integer;
      ALTER TABLE chat_lines ADD COLUMN to_id text;
      CREATE INDEX chat_lines_of_channel ON chat_lines (match, channel, pair, id);
      DELETE FROM chat_lines WHERE (match, id) IN (
        SELECT match, id FROM (
          SELECT match, id, row_number() OVER (PARTITION BY match, channel ORDER BY id DESC) AS newness FROM chat_lines
        ) AS lines WHERE newness > 100);

      ALTER TABLE matches ADD COLUMN open_rank bigint NOT NULL DEFAULT 0;
      UPDATE matches SET open_rank = created_at;
      CREATE INDEX matches_open ON matches (open_rank DESC, id DESC) WHERE visibility = 'public' AND status = 'open';
      CREATE INDEX matches_open_of_host ON matches (host) WHERE status = 'open';
      CREATE INDEX matches_open_of_origin ON matches (origin) WHERE status = 'open';

      CREATE TABLE sanctions (
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        account text NOT NULL,
        kind text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (match, account, kind)
      );

      CREATE TABLE blocks (
        account text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        blocked text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        at bigint NOT NULL,
        PRIMARY KEY (account, blocked)
      );
      CREATE INDEX blocks_of_blocked ON blocks (blocked);

      CREATE TABLE reports (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at bigint NOT NULL,
        reporter_id text NOT NULL,
        reporter_name text NOT NULL,
        account_id text NOT NULL,
        account_name text NOT NULL,
        match text NOT NULL,
        reason text NOT NULL,
        note text NOT NULL,
        lines json NOT NULL,
        closed_at bigint,
        closed_by_id text,
        closed_by_name text
      );
      CREATE UNIQUE INDEX reports_open ON reports (reporter_id, account_id, match) WHERE closed_at IS NULL;

      CREATE TABLE bans (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id text NOT NULL,
        account_name text NOT NULL,
        address text,
        reason text NOT NULL,
        by_id text NOT NULL,
        by_name text NOT NULL,
        at bigint NOT NULL,
        until bigint,
        lifted_at bigint
      );

      CREATE TABLE audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at bigint NOT NULL,
        by_id text NOT NULL,
        by_name text NOT NULL,
        action text NOT NULL,
        account_id text,
        account_name text,
        match text,
        note text NOT NULL
      );

      CREATE TABLE admins (
        account text PRIMARY KEY REFERENCES accounts (id),
        at bigint NOT NULL
      );

      ALTER TABLE accounts ADD COLUMN seen_at bigint NOT NULL DEFAULT 0;
      ALTER TABLE accounts ADD COLUMN address text;
      UPDATE accounts SET seen_at = extract(epoch FROM now())::bigint * 1000;
    `,
  },
  {
    version: 11,
    sql: `
      -- Events are only appended by the statement that updates their match, which is never deleted: looking it up again
      -- for each of them costs as much as the insert.
      ALTER TABLE events DROP CONSTRAINT events_match_fkey;
    `,
  },
  {
    version: 12,
    sql: `
      ALTER TABLE matches ADD COLUMN orders json;
      CREATE INDEX matches_with_orders ON matches (id) WHERE status = 'running' AND orders IS NOT NULL;
    `,
  },
  {
    version: 13,
    sql: `
      CREATE TABLE exports (
        match text COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        body bytea NOT NULL
      );
      -- It is compressed already.
      ALTER TABLE exports ALTER COLUMN body SET STORAGE EXTERNAL;
    `,
  },
  {
    version: 14,
    sql: `
      CREATE TABLE decks (
        account text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        id text COLLATE "C" NOT NULL,
        game text NOT NULL,
        name text NOT NULL,
        cards text NOT NULL,
        changed_at bigint NOT NULL,
        PRIMARY KEY (account, id)
      );
    `,
  },
  {
    version: 15,
    sql: `
      ALTER TABLE matches ADD COLUMN rated boolean NOT NULL DEFAULT false;
      ALTER TABLE matches ADD COLUMN recorded boolean NOT NULL DEFAULT false;
      CREATE INDEX matches_to_record ON matches (id) WHERE status = 'finished' AND NOT recorded;

      CREATE TABLE ratings (
        account text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game text NOT NULL,
        mu double precision NOT NULL,
        sigma double precision NOT NULL,
        matches integer NOT NULL,
        PRIMARY KEY (account, game)
      );

      CREATE TABLE results (
        match text COLLATE "C" NOT NULL REFERENCES matches (id),
        account text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game text NOT NULL,
        at bigint NOT NULL,
        began bigint NOT NULL,
        actions integer NOT NULL,
        is_public boolean NOT NULL,
        bots text NOT NULL,
        seat integer NOT NULL,
        side text NOT NULL,
        team integer NOT NULL,
        place integer NOT NULL,
        outcome text NOT NULL,
        mu_before double precision,
        sigma_before double precision,
        mu_after double precision,
        sigma_after double precision,
        matches_before integer,
        PRIMARY KEY (match, account)
      );
      CREATE INDEX results_of_account ON results (account, at, match);
    `,
  },
  {
    version: 16,
    sql: 'ALTER TABLE matches ADD COLUMN advised boolean NOT NULL DEFAULT false',
  },
  {
    version: 17,
    sql: `
      ALTER TABLE accounts ADD COLUMN emblem text;
      ALTER TABLE accounts ADD COLUMN hidden boolean NOT NULL DEFAULT false;
      CREATE INDEX chat_lines_of_writer ON chat_lines (from_id);
    `,
  },
  {
    version: 18,
    sql: `
      CREATE TABLE visitors (
        account text COLLATE "C" NOT NULL,
        process text NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
        PRIMARY KEY (account, process)
      );
      CREATE INDEX visitors_of_process ON visitors (process);

      CREATE TABLE follows (
        account text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        followed text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        at bigint NOT NULL,
        PRIMARY KEY (account, followed)
      );
      CREATE INDEX follows_of_followed ON follows (followed);

      CREATE TABLE seeks (
        id text COLLATE "C" PRIMARY KEY,
        account text COLLATE "C" NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
        game text NOT NULL,
        pace text NOT NULL,
        origin text NOT NULL,
        since bigint NOT NULL,
        alive_until bigint NOT NULL,
        offer text,
        offer_until bigint,
        accepted boolean NOT NULL DEFAULT false,
        match text COLLATE "C"
      );

      CREATE TABLE challenges (
        id text COLLATE "C" PRIMARY KEY,
        from_id text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        to_id text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        game text NOT NULL,
        options text NOT NULL,
        clock text NOT NULL,
        rated boolean NOT NULL,
        brought text,
        at bigint NOT NULL,
        until bigint NOT NULL,
        state text NOT NULL,
        match text COLLATE "C"
      );
      CREATE INDEX challenges_from ON challenges (from_id);
      CREATE INDEX challenges_to ON challenges (to_id);
`,
  },
  {
    version: 19,
    sql: 'ALTER TABLE chat_lines ADD COLUMN phrase text',
  },
  {
    version: 20,
    sql: `
      CREATE TABLE reviews (
        match text COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        body bytea NOT NULL
      );
      -- It is compressed already.
      ALTER TABLE reviews ALTER COLUMN body SET STORAGE EXTERNAL;
    `,
  },
  {
    version: 21,
    sql: `
      ALTER TABLE matches ADD COLUMN tournament text;
      ALTER TABLE matches ADD COLUMN position json;

      CREATE TABLE tournaments (
        id text COLLATE "C" PRIMARY KEY,
        status text NOT NULL,
        host text NOT NULL,
        origin text,
        revision integer NOT NULL,
        created_at bigint NOT NULL,
        updated_at bigint NOT NULL,
        data json NOT NULL
      );
      CREATE INDEX tournaments_listed ON tournaments (status, created_at, id);

      CREATE TABLE tournament_members (
        account text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        tournament text COLLATE "C" NOT NULL REFERENCES tournaments (id),
        PRIMARY KEY (account, tournament)
      );
      CREATE INDEX members_of_tournament ON tournament_members (tournament);
    `,
  },
  {
    version: 22,
    sql: `
      CREATE TABLE solved_puzzles (
        account text COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        day text COLLATE "C" NOT NULL,
        game text COLLATE "C" NOT NULL,
        PRIMARY KEY (account, day, game)
      );
    `,
  },
  {
    version: 23,
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
