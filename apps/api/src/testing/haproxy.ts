import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../platform/postgres/embedded/port.ts';

const config = join(import.meta.dirname, '../../../../deploy/haproxy.cfg');

export interface Haproxy {
  port: number;
  /** The names of the nodes that get requests. */
  up(): Promise<string[]>;
  close(): Promise<void>;
}

interface Options {
  nodes: readonly [number, number];
  /** Where to listen; by default a free port. */
  port?: number;
  program?: string;
}

/** The load balancer as we ship it, in front of two nodes on this machine. */
export async function startHaproxy({ nodes, port, program = 'haproxy' }: Options): Promise<Haproxy> {
  const [listen, stats] = [port ?? (await freePort()), await freePort()];
  const at = (one: number) => `127.0.0.1:${one}`;
  const [NODE_A, NODE_B] = nodes.map(at);
  const child = spawn(program, ['-db', '-f', config], {
    env: { PATH: process.env.PATH, LISTEN: at(listen), STATS: at(stats), NODE_A, NODE_B },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close');
  ended.catch(() => undefined);
  while (!(await isOpen(listen))) {
    if (child.exitCode !== null || !child.pid) throw new Error(`haproxy does not start: ${said}`);
    await delay(20);
  }
  return {
    port: listen,
    up: () => nodesUp(stats),
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function nodesUp(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/;csv`);
  const [head = '', ...rows] = (await answer.text()).trim().split('\n');
  const status = head.split(',').indexOf('status');
  const servers = rows.map((row) => row.split(',')).filter(([proxy, name]) => isNode(proxy, name));
  return servers.filter((row) => row[status]?.startsWith('UP')).map((row) => row[1] ?? '');
}

const isNode = (proxy = '', name = '') => proxy === 'caliper' && name !== 'BACKEND';

/** HAProxy does not report when it listens, so we try. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = once(socket, 'connect').then(() => true);
  return opened.catch(() => false).finally(() => socket.destroy());
}
