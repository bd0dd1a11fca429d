import { freePort } from '@caliper/api/platform/postgres/embedded/port.ts';
import { sql } from 'kysely';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import {
  connections,
  drawn,
  type Kind,
  kindsFor,
  type Question,
  readyAnswers,
  targetsOf,
  withContents,
} from './asked.ts';
import { indexForBare, startBare } from './bare.ts';
import { type Installation, openInstallation } from './installation.ts';
import { compare, type Figures } from './load.ts';
import { packedCall } from './packed-call.ts';
import { quickest, type Row } from './report.ts';

const sizes = [2000, 20_000];

/**
 * Session, list page and chapter as 500 people ask for them, packed as browsers want it, against a server that only asks
 * the database and one that only sends. Ratios within one run. A part of it is one call, one size or one of both, such as
 * `session`, `20000` or `session/20000`.
 */
export async function* benchAnswers(part = ''): AsyncGenerator<Row> {
  const metricsPort = await freePort();
  await using installation = await openInstallation({ METRICS_PORT: String(metricsPort) });
  await multiply(installation.databaseUrl, withContents, true);
  const kinds = Object.entries(await kindsFor(installation));
  await sql.raw(indexForBare).execute(installation.db);
  for (const reports of sizes) {
    const chosen = kinds.filter(([name]) => isChosen(part, name, reports));
    if (chosen.length > 0) await multiply(installation.databaseUrl, reports, false);
    const among = `${reports.toLocaleString('en')} reports`;
    for (const [, kind] of chosen) yield* compared(installation, kind, among, metricsPort);
  }
}

function isChosen(part: string, call: string, reports: number): boolean {
  return part.split('/').every((word) => ['', call, String(reports)].includes(word));
}

async function* compared(
  installation: Installation,
  { what, share, draw }: Kind,
  among: string,
  metricsPort: number,
): AsyncGenerator<Row> {
  const { origin, databaseUrl } = installation;
  const questions = Array.from({ length: drawn }, draw);
  const answers = await readyAnswers(origin, questions);
  await using bare = await startBare(databaseUrl, answers, true);
  await using ceiling = await startBare(databaseUrl, answers, false);
  const { ours, theirs } = targetsOf(origin, bare.origin, questions);
  const most = { ...theirs, origin: ceiling.origin };
  const changing = { ...ours, meanwhile: () => changeSomething(installation, questions) };
  const before = await foundInMemory(metricsPort);
  const figures = await compare(connections, ours, theirs, most, changing);
  const hits = hitRate(before, await foundInMemory(metricsPort));
  const [quiet, other, ready, changed] = figures;
  yield throughput(`${what}, ${among}, ${connections} connections`, share, quiet, other, ready, hits);
  yield throughput(`${what}, ${among}, with a change a second`, 1.2, changed, other);
  const alone = await compare(1, ours, theirs);
  yield latency(`${what}, ${among}, one at a time`, 1.5, alone[0].mean, alone[1].mean);
  yield await misses(installation, bare.origin, questions, `${what}, ${among}, not in memory`);
}

interface Found {
  hits: number;
  misses: number;
}

async function foundInMemory(metricsPort: number): Promise<Found> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const of = (what: string) =>
    Number(metrics.match(new RegExp(`caliper_memory{what="${what}"} (\\d+)`))?.[1]);
  return { hits: of('hits'), misses: of('misses') };
}

function hitRate(before: Found, after: Found): string {
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  return `${((100 * hits) / (hits + misses)).toFixed(1)} %`;
}

let changes = 0;

/** In turn a person, what a company has, and a report, which is the catalogue. */
async function changeSomething({ db }: Installation, questions: readonly Question[]): Promise<void> {
  const { member } = questions[(changes * 7919) % questions.length] as Question;
  const { userId, companyId } = member;
  const some = sql`(select item_id from subscriptions where usergroup_id = ${companyId} order by random() limit 1)`;
  const statements = [
    sql`update users set title = 'Reader ' || ${changes}::text where id = ${userId}`,
    sql`update subscriptions set created_at = now() where usergroup_id = ${companyId} and item_id = ${some}`,
    sql`update items set description = description || '.' where item_id = ${some}`,
  ];
  await statements[changes++ % statements.length]?.execute(db);
}

/**
 * Each question right after what its answer depends on has changed. Who is asked first wakes the machine up, so they take
 * turns; the quickest quarter of each is what remains when nothing else was going on.
 */
async function misses(
  { db, origin }: Installation,
  bareOrigin: string,
  questions: readonly Question[],
  what: string,
): Promise<Row> {
  const times: { ours: number; theirs: number }[] = [];
  for (const [index, { path, bare, member, key }] of questions.slice(0, 400).entries()) {
    await sql`insert into change_log (key) values (${key})`.execute(db);
    const askUs = () => timed(`${origin}${path}`, member.headers);
    const askThem = () => timed(`${bareOrigin}${bare(member.sessionId)}`, member.headers);
    const early = index % 2 === 0 ? await askThem() : null;
    const ours = await askUs();
    times.push({ ours, theirs: early ?? (await askThem()) });
  }
  return latency(
    what,
    2,
    quickest(times.map(({ ours }) => ours)),
    quickest(times.map(({ theirs }) => theirs)),
  );
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  await packedCall(url, { headers });
  return performance.now() - begun;
}

function throughput(
  what: string,
  least: number,
  app: Figures,
  bare: Figures,
  ceiling?: Figures,
  hits?: string,
): Row {
  const share = app.perSecond / bare.perSecond;
  const percent = (of: Figures) => `${Math.round((app.perSecond / of.perSecond) * 100)} %`;
  const all = ceiling ? [app, bare, ceiling] : [app, bare];
  const rates = all.map(({ perSecond }) => Math.round(perSecond)).join(', ');
  return {
    what: `${what}: against bare node:http + pg${ceiling ? ', and the same bytes from memory' : ''}`,
    figure: `${all.slice(1).map(percent).join(' and ')} (${hits ? `${hits} from memory; ` : ''}${rates} requests/s; p99 ${app.p99} against ${bare.p99} ms)`,
    budget: `at least ${Math.round(least * 100)} % of bare`,
    isWithin: share >= least,
  };
}

function latency(what: string, most: number, ours: number, theirs: number): Row {
  return {
    what,
    figure: `${(ours / theirs).toFixed(2)} times bare (${ours.toFixed(2)} against ${theirs.toFixed(2)} ms)`,
    budget: `at most ${most} times bare`,
    isWithin: ours / theirs <= most,
  };
}
