import { setTimeout as delay } from 'node:timers/promises';
import { signedInAs } from '@caliper/api/testing/people.ts';
import { type Fault, judged, type Plan } from './fault.ts';
import { killPostmaster, openPlace, openStandalone, type Place } from './place.ts';
import { ms } from './report.ts';

const clients = 20;
const awayMs = 3000;

interface Answered {
  begun: number;
  ms: number;
  status: number;
}

/** The database goes away under load, by a stop or a kill, and comes back. */
export const outage: Fault = {
  name: 'outage',
  rounds: 6,
  async run(plan) {
    await using database = await openStandalone();
    await using place = await openPlace({ DATABASE_URL: database.url });
    const { token } = await signedInAs(place);
    const seen: Outage[] = [];
    for (let round = 0; round < plan.rounds; round += 1) {
      // After a kill we release the folder as well, or it could not be opened again.
      const leave = async () => {
        if (round % 2) await killPostmaster(database.folder);
        await database.stop();
      };
      seen.push(await goThrough(place, token, leave, database.start));
    }
    return rowsOf(plan, place, seen);
  },
};

interface Outage {
  slowest: number;
  /** Statuses of answers during the outage. */
  statuses: Set<number>;
  backAfter: number;
}

async function goThrough(
  place: Place,
  token: string,
  leave: () => Promise<void>,
  comeBack: () => Promise<void>,
): Promise<Outage> {
  const answers: Answered[] = [];
  const ended = new AbortController();
  const load = Array.from({ length: clients }, () => keepAsking(place, token, answers, ended.signal));
  await delay(300);
  await leave();
  const gone = performance.now();
  await delay(awayMs);
  const returning = performance.now();
  await comeBack();
  const back = performance.now();
  while (!answers.some(({ begun, status }) => begun > returning && status === 200)) {
    if (performance.now() - back > 30_000) break;
    await delay(10);
  }
  const backAfter = performance.now() - back;
  ended.abort();
  await Promise.all(load);
  // A request sent just before the return may have waited for it.
  const meanwhile = answers.filter(({ begun, ms }) => begun > gone && begun + ms < returning);
  return {
    slowest: Math.max(...answers.filter(({ begun }) => begun < returning).map((answer) => answer.ms)),
    statuses: new Set(meanwhile.map(({ status }) => status)),
    backAfter,
  };
}

async function keepAsking(
  place: Place,
  token: string,
  answers: Answered[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const begun = performance.now();
    const { status } = await place.call('session', { token }).catch(() => ({ status: 0 }));
    answers.push({ begun, status, ms: performance.now() - begun });
    // Real clients do not retry at once; the answers are measured, not our own load.
    await delay(20);
  }
}

function rowsOf({ rounds }: Plan, { node }: Place, seen: Outage[]) {
  const slowest = Math.max(...seen.map((one) => one.slowest));
  const back = Math.max(...seen.map(({ backAfter }) => backAfter));
  const statuses = [...new Set(seen.flatMap((one) => [...one.statuses]))].join(', ');
  const lives = node.process.exitCode === null && node.process.signalCode === null;
  return [
    judged(
      `Database away ${rounds} times under load of ${clients}`,
      `every answer ${statuses}, at worst after ${ms(slowest)}; the process ${lives ? 'lives' : 'ended'}`,
      '503 within 2 s',
      statuses === '503' && slowest < 2000 && lives,
    ),
    judged('Database back', `served again after ${ms(back)} at worst`, 'within 5 s', back < 5000),
  ];
}
