import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Open: passes everything. Refusing: does not listen. Silent: accepts and never answers. Dropping: hangs up midway. */
export type Mood = 'open' | 'refusing' | 'silent' | 'dropping';

export interface Gate {
  port: number;
  change(mood: Mood): Promise<void>;
  close(): Promise<void>;
}

const never = () => Number.POSITIVE_INFINITY;

/** A proxy in front of a service that can fail as real services do, or be another one after a change. */
export async function openGate(
  target: number | (() => number),
  dropAfter: () => number = never,
): Promise<Gate> {
  const targetPort = typeof target === 'number' ? () => target : target;
  const sockets = new Set<Socket>();
  let mood: Mood = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((caller) => {
    keep(caller);
    if (mood === 'silent') return;
    const service = keep(connect(targetPort(), '127.0.0.1'));
    if (mood === 'dropping') hangUpAfter(caller, service, dropAfter());
    caller.pipe(service).pipe(caller);
    caller.on('close', () => service.destroy());
    service.on('close', () => caller.destroy());
  });
  const port = await listen(server, 0);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port,
    async change(next) {
      mood = next;
      await close();
      if (next !== 'refusing') await listen(server, port);
    },
    close,
  };
}

function hangUpAfter(caller: Socket, service: Socket, bytes: number): void {
  let seen = 0;
  const count = (piece: Buffer) => {
    seen += piece.length;
    if (seen >= bytes) for (const socket of [caller, service]) socket.destroy();
  };
  caller.on('data', count);
  service.on('data', count);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
