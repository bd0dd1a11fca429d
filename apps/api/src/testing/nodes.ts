import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

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
/** Many nodes are started; each reads what the one before has compiled. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

export interface Node {
  port: number;
  process: ChildProcess;
}

/** An app process of its own, once it says where it listens. */
export async function startNode(env: Environment): Promise<Node> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = line.match(/ is at http:\/\/localhost:(\d+)/)?.[1];
    if (port) {
      child.stdout.resume();
      return { port: Number(port), process: child };
    }
  }
  throw new Error(`The node ended before it listened, with code ${child.exitCode}`);
}

export async function stopNode(node: Node, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (node.process.exitCode !== null || node.process.signalCode !== null) return node.process.exitCode;
  node.process.kill(signal);
  const [code] = (await once(node.process, 'exit')) as [number | null];
  return code;
}

export async function startNodes(env: Environment): Promise<Transport> {
  const nodes = await Promise.all([startNode(env), startNode(env)]);
  const proxy = await startProxy(nodes.map((node) => node.port));
  return {
    send: (method, path, headers, body) =>
      fetch(`http://127.0.0.1:${proxy.port}${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(body ? { body } : {}),
      }),
    async close() {
      await proxy.close();
      await Promise.all(nodes.map((node) => stopNode(node)));
    },
  };
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
