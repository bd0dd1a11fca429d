import pg from 'pg';
import type { Heard, Primary, Snapshot } from './freshness.ts';

/**
 * A statement has one snapshot: what it names as changed is exactly what that has and the one before had not. A pooler
 * may keep our connection when it goes over to another server, and a backup may be restored under it, which fills the
 * tables before it makes their triggers anew: so each says when the server was started and which trigger logs. Nothing,
 * if it is a standby, or not restored yet.
 */
const question = `select pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 as now,
    case when not pg_is_in_recovery() then pg_postmaster_start_time()::text || '/' || (select oid from pg_trigger
      where tgrelid = 'users'::regclass and tgname = 'logged_update') end as server,
    (select cleared_before::text from change_log_state) as cleared_before,
    (select json_agg(key) from (select key from change_log where xid >= $1::xid8
      union all select key from change_log where xid = any ($2::xid8[])) as news) as changed`;

/**
 * Planned once: left to itself, PostgreSQL plans this one anew each time, because it cannot know that there is hardly
 * ever anything beyond `xmax`, and that takes it longer than answering.
 */
const plannedOnce = '-c plan_cache_mode=force_generic_plan';

/** Nothing has changed since the end of all transactions. */
const never: Snapshot = { xmin: 0n, xmax: 2n ** 63n - 1n, running: [] };

interface Row {
  snapshot: string;
  now: number;
  /** Null if it must not be asked. */
  server: string | null;
  cleared_before: string;
  changed: string[] | null;
}

/**
 * Asks on a connection of its own. As long as that one lasts, it is the same primary on the same timeline: a server that
 * was restarted, restored or replaced has lost it. What a lost connection would have told is not known, so on a new one
 * everything counts as changed.
 */
export function connectPrimary(url: string, withinMs: number) {
  let connected: pg.Client | null = null;
  /** One at a time: a question that nobody waits for any more must not take the next one's connection away. */
  let connecting: Promise<pg.Client> | null = null;

  function drop(client: pg.Client): void {
    if (client === connected) connected = null;
    client.end().catch(() => undefined);
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'caliper-freshness',
      options: plannedOnce,
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
      keepAlive: true,
    });
    client.on('error', () => drop(client));
    client.on('end', () => drop(client));
    await client.connect();
    connected = client;
    return client;
  }

  function newConnection(): Promise<pg.Client> {
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  }

  async function askOn(client: pg.Client, before: Snapshot | null): Promise<Heard> {
    const { xmax, running } = before ?? never;
    const values = [String(xmax), running.map(String)];
    const { rows } = await client
      .query<Row>({ name: 'freshness', text: question, values })
      .catch((error: unknown) => {
        drop(client);
        throw error;
      });
    const [row] = rows;
    if (!row || row.server === null)
      throw unavailable('This database only reads, or does not log its changes.');
    return heard(row, before);
  }

  async function askOrConnect(before: Snapshot | null): Promise<Heard> {
    if (connected) {
      const answer = await askOn(connected, before).catch(() => null);
      if (answer) return answer;
    }
    return askOn(connected ?? (await newConnection()), null);
  }

  return {
    /** A database that is silent is asked again on a new connection, but nobody waits for both. */
    async ask(before: Snapshot | null): Promise<Heard> {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(unavailable('The database is silent.')), withinMs);
      try {
        return await Promise.race([askOrConnect(before), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },

    async close(): Promise<void> {
      await connected?.end();
    },
  } satisfies Primary & { close(): Promise<void> };
}

function heard({ snapshot, now, server, changed, cleared_before }: Row, before: Snapshot | null): Heard {
  return {
    snapshot: { ...readSnapshot(snapshot), server },
    isContinued: before !== null && before.server === server,
    now: new Date(now * 1000),
    changed: changed ?? [],
    clearedBefore: BigInt(cleared_before),
  };
}

/** As PostgreSQL says it of a server that must not be written to. */
function unavailable(why: string): Error {
  return Object.assign(new Error(why), { code: '25006' });
}

/** As PostgreSQL writes it: 10:20:10,14,15. */
export function readSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', running = ''] = text.split(':');
  return {
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: running === '' ? [] : running.split(',').map(BigInt),
  };
}
