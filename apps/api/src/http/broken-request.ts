import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ProblemError } from './problem.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const lingerMilliseconds = 1000;

/** Answers what is not a complete HTTP request. It belongs to no route, and no hook runs for it. */
export function answerBroken(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ ...new ProblemError('bad-request').toWire(), status });
    const all = {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-request-id': randomUUID(),
      connection: 'close',
    };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
    // A client that does not close its side would keep the connection.
    setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
  };
}
