import { makePerson, type Person, password } from '@caliper/api/testing/people.ts';
import { askForCode, passFirstFactor, readCode, signIn } from '@caliper/api/testing/sign-in.ts';
import { signIn as codes } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import { type Fault, judged, notRun, type Row } from '../fault.ts';
import { openPlace, type Place } from '../place.ts';
import { delivers, doesJobs } from './background.ts';
import { type FakedClock, openClock, openFakedPostgres, whyNot } from './faked.ts';

const hour = 3600;
const day = 24 * hour;

/** The clock is changed while people are signed in, codes are pending and limits are used up. */
export const clock: Fault = {
  name: 'clock',
  /** Each changes it in a different way. */
  rounds: 4,
  async run({ rounds }) {
    if (whyNot) return [notRun('Clock moved', whyNot)];
    const ways = [
      () => moved('An hour back', -hour, afterAnHourBack),
      () => moved('A day ahead', day, afterADay),
      acrossSummerTime,
      aloneAhead,
    ];
    const rows: Row[] = [];
    for (const go of ways.slice(0, rounds)) rows.push(await go());
    return rows;
  },
};

/** What was observed and what was expected. */
type Finding = [what: string, seen: unknown, wanted: unknown];

function rowOf(what: string, findings: Finding[]): Row {
  const wrong = findings.filter(([, seen, wanted]) => String(seen) !== String(wanted));
  const complaints = wrong.map(([name, seen, wanted]) => `${name}: ${seen} instead of ${wanted}`);
  const figure = complaints.length > 0 ? complaints.join('; ') : findings.map(([name]) => name).join(', ');
  return judged(`${what}: ${findings.length} things that must hold`, figure, 'all', wrong.length === 0);
}

interface World extends AsyncDisposable {
  place: Place;
  clock: FakedClock;
}

