import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverAccount } from '../../apps/api/src/platform/postgres/embedded/account.ts';
import { freePort } from '../../apps/api/src/platform/postgres/embedded/port.ts';
import { run } from '../../apps/api/src/platform/postgres/embedded/run.ts';
import { connect } from '../../apps/api/src/platform/postgres/postgres.ts';

export interface StockPostgres {
  url: string;
  /** Where its programs are. */
  programs: string;
  stop(): Promise<void>;
}

/** The programs of the system's PostgreSQL, the newest if there are several. */
export function findPrograms(): string | undefined {
  const [newest] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const known = [process.env.POSTGRES_BIN ?? '', newest ?? '', '/usr/local/bin', '/opt/homebrew/bin'];
  return known.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** A server as an operator would have it: the system's, with a language's sort order, and not tuned for us. */
export async function startStockPostgres(folder: string): Promise<StockPostgres> {
  const programs = findPrograms();
  if (!programs)
    throw new Error('There is no PostgreSQL on this machine; name its programs by POSTGRES_BIN.');
  const account = await serverAccount();
  const data = join(folder, 'postgres');
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];
  const access = ['--username=caliper', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = await run(join(programs, 'initdb'), ['--pgdata', data, ...locale, ...access], account);
  if (!made.ok) throw new Error(made.output);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'max_connections=300'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, ...options], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const url = `postgres://caliper:${password}@127.0.0.1:${port}/postgres`;
  await Promise.race([untilReady(url), ended.then(() => Promise.reject(new Error('PostgreSQL has ended')))]);
  return {
    url,
    programs,
    async stop() {
      // Fast shutdown: open connections are ended.
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const database = connect(url, { max: 1 });
  while (!(await database.ready())) await delay(50);
  await database.close();
}
