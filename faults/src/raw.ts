import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './place.ts';

export interface RawAnswer {
  /** 0 if the connection was cut without an answer, or nothing came for too long. */
  status: number;
  /** Time from when enough was sent to be refused. */
  ms: number;
}

export interface RawRequest {
  path: string;
  headers: Record<string, string>;
  body: Iterable<Buffer>;
  /** Time is measured from when this many bytes of the body are sent. */
  from?: number;
}

const givenUpAfterMs = 60_000;

/** What no well-behaved client would send: the body continues until the answer arrives. */
export async function sendRaw(
  place: Place,
  { path, headers, body, from = 0 }: RawRequest,
): Promise<RawAnswer> {
  const socket = await dial(place);
  const answer = Promise.race([statusOf(socket), delay(givenUpAfterMs, 0, { ref: false })]);
  let isAnswered = false;
  answer.then(() => {
    isAnswered = true;
  });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`);
  let begun = performance.now();
  let sent = 0;
  for (const piece of body) {
    if (isAnswered) break;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), answer]);
    if (sent <= from) begun = performance.now();
    sent += piece.length;
  }
  const status = await answer;
  socket.destroy();
  return { status, ms: performance.now() - begun };
}

export async function dial({ node }: Place): Promise<Socket> {
  const socket = connect(node.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The status of the answer, once its first line has arrived or nothing more will. */
export function statusOf(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (piece) => {
      text += String(piece);
      const status = text.match(/^HTTP\/1\.1 (\d{3})/)?.[1];
      if (status && status !== '100') resolve(Number(status));
    });
    socket.once('close', () => resolve(0));
  });
}

/** The same piece forever, or up to a total number of bytes. */
export function* pieces(size: number, total = Number.POSITIVE_INFINITY): Generator<Buffer> {
  const piece = Buffer.alloc(size, 'a');
  for (let left = total; left > 0; left -= size) yield left >= size ? piece : piece.subarray(0, left);
}

export function* chunked(body: Iterable<Buffer>): Generator<Buffer> {
  for (const piece of body)
    yield Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
}
