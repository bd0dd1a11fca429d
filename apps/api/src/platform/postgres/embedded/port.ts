import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

export async function freePort(): Promise<number> {
  return listenOnce(0);
}

/** The wanted port, or another one if it has been taken in the meantime. */
export async function availablePort(wanted: number): Promise<number> {
  return listenOnce(wanted).catch(() => freePort());
}

async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return address.port;
}
