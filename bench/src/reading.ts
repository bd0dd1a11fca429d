import { multiply } from '../../apps/api/seeds/multiply.ts';
import { type Engine, type IndexedChapter, miniSearch, sqliteSearch } from './engines.ts';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { type AskedQuery, drawQueries } from './queries.ts';
import { median, percentile, type Row } from './report.ts';

const queries = 200;
const fewer = 20_000;
const more = 200_000;
const wordOfEveryChapter = 'caliper';

/** 200 searches, with 20,000 and 200,000 chapters copied from the demo data. */
export async function benchReading(): Promise<Row[]> {
  await using installation = await openInstallation({}, 'demo');
  const asked = drawQueries(await demoTexts(installation), queries);
  await growTo(installation, fewer);
  const few = await searchAll(installation, asked);
  const others = await otherEngines(installation, asked);
  await growTo(installation, more);
  const many = await searchAll(installation, asked);
  return [searchRow(few.times), ...others, growthRow(few.times, many.times), firstRow(many)];
}

async function demoTexts({ db }: Installation): Promise<string[]> {
  const rows = await db.selectFrom('chapters').select('plain_text').orderBy('chapter_id').execute();
  return rows.map(({ plain_text }) => plain_text);
}

async function growTo({ db, databaseUrl }: Installation, chapters: number): Promise<void> {
  const { reports, present } = await db
    .selectFrom('items')
    .select(({ fn }) => [fn.countAll().as('reports'), fn.sum('chapters').as('present')])
    .where('kind', '=', 'report')
    .executeTakeFirstOrThrow();
  await multiply(databaseUrl, Math.ceil((Number(reports) * chapters) / Number(present)), true);
}

interface Searches {
  /** For a word of every chapter, after minutes without a search: with new connections, on which nothing is planned. */
  first: number;
  times: number[];
}

/** Complete calls in sequence, including session, access decision and snippets. */
async function searchAll({ origin, db }: Installation, asked: AskedQuery[]): Promise<Searches> {
  const { headers } = await signInAs(db, 'lead@meridian.example');
  const ask = async ({ text }: AskedQuery) => {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/search/query`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${text}: ${answer.status}`);
    return performance.now() - begun;
  };
  const first = await ask({ kind: 'word', text: wordOfEveryChapter });
  for (const query of asked.slice(0, 40)) await ask(query);
  const times: number[] = [];
  for (const query of asked) times.push(await ask(query));
  return { first, times };
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
    budget: 'less than 10 times as long',
    isWithin: growth(0.5) < more / fewer && growth(0.95) < more / fewer,
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
