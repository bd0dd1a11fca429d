import { setTimeout as delay } from 'node:timers/promises';
import { listUncompared } from '@caliper/api/features/differences/differences.store.ts';
import { readFigures } from '@caliper/api/features/figures/reading.ts';
import { nameUnread } from '@caliper/api/features/vocabulary/naming.ts';
import { type Engine, type IndexedChapter, miniSearch, sqliteSearch } from './engines.ts';
import { growTo, type Installation, openInstallation, signInAs } from './installation.ts';
import { packedCall } from './packed-call.ts';
import { type AskedQuery, drawQueries } from './queries.ts';
import { median, percentile, type Row } from './report.ts';

const queries = 200;
/** Asked before, so that connections and code are warm, as after the first minutes of a day. */
const warming = 200;
const fewer = 20_000;
const more = 200_000;
const wordOfEveryChapter = 'caliper';

/** 200 searches, with 20,000 and 200,000 chapters copied from the demo data. */
export async function benchReading(): Promise<Row[]> {
  await using installation = await openInstallation({}, 'demo');
  // Each is asked once: what was looked up is kept in memory.
  const drawn = drawQueries(await demoTexts(installation), (queries + warming) * 4);
  const part = (at: number) => drawn.slice(at * (queries + warming), (at + 1) * (queries + warming));
  const asked = part(0);
  await settle(installation);
  await growTo(installation, fewer);
  const few = await searchAll(installation, asked);
  const ways = await otherWays(installation, [part(1), part(2), part(3)]);
  const others = await otherEngines(installation, asked);
  await growTo(installation, more);
  const many = await searchAll(installation, asked);
  return [searchRow(few.times), ...ways, ...others, growthRow(few.times, many.times), firstRow(many)];
}

async function demoTexts({ db }: Installation): Promise<string[]> {
  const rows = await db.selectFrom('chapters').select('plain_text').orderBy('chapter_id').execute();
  return rows.map(({ plain_text }) => plain_text);
}

/** What a node reads of new reports in its background jobs has been read: searches are measured beside nothing else. */
async function settle({ db }: Installation): Promise<void> {
  await readFigures(db, Number.MAX_SAFE_INTEGER);
  await nameUnread(db, Number.MAX_SAFE_INTEGER);
  // Its own job compares editions, for ten seconds in each minute.
  while ((await listUncompared(db, 1)).length > 0) await delay(1000);
}

interface Searches {
  /** For a word of every chapter, after minutes without a search: with new connections, on which nothing is planned. */
  first: number;
  times: number[];
}

/** Complete calls in sequence, including session, access decision and snippets. */
async function searchAll(installation: Installation, asked: AskedQuery[]): Promise<Searches> {
  const ask = await asker(installation, '/search/query');
  const first = await ask({ query: wordOfEveryChapter });
  return { first, times: await timesOf(ask, asked, (query) => ({ query })) };
}

/** Sorted by best match, the strip above the list, and what is offered while somebody types. */
async function otherWays(
  installation: Installation,
  [sorted = [], above = [], typing = []]: AskedQuery[][],
): Promise<Row[]> {
  const measure = async (what: string, p95: number, path: string, asked: AskedQuery[], bodyOf: BodyOf) => {
    const times = await timesOf(await asker(installation, path), asked, bodyOf);
    const isWithin = percentile(times, 0.95) <= p95;
    return { what: `${what}, whole calls`, figure: shown(times), budget: `p95 at most ${p95} ms`, isWithin };
  };
  return [
    await measure('The list by best match', 60, '/search/query', sorted, (query) => ({
      query,
      sortBy: 'best',
    })),
    await measure('The best matches', 100, '/search/best', above, (query) => ({ query })),
    await measure('While typing, after six letters', 50, '/search/typing', typing, (query) => ({
      query: query.replaceAll('"', '').slice(0, 6),
    })),
  ];
}

type BodyOf = (query: string) => object;

async function timesOf(ask: Ask, asked: readonly AskedQuery[], bodyOf: BodyOf): Promise<number[]> {
  const times: number[] = [];
  for (const { text } of asked) times.push(await ask(bodyOf(text)));
  return times.slice(warming);
}

type Ask = (body: object) => Promise<number>;

async function asker({ origin, db }: Installation, path: string): Promise<Ask> {
  const { headers } = await signInAs(db, 'lead@meridian.example');
  return async (body) => (await packedCall(`${origin}/api${path}`, { headers, body })).ms;
}

const shown = (times: number[]) =>
  `p50 ${median(times).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms`;

function searchRow(times: number[]): Row {
  return {
    what: `Search in 20,000 chapters, ${queries} mixed queries, whole calls`,
    figure: shown(times),
    budget: 'p50 under 15 ms, p95 under 60 ms',
    isWithin: median(times) < 15 && percentile(times, 0.95) < 60,
  };
}

function growthRow(few: number[], many: number[]): Row {
  const growth = (share: number) => percentile(many, share) / percentile(few, share);
  return {
    what: 'The same in 200,000 chapters',
    figure: `${shown(many)}: ${growth(0.5).toFixed(1)} and ${growth(0.95).toFixed(1)} times as long`,
    budget: 'p50 at most 5 times as long, p95 less than 10 times',
    isWithin: growth(0.5) <= 5 && growth(0.95) < more / fewer,
  };
}

function firstRow({ first }: Searches): Row {
  return {
    what: 'The first search there after a quiet while, for a word of every chapter',
    figure: `${Math.round(first)} ms`,
    budget: 'under 1000 ms',
    isWithin: first < 1000,
  };
}

async function otherEngines({ db }: Installation, asked: AskedQuery[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('chapters')
    .select(['chapter_id as id', 'report_id', 'plain_text as text'])
    .execute();
  return [miniSearch, sqliteSearch].map((create) => engineRow(create, rows, asked));
}

function engineRow(
  create: (chapters: IndexedChapter[]) => Engine,
  chapters: IndexedChapter[],
  asked: AskedQuery[],
): Row {
  const { name, search } = create(chapters);
  for (const { text } of asked.slice(0, 40)) search(text);
  const times = asked.map(({ text }) => {
    const begun = performance.now();
    search(text);
    return performance.now() - begun;
  });
  return {
    what: `${name}, matching only, in process`,
    figure: shown(times),
    budget: 'none; for comparison',
    isWithin: true,
  };
}
