import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../process/is-alive.ts';
import { type Cluster, openLog } from './cluster.ts';
import { type Outcome, run } from './run.ts';

export interface RunningServer {
  pid: number;
  port: number;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  'timezone=UTC',
  'log_timezone=UTC',
  // Error details quote values, such as the address that was not unique.
  'log_error_verbosity=terse',
];

// Many tests run at the same time, each with nodes of its own.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

// Replaying a long log after a crash takes a while; giving up would only start it over.
const START_SECONDS = '300';
// Leaves the rest of a shutdown's ten seconds to everything else.
const STOP_SECONDS = '6';

/** The server running on this folder, if any, by its pid file and the process that the file names. */
export async function findServer(folder: string): Promise<RunningServer | undefined> {
  const server = await readPidFile(folder);
  return server && (await isServerOf(folder, server.pid)) ? server : undefined;
}

export async function startServer(cluster: Cluster, port: number): Promise<Outcome> {
  await dropStolenPid(cluster.folder);
  const settings = [`port=${port}`, ...SETTINGS, ...(cluster.durable ? [] : CARELESS)];
  return pgCtl(cluster, 'start', [
    ...['-l', await openLog(cluster), '-t', START_SECONDS],
    ...['-o', settings.map((setting) => `-c ${setting}`).join(' ')],
  ]);
}

export async function stopServer(cluster: Cluster): Promise<Outcome> {
  return pgCtl(cluster, 'stop', ['-m', 'fast', '-t', STOP_SECONDS]);
}

function pgCtl(cluster: Cluster, command: string, options: string[]): Promise<Outcome> {
  const args = [command, '--silent', '--wait', '-D', cluster.folder, ...options];
  return run(cluster.binaries.pgCtl, args, cluster.account);
}

async function readPidFile(folder: string): Promise<RunningServer | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}

/** By the command line and not only the pid, which after a crash may belong to another process. */
async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.includes(`\0-D\0${folder}\0`);
  }
  // On other systems ps garbles non-ASCII names, so the folder cannot be compared.
  return (await run('ps', ['-o', 'comm=', '-p', `${pid}`])).output.includes('postgres');
}

/**
 * PostgreSQL ignores the pid file of a dead server, but refuses to start when the pid now belongs to another
 * process of the same user. It checks separately that the shared memory is unused.
 */
async function dropStolenPid(folder: string): Promise<void> {
  const server = await readPidFile(folder);
  if (server && isAlive(server.pid) && !(await isServerOf(folder, server.pid))) {
    await rm(join(folder, 'postmaster.pid'), { force: true });
  }
}
