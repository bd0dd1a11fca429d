import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../platform/postgres/embedded/port.ts';
import { startHaproxy } from './haproxy.ts';

/** Where the requests of a test go. */
export interface Transport {
  send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer> | undefined,
  ): Promise<Response>;
  close(): Promise<void>;
}

export type Environment = Record<string, string>;

const main = join(import.meta.dirname, '../main.ts');
/** Many programs are started; each reads what the one before has compiled, and nothing else of our surroundings. */
export const surroundings: Environment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
};

/** As `npm start` has it: without these V8 takes whatever the machine has before it looks for garbage. */
const heap = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

export interface Node {
  port: number;
  process: ChildProcess;
}

/** An app process of its own, once it says where it listens. */
export async function startNode(env: Environment, log?: NodeJS.WritableStream): Promise<Node> {
  // With an address for people it greets with that one, and not with its port.
  const PORT = env.PORT ?? (env.BASE_URL ? `${await freePort()}` : '0');
  const child = spawn(process.execPath, [...heap, main], {
    env: { ...surroundings, ...env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  if (log) lines.on('line', (line) => line.startsWith('{') && log.write(`${line}\n`));
  const told = await Promise.race([greetingIn(lines), once(child, 'exit').then(() => null)]);
  if (!told) throw new Error(`The node ended before it listened, with code ${child.exitCode}`);
  return { port: Number(PORT) || Number(new URL(told).port), process: child };
}

function greetingIn(lines: Interface): Promise<string> {
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = line.match(/^[^{].* is at (https?:\/\/\S+)$/)?.[1];
      if (address) resolve(address);
    });
  });
}

export async function stopNode(node: Node, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (node.process.exitCode !== null || node.process.signalCode !== null) return node.process.exitCode;
  node.process.kill(signal);
  // Not when it ends but when the last of what it said has come.
  const [code] = (await once(node.process, 'close')) as [number | null];
  return code;
}

export async function startNodes(env: Environment, log?: NodeJS.WritableStream): Promise<Transport> {
  const nodes = await Promise.all([startNode(env, log), startNode(env, log)]);
  // A test that asks for trust in a proxy is that proxy itself.
  const isBehindHaproxy = process.env.CALIPER_HAPROXY && !env.TRUST_PROXY;
  const [a, b] = nodes.map((node) => node.port) as [number, number];
  const proxy = isBehindHaproxy ? await startHaproxy({ nodes: [a, b] }) : await startProxy([a, b]);
  return {
    send: (method, path, headers, body) => sendTo(proxy.port, { method, path, headers }, body),
    async close() {
      await proxy.close();
      await Promise.all(nodes.map((node) => stopNode(node)));
    },
  };
}

/** Not by fetch, which writes some headers itself, Host among them. */
async function sendTo(
  port: number,
  head: http.RequestOptions,
  body?: string | Uint8Array,
): Promise<Response> {
  const request = http.request({ host: '127.0.0.1', port, agent: false, ...head });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const content = new Uint8Array(await buffer(answer));
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(status === 204 || status === 304 ? null : content, { status, headers });
}

/** Sends every request to the next node in turn: no stickiness. */
async function startProxy(ports: number[]): Promise<{ port: number; close(): Promise<void> }> {
  let turn = 0;
  const server = http.createServer((incoming, outgoing) => {
    const port = ports[turn++ % ports.length];
    const { method, url, headers } = incoming;
    const forward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
