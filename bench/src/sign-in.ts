import { openSession } from '@caliper/api/testing/people.ts';
import { demoPassword } from '../../apps/api/seeds/accounts.ts';
import { type Installation, openInstallation } from './installation.ts';
import { median, percentile, type Row } from './report.ts';

const comparisons = 40;
const floodSeconds = 8;
const crowd = 40;

/** What a flood of sign-ins does to everybody else, and whether its timing tells who has an account. */
export async function benchSignIn(): Promise<Row[]> {
  await using installation = await openInstallation({ LIMITS: wide });
  return [await compareKnownAndUnknown(installation), await flood(installation)];
}

const wide = [
  'passwordPerAddress',
  'passwordPerAccount',
  'smsPerUser',
  'smsPerNumber',
  'smsPerAddress',
  'captcha',
]
  .map((name) => `${name}=1000000/60`)
  .join(',');

function post(origin: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await work()).text();
  return performance.now() - started;
}

/** Interleaved, so that a busy moment of the machine hits both. */
async function compareKnownAndUnknown({ origin }: Installation): Promise<Row> {
  const [known, unknown]: [number[], number[]] = [[], []];
  const guess = (email: string) => post(origin, '/auth/sign-in', { email, password: 'not this one' });
  for (let n = 0; n < comparisons; n += 1) {
    known.push(await timed(() => guess('reader@meridian.example')));
    unknown.push(await timed(() => guess(`stranger${n}@meridian.example`)));
  }
  const difference = Math.abs(median(known) - median(unknown));
  return {
    what: 'Sign-in, known against unknown e-mail (medians)',
    figure: `${median(known).toFixed(1)} against ${median(unknown).toFixed(1)} ms`,
    budget: 'within 5 ms',
    isWithin: difference < 5,
  };
}

/** The hashing pool is kept full while a person who is signed in goes on working. */
async function flood({ origin, db }: Installation): Promise<Row> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'reader@harbor.example')
    .executeTakeFirstOrThrow();
  const { token } = await openSession(db, id);
  const until = performance.now() + floodSeconds * 1000;
  const latencies: number[] = [];
  let passed = 0;
  const attackers = Array.from({ length: crowd }, async () => {
    while (performance.now() < until) {
      const body = { email: 'lead@meridian.example', password: demoPassword };
      const answer = await post(origin, '/auth/sign-in', body);
      await answer.text();
      if (answer.ok) passed += 1;
    }
  });
  while (performance.now() < until) {
    const headers = { authorization: `Bearer ${token}` };
    latencies.push(await timed(() => fetch(`${origin}/api/session`, { headers })));
  }
  await Promise.all(attackers);
  const p99 = percentile(latencies, 0.99);
  return {
    what: `GET /session while ${crowd} clients sign in at once`,
    figure: `p99 ${p99.toFixed(0)} ms (${Math.round(passed / floodSeconds)} first factors/s)`,
    budget: 'p99 under 100 ms',
    isWithin: p99 < 100,
  };
}
