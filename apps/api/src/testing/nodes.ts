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
/** The environment of started programs: they share a compile cache and get nothing else of ours. */
export const surroundings: Environment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
  // As wherever Caliper is installed; operations.md says what these are for.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** As in `npm start`; operations.md says what they are for. */
const flags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

export interface Node {
  port: number;
  process: ChildProcess;
}

/** Starts an app process and waits until it says where it listens. */
export async function startNode(env: Environment, log?: NodeJS.WritableStream): Promise<Node> {
  // With BASE_URL its greeting shows that address, not its port.
  const PORT = env.PORT ?? (env.BASE_URL ? `${await freePort()}` : '0');
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...surroundings, ...env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  if (log) lines.on('line', (line) => line.startsWith('{') && log.write(`${line}\n`));
  const address = await Promise.race([greetingIn(lines), once(child, 'exit').then(() => null)]);
  // Nobody reads the rest, and taking it apart in lines would cost those who measure.
  if (!log) lines.close();
  child.stdout.resume();
  if (!address) throw new Error(`The node ended before it listened, with code ${child.exitCode}`);
  return { port: Number(PORT) || Number(new URL(address).port), process: child };
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
  // Not when it ends, but when the last of its output has arrived.
  const [code] = (await once(node.process, 'close')) as [number | null];
  return code;
}

export async function startNodes(env: Environment, log?: NodeJS.WritableStream): Promise<Transport> {
  const nodes = await Promise.all([startNode(env, log), startNode(env, log)]);
  // A test that sets TRUST_PROXY is the proxy itself.
  const isBehindHaproxy = process.env.CALIPER_HAPROXY && !env.TRUST_PROXY;
  const [a, b] = nodes.map((node) => node.port) as [number, number];
  const proxy = isBehindHaproxy ? await startHaproxy({ nodes: [a, b] }) : await startProxy([a, b]);
  return {
    async send(method, path, headers, body) {
      const answer = await sendTo(proxy.port, { method, path, headers }, body);
      return withoutProxyCookie(answer);
    },
    async close() {
      await proxy.close();
      await Promise.all(nodes.map((node) => stopNode(node)));
    },
  };
}

/** Not with fetch, which sets some headers itself, such as Host. Without a length a DELETE would lose its body. */
async function sendTo(
  port: number,
  { method, path, headers: sent }: { method: string; path: string; headers: Record<string, string> },
  body?: string | Uint8Array,
): Promise<Response> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const about = { method, path, headers: { ...sent, ...length } };
  const request = http.request({ host: '127.0.0.1', port, agent: false, ...about });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const content = new Uint8Array(await buffer(answer));
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(status === 204 || status === 304 ? null : content, { status, headers });
}

/** By this cookie haproxy finds the node of a browser; the tests are about those of the application. */
function withoutProxyCookie(answer: Response): Response {
  const cookies = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('caliper-node='));
  answer.headers.delete('set-cookie');
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** Sends each request to the next node in turn, without stickiness. */
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
