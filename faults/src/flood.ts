import { constants, getPriority, setPriority } from 'node:os';
import { makePerson, password } from '@caliper/api/testing/people.ts';
import { type Fault, judged, judgedTime } from './fault.ts';
import { openPlace, type Place } from './place.ts';
import { ms } from './report.ts';
import { megabytes, watching } from './watch.ts';

/** Concurrent connections; the sending machine has only a limited number. */
const atOnce = 500;
const mostMemory = 150;

/** Far more sign-ins than can be hashed. */
export const flood: Fault = {
  name: 'flood',
  rounds: 10_000,
  async run({ rounds, random }) {
    await using place = await openPlace();
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson(place.db)));
    const pick = () => people[Math.floor(random() * people.length)]?.email ?? '';
    const { result, p99, disturbed, grewBy } = await watching(place, () =>
      standingBack(() => storm(place, rounds, pick)),
    );
    const counts = [...result.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const known = [...result.statuses.keys()].every((status) => [200, 401, 503].includes(status));
    return [
      judgedTime(
        `${rounds} sign-ins, ${Math.min(rounds, atOnce)} at once: a good client meanwhile`,
        `p99 ${ms(p99)}, ${disturbed} disturbed`,
        'p99 under 500 ms',
        p99 < 500 && disturbed === 0,
      ),
      judged(
        'What the sign-ins get',
        `${counts}; ${result.withoutAdvice} of the 503 without Retry-After`,
        'an answer, or 503 with Retry-After',
        known && result.withoutAdvice === 0,
      ),
      judged('Memory meanwhile', megabytes(grewBy), `under +${mostMemory} MB`, grewBy < mostMemory),
    ];
  },
};

/** A real flood does not use the server's processor; here the sender at least runs at a lower priority. */
async function standingBack<T>(work: () => Promise<T>): Promise<T> {
  const before = getPriority();
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    // Only root may raise the priority again; otherwise the process ends soon anyway.
    try {
      setPriority(before);
    } catch {}
  }
}

/** Half of the sign-ins have the right password. */
async function storm(place: Place, count: number, pick: () => string) {
  const statuses = new Map<number, number>();
  let [sent, withoutAdvice] = [0, 0];
  async function client(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const body = { email: pick(), password: sent % 2 ? password : 'not this one' };
      const { status, headers } = await place
        .call('signIn', { body })
        .catch(() => ({ status: 0, headers: {} }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503 && !('retry-after' in headers)) withoutAdvice += 1;
    }
  }
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, client));
  return { statuses, withoutAdvice };
}
