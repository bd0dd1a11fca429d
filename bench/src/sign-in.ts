import { makePerson, openSession, type Person, password } from '@caliper/api/testing/people.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Installation, openInstallation } from './installation.ts';
import { median, percentile, type Row } from './report.ts';

const comparisons = 40;
const floodSeconds = 8;
const crowd = 20;

/** How a flood of sign-ins affects everyone else, and whether timing reveals who has an account. */
export async function benchSignIn(): Promise<Row[]> {
  await using installation = await openInstallation({ LIMITS: wide, CAPTCHA_WORK: '1' });
  return [await compareKnownAndUnknown(installation), ...(await flood(installation))];
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

/** Interleaved, so that a busy moment of the machine affects both. */
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

/** Complete sign-ins keep the hashing pool full while a signed-in person keeps working. */
async function flood(installation: Installation): Promise<Row[]> {
  const { origin, db } = installation;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'reader@harbor.example')
    .executeTakeFirstOrThrow();
  const { token } = await openSession(db, id);
  const until = performance.now() + floodSeconds * 1000;
  const [whole, sessions]: [number[], number[]] = [[], []];
  const clients = Array.from({ length: crowd }, async () => {
    const person = await makePerson(db);
    while (performance.now() < until) whole.push(await timed(() => signIn(installation, person)));
  });
  const headers = { authorization: `Bearer ${token}` };
  while (performance.now() < until) {
    sessions.push(await timed(() => fetch(`${origin}/api/session`, { headers })));
  }
  await Promise.all(clients);
  const p99 = percentile(sessions, 0.99);
  return [
    {
      what: `Whole sign-ins, ${crowd} clients at once`,
      figure: `${(whole.length / floodSeconds).toFixed(1)} per second, p99 ${percentile(whole, 0.99).toFixed(0)} ms`,
      budget: 'none; for comparison',
      isWithin: true,
    },
    {
      what: 'GET /session meanwhile',
      figure: `p99 ${p99.toFixed(0)} ms`,
      budget: 'under 100 ms',
      isWithin: p99 < 100,
    },
  ];
}

/** Password, captcha, code, session. Each client belongs to a company without a licence, so devices are unlimited. */
async function signIn({ origin, db }: Installation, { email, phone }: Person): Promise<Response> {
  const first = await post(origin, '/auth/sign-in', { email, password });
  const { ticket } = (await first.json()) as { ticket: string };
  const challenge = (await (await fetch(`${origin}/api/auth/captcha`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const sent = await post(origin, '/auth/second-factor/send', { ticket, captcha });
  const { verificationId } = (await sent.json()) as { verificationId: string };
  const { body } = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const code = body.match(/\d{6}/)?.[0];
  return post(origin, '/auth/second-factor/confirm', { ticket, verificationId, code });
}