/** App and database on the same clock, as on one machine, with the default limits. */
async function openWorld(env: Record<string, string> = {}, databaseToo = true, at = 0): Promise<World> {
  await using cleanup = new AsyncDisposableStack();
  const faked = cleanup.use(await openClock());
  await faked.move(at);
  const steady = cleanup.use(await openClock());
  const database = cleanup.use(await openFakedPostgres(databaseToo ? faked : steady));
  const settings = { DATABASE_URL: database.url, LIMITS: '', ...faked.env, ...env };
  const place = cleanup.use(await openPlace(settings));
  const kept = cleanup.move();
  return { place, clock: faked, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

interface Before {
  /** Signed in. */
  token: string;
  cookie: string;
  /** Signed in, and out again. */
  leftToken: string;
  leftCookie: string;
  /** Has a code that was not entered yet. */
  waiting: { ticket: string; verificationId: string; code: string };
  /** Entered wrong codes until no tries were left. */
  spent: { ticket: string; verificationId: string; code: string };
  /** Entered wrong passwords until no more were checked. */
  guessed: Person;
}

async function moved(
  what: string,
  seconds: number,
  look: (place: Place, before: Before) => Promise<Finding[]>,
): Promise<Row> {
  await using world = await openWorld();
  const { place } = world;
  const before = await prepare(place);
  await world.clock.move(seconds);
  const findings = await look(place, before);
  const newcomer = await signIn(place, await makePerson(place.db));
  findings.push(['a new sign-in works', newcomer.status, 200]);
  findings.push(['messages leave', await delivers(place), true], ['jobs run', await doesJobs(place), true]);
  return rowOf(what, findings);
}

async function prepare(place: Place): Promise<Before> {
  const inside = await signIn(place, await makePerson(place.db));
  const left = await signIn(place, await makePerson(place.db));
  const cookies = { ...left.cookies };
  await place.call('signOut', { token: left.body.idToken, cookies });
  const spent = await codeFor(place);
  for (let n = 0; n < codes.codeTries; n += 1) {
    await place.call('confirmCode', { body: { ...spent, code: wrong(spent.code) } });
  }
  const guessed = await makePerson(place.db);
  for (let n = 0; n < 11; n += 1) await guess(place, guessed, 'not this one');
  return {
    token: inside.body.idToken,
    cookie: cookieOf(inside.cookies),
    leftToken: left.body.idToken,
    leftCookie: cookieOf(cookies),
    waiting: await codeFor(place),
    spent,
    guessed,
  };
}

const cookieOf = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function codeFor(place: Place) {
  const person = await makePerson(place.db);
  const ticket = await passFirstFactor(place, person);
  const verificationId = await askForCode(place, ticket);
  return { ticket, verificationId, code: await readCode(place, person) };
}

const guess = (place: Place, { email }: Person, text: string) =>
  place.call('signIn', { body: { email, password: text } });
const session = async (place: Place, token: string) => (await place.call('session', { token })).status;
const refresh = (place: Place, cookie: string) => place.call('refresh', { headers: { cookie } });
const confirm = async (place: Place, body: object) => (await place.call('confirmCode', { body })).status;

async function afterADay(place: Place, before: Before): Promise<Finding[]> {
  return [
    ['the session has ended', await session(place, before.token), 401],
    ['nor can it be refreshed', (await refresh(place, before.cookie)).status, 401],
    ['who signed out stays out', (await refresh(place, before.leftCookie)).status, 401],
    ['a code of yesterday opens nothing', (await confirm(place, before.waiting)) === 200, false],
    ['nor does one without tries', (await confirm(place, before.spent)) === 200, false],
    ['the limit on passwords has passed', (await guess(place, before.guessed, password)).status, 200],
  ];
}

async function afterAnHourBack(place: Place, before: Before): Promise<Finding[]> {
  return [
    ['the session goes on', await session(place, before.token), 200],
    ['and can be refreshed', (await refresh(place, before.cookie)).status, 200],
    ['who signed out stays out', await session(place, before.leftToken), 401],
    ['also with the cookie', (await refresh(place, before.leftCookie)).status, 401],
    ['a code without tries opens nothing', (await confirm(place, before.spent)) === 200, false],
    ['the limit on passwords still holds', (await guess(place, before.guessed, password)).status, 429],
    ['a code opens once', await confirm(place, before.waiting), 200],
    ['and not again', (await confirm(place, before.waiting)) === 200, false],
  ];
}

/** New York, two minutes before its clocks change from two to three. */
async function acrossSummerTime(): Promise<Row> {
  const at = (Date.UTC(2026, 2, 8, 6, 58) - Date.now()) / 1000;
  await using world = await openWorld({ TZ: 'America/New_York' }, true, at);
  const { place } = world;
  const inside = await signIn(place, await makePerson(place.db));
  const waiting = await codeFor(place);
  await world.clock.move(at + 180);
  const { rows } = await sql<{ now: Date }>`select now()`.execute(place.db);
  const seconds = (rows[0]?.now.getTime() ?? 0) / 1000;
  const again = await refresh(place, cookieOf(inside.cookies));
  const lasts = again.body.exp - seconds;
  const late = await codeFor(place);
  await world.clock.move(at + 180 + codes.codeSeconds + 5);
  return rowOf('Into summer time', [
    ['the session goes on', await session(place, again.body.idToken), 200],
    ['a token lasts a quarter of an hour', Math.round(lasts / 10), 90],
    ['the code of before has run out by now', (await confirm(place, waiting)) === 200, false],
    ['and so has the one of after', (await confirm(place, late)) === 200, false],
    ['messages leave', await delivers(place), true],
    ['jobs run', await doesJobs(place), true],
  ]);
}

/** A node whose clock is wrong, on a database whose clock is right. */
async function aloneAhead(): Promise<Row> {
  await using world = await openWorld({}, false);
  const { place } = world;
  const before = await prepare(place);
  await world.clock.move(day);
  const again = await refresh(place, before.cookie);
  const findings: Finding[] = [
    ['a token that has run out by its clock is refused', await session(place, before.token), 401],
    ['the session itself goes on', again.status, 200],
    ['with its new token', await session(place, again.body.idToken), 200],
    ['the limit on passwords still holds', (await guess(place, before.guessed, password)).status, 429],
  ];
  await world.clock.move(-hour);
  findings.push(
    ['an hour behind, who signed out stays out', await session(place, before.leftToken), 401],
    ['also with the cookie', (await refresh(place, before.leftCookie)).status, 401],
    ['a new sign-in works', (await signIn(place, await makePerson(place.db))).status, 200],
    ['messages leave', await delivers(place), true],
    ['jobs run', await doesJobs(place), true],
  );
  return rowOf('One node a day ahead of the database, then an hour behind', findings);
}
