import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Another process is using this data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';

  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by another Caliper (process ${pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

const LOCK = [0xca11, 0x9e4] as const;
const NAME = 'caliper owner';

// The server needs a moment to notice that an owner was killed; until then the lock still seems to be held.
const PATIENCE_MS = 2_000;
const RETAKE_EVERY_MS = 500;

interface Ownership {
  /** Stops the server while holding the lock, so that no other start adopts one that is about to stop. */
  release(stop: () => Promise<void>): Promise<void>;
}

/** The connection that holds the lock: as long as it lives, the folder is ours. */
export async function takeLock(url: string, folder: string, patience = PATIENCE_MS): Promise<Client> {
  const client = new Client({
    connectionString: url,
    ssl: false,
    application_name: `${NAME} ${process.pid}`,
    connectionTimeoutMillis: 2_000,
  });
  // Nothing awaits this connection when it breaks; we act on its end event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const end = Date.now() + patience;
    while (!(await tryLock(client))) {
      if (Date.now() > end) throw new DataFolderInUse(folder, await holder(client));
      await delay(50);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    ...LOCK,
  ]);
  return rows[0]?.held === true;
}

async function holder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and classid = $1 and objid = $2`,
    [...LOCK],
  );
  return rows[0]?.name.slice(NAME.length + 1) || 'unknown';
}

interface Ways {
  take(patience?: number): Promise<Client>;
  /** Starts the server if none is running; throws if that does not work yet. */
  revive(): Promise<void>;
  log(line: string): void;
}

/** Retakes the lock when the server restarts, which ends every connection, and restarts a server that died. */
export function keepLock(first: Client, { take, revive, log }: Ways): Ownership {
  const released = new AbortController();
  let current: Client | undefined;
  let retaking: Promise<void> | undefined;

  function hold(client: Client): void {
    current = client;
    client.once('end', () => {
      current = undefined;
      if (!released.signal.aborted) retaking = retake();
    });
  }

  async function retake(): Promise<void> {
    log('The embedded PostgreSQL has gone; getting it back.');
    let said = '';
    while (!released.signal.aborted) {
      try {
        await revive();
        hold(await take());
        return log('The embedded PostgreSQL is back.');
      } catch (error) {
        const { message } = error as Error;
        if (message !== said) log(message);
        said = message;
      }
      await pause(released.signal);
    }
  }

  hold(first);
  return {
    async release(stop) {
      released.abort();
      await retaking;
      // Without the lock the server belongs to another process or is not running: either way not ours to stop.
      const client = current ?? (await take(0).catch(() => undefined));
      if (!client) return;
      await stop();
      await client.end().catch(() => undefined);
    },
  };
}

async function pause(signal: AbortSignal): Promise<void> {
  await delay(RETAKE_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
}
