import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@caliper/api/platform/postgres/embedded/port.ts';
import { sql } from 'kysely';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import { indexForBare, type ReadyAnswers, startBare } from './bare.ts';
import { createRandom, gatherCrowd, listChapters, type Member, zipf } from './crowd.ts';
import { type Installation, openInstallation } from './installation.ts';
import { compare, type Figures } from './load.ts';
import { median, type Row } from './report.ts';

/** A question to the product, and the same to the bare server. */
interface Question {
  member: Member;
  path: string;
  bare: (sessionId: string) => string;
  /** Under which name the bare server has the answer. */
  name: string;
  /** A change of this makes the product forget the answer. */
  key: string;
}

interface Kind {
  what: string;
  /** At least this share of the bare server's throughput. */
  share: number;
  draw: () => Question;
}

/** More than the crowd reads. */
export const withContents = 300;
export const drawn = 4000;
export const connections = 32;

/**
 * Session, list page and chapter as 500 people ask for them, packed as browsers want it, against a server that only asks
 * the database and one that only sends. Ratios within one run.
 */
export async function benchAnswers(): Promise<Row[]> {
  const metricsPort = await freePort();
  await using installation = await openInstallation({ METRICS_PORT: String(metricsPort) });
  await multiply(installation.databaseUrl, withContents, true);
  const kinds = Object.values(await kindsFor(installation));
  await sql.raw(indexForBare).execute(installation.db);
  const rows: Row[] = [];
  for (const reports of [2000, 20_000]) {
    await multiply(installation.databaseUrl, reports, false);
    const among = `${reports.toLocaleString('en')} reports`;
    for (const kind of kinds) rows.push(...(await compared(installation, kind, among, metricsPort)));
  }
  return rows;
}

export async function kindsFor(installation: Installation) {
  const crowd = await gatherCrowd(installation);
  const random = createRandom(20_261_118);
  const anyone = () => crowd[Math.floor(random() * crowd.length)] as Member;
  const chapter = zipf(await listChapters(installation), random);
  const category = zipf(await categoriesOf(installation, anyone()), random);
  return {
    session: {
      what: 'GET /session',
      share: 1.5,
      draw: () => {
        const member = anyone();
        const name = `session/${member.userId}`;
        const bare = (id: string) => `/session/${id}/${member.userId}`;
        return { member, path: '/api/session', bare, name, key: `favorites:${member.userId}` };
      },
    },
    list: {
      what: 'A list page',
      share: 2,
      draw: () => {
        const [id, slug] = category();
        const path = `/api/catalogs/page?section=catalog&filter=all&category=${slug}`;
        const bare = (session: string) => `/list/${session}/${id}`;
        return { member: anyone(), path, bare, name: `list/${id}`, key: 'catalogue' };
      },
    },
    chapter: {
      what: 'A chapter',
      share: 2,
      draw: () => {
        const { reportId, chapter: number } = chapter();
        const place = `${reportId}/${number}`;
        const path = `/api/reports/subscribed/${place}`;
        const bare = (id: string) => `/chapter/${id}/${place}`;
        return { member: anyone(), path, bare, name: `chapter/${place}`, key: `item:${reportId}` };
      },
    },
  } satisfies Record<string, Kind>;
}

/** The ids and names of those that have reports. */
async function categoriesOf({ origin }: Installation, { headers }: Member): Promise<[number, string][]> {
  const answer = await fetch(`${origin}/api/catalogs/page?section=catalog&filter=all`, { headers });
  const { menus } = (await answer.json()) as {
    menus: { categories: { categoryId: number; url: string; count: number }[] };
  };
  return menus.categories.filter(({ count }) => count > 0).map(({ categoryId, url }) => [categoryId, url]);
}

async function compared(
  installation: Installation,
  { what, share, draw }: Kind,
  among: string,
  metricsPort: number,
): Promise<Row[]> {
  const { origin, databaseUrl } = installation;
  const questions = Array.from({ length: drawn }, draw);
  const answers = await readyAnswers(origin, questions);
  await using bare = await startBare(databaseUrl, answers, true);
  await using ceiling = await startBare(databaseUrl, answers, false);
  const { ours, theirs } = targetsOf(origin, bare.origin, questions);
  const before = await foundInMemory(metricsPort);
  const [app, other, most] = await compare(connections, ours, theirs, { ...theirs, origin: ceiling.origin });
  const after = await foundInMemory(metricsPort);
  const meanwhile = () => changeSomething(installation, questions);
  const [changing, otherThen] = await compare(connections, { ...ours, meanwhile }, theirs);
  const alone = await compare(1, ours, theirs);
  return [
    throughput(`${what}, ${among}, ${hitRate(before, after)} from memory`, share, app, other, most),
    throughput(`${what}, ${among}, with a change a second`, 1.2, changing, otherThen),
    latency(`${what}, ${among}, one at a time`, 1.5, alone[0].mean, alone[1].mean),
    await misses(installation, bare.origin, questions, `${what}, ${among}, not in memory`),
  ];
}

/** What is asked of the product, and of the bare server. */
export function targetsOf(origin: string, bareOrigin: string, questions: readonly Question[]) {
  return {
    ours: { origin, asked: questions.map(({ path, member }) => ({ path, headers: member.headers })) },
    theirs: {
      origin: bareOrigin,
      asked: questions.map(({ bare, member }) => ({ path: bare(member.sessionId) })),
    },
  };
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

/** Each question right after what its answer depends on has changed. */
async function misses(
  { db, origin }: Installation,
  bareOrigin: string,
  questions: readonly Question[],
  what: string,
): Promise<Row> {
  const times: { ours: number; theirs: number }[] = [];
  for (const { path, bare, member, key } of questions.slice(0, 300)) {
    await sql`insert into change_log (key) values (${key})`.execute(db);
    const ours = await timed(`${origin}${path}`, member.headers);
    times.push({ ours, theirs: await timed(`${bareOrigin}${bare(member.sessionId)}`, member.headers) });
  }
  return latency(what, 2, median(times.map(({ ours }) => ours)), median(times.map(({ theirs }) => theirs)));
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  await packedAnswer(url, headers);
  return performance.now() - begun;
}

/** What the product sends, packed, once for each name. */
export async function readyAnswers(origin: string, questions: readonly Question[]): Promise<ReadyAnswers> {
  const answers: ReadyAnswers = new Map();
  for (const { name, path, member } of questions) {
    if (!answers.has(name)) answers.set(name, await packedAnswer(`${origin}${path}`, member.headers));
  }
  return answers;
}

const agent = new http.Agent({ keepAlive: true });

/** `fetch` would unpack it. */
async function packedAnswer(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        buffer(response).then(resolve, reject);
      })
      .on('error', reject);
  });
}

function throughput(what: string, least: number, app: Figures, bare: Figures, ceiling?: Figures): Row {
  const share = app.perSecond / bare.perSecond;
  const percent = (of: Figures) => `${Math.round((app.perSecond / of.perSecond) * 100)} %`;
  const all = ceiling ? [app, bare, ceiling] : [app, bare];
  const rates = all.map(({ perSecond }) => Math.round(perSecond)).join(', ');
  return {
    what: `${what}: against bare node:http + pg${ceiling ? ', and the same bytes from memory' : ''}`,
    figure: `${all.slice(1).map(percent).join(' and ')} (${rates} requests/s; p99 ${app.p99} against ${bare.p99} ms)`,
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
