import { constants, getPriority, setPriority } from 'node:os';
import { makePerson, password } from '@caliper/api/testing/people.ts';
import { type Fault, judged, judgedTime } from './fault.ts';
import { openPlace, type Place } from './place.ts';
import { ms } from './report.ts';
import { megabytes, watching } from './watch.ts';

/** Connections that are open at the same time: a machine that sends has only so many itself. */
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
    const told = [...result.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
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
        `${told}; ${result.withoutAdvice} of the 503 without Retry-After`,
        'an answer, or 503 with Retry-After',
        known && result.withoutAdvice === 0,
      ),
      judged('Memory meanwhile', megabytes(grewBy), `under +${mostMemory} MB`, grewBy < mostMemory),
    ];
  },
};

/** Who sends a flood does not compute on the machine that it goes to; here it at least lets that one go first. */
async function standingBack<T>(work: () => Promise<T>): Promise<T> {
  const before = getPriority();
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    // Only root may step forward again; for anybody else the process ends soon.
    try {
      setPriority(before);
    } catch {}
  }
}

/** Half of them with the right password. */
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
