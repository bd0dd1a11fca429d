import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, judged, judgedTime } from './fault.ts';
import { openPlace, type Place } from './place.ts';
import { dial, statusOf } from './raw.ts';
import { ms } from './report.ts';
import { megabytes, watching } from './watch.ts';

/** Headers have 10 s, bodies 30 s; the rest is for a busy machine. */
const endedWithinMs = 36_000;
const mostMemory = 100;
const dripMs = 1000;

/** Clients that send a byte now and then: half of them in their headers, half in their bodies. */
export const slowClients: Fault = {
  name: 'slow',
  rounds: 1000,
  async run({ rounds }) {
    await using place = await openPlace();
    const { result, p99, disturbed, grewBy } = await watching(place, () => crowd(place, rounds));
    const longest = Math.max(...result.map(({ ms }) => ms));
    const counts = [...Map.groupBy(result, ({ status }) => status)]
      .map(([status, list]) => `${list.length} × ${status || 'cut'}`)
      .join(', ');
    const isSurplus = result.every(({ status }) => [0, 408, 503].includes(status));
    return [
      judgedTime(
        `${rounds} slow clients: a good one meanwhile`,
        `p99 ${ms(p99)}, ${disturbed} disturbed`,
        'p99 under 500 ms',
        p99 < 500 && disturbed === 0,
      ),
      judged(
        'What the slow ones get',
        `${counts}; the last after ${ms(longest)}`,
        '408, 503 or the end, within 36 s',
        isSurplus && longest < endedWithinMs,
      ),
      judged('Memory meanwhile', megabytes(grewBy), `under +${mostMemory} MB`, grewBy < mostMemory),
    ];
  },
};

async function crowd(place: Place, count: number): Promise<{ status: number; ms: number }[]> {
  const clients: Promise<{ status: number; ms: number }>[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = await dial(place);
    clients.push(drip(socket, n % 2 ? inHeaders : inBody));
  }
  return Promise.all(clients);
}

const inHeaders = 'GET /api/config HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';
const inBody =
  'POST /api/log HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

async function drip(socket: Socket, opening: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const answer = statusOf(socket);
  socket.write(opening);
  const timer = setInterval(() => socket.writable && socket.write('a'), dripMs);
  const status = await Promise.race([answer, delay(endedWithinMs + 5000, -1, { ref: false })]);
  clearInterval(timer);
  socket.destroy();
  return { status, ms: performance.now() - begun };
}
