import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import MiniSearch from 'minisearch';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { type Found, type JudgedQuery, readJudged } from './judged/judged.ts';
import { isFirstRight, ndcg } from './judged/measures.ts';
import type { Row } from './report.ts';

const wanted = { ndcg: 0.9, first: 0.85 };

type Engine = (judged: JudgedQuery) => Promise<Found[]>;

/** The judged queries on the demo data, answered by Caliper and by a plain BM25 over the same texts. */
export async function benchSearchQuality(): Promise<Row[]> {
  await using installation = await openInstallation({}, 'demo');
  const reports = await listReports(installation.db);
  const judged = readJudged().filter((one) => one.kind === 'nothing' || asksForReports(one));
  const asked = judged.filter((one) => one.kind !== 'nothing');
  const [tuned, heldOut] = [asked.filter((one) => !one.isHeldOut), asked.filter((one) => one.isHeldOut)];
  const caliper = caliperIn(installation);
  const plain = await plainIn(installation.db);
  return [
    await qualityRow('Best match, all judged queries', caliper, asked, reports),
    await qualityRow('Of these, what the ranking was adjusted with', caliper, tuned, reports, true),
    await qualityRow('Of these, what was kept out of it', caliper, heldOut, reports, true),
    await qualityRow('MiniSearch (BM25) on the same texts, all judged queries', plain, asked, reports, true),
    await emptyRow(
      caliper,
      judged.filter((one) => one.kind === 'nothing'),
    ),
  ];
}

function asksForReports({ right }: JudgedQuery): boolean {
  return right.some(({ kind }) => kind === 'report');
}

async function listReports(db: Db): Promise<Found[]> {
  const rows = await db
    .selectFrom('items')
    .select(['item_name', 'region', 'item_year'])
    .where('kind', '=', 'report')
    .execute();
  return rows.map(({ item_name: title, region, item_year: year }) => ({
    kind: 'report',
    title,
    region,
    year,
  }));
}

/** Whoever is not named may open everything. */
function caliperIn({ origin, db }: Installation): Engine {
  return async ({ query, asker = 'sales@caliper.example' }) => {
    const { headers } = await signInAs(db, asker);
    const answer = await fetch(`${origin}/api/search/query`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, sortBy: 'best' }),
    });
    if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
    const { matches } = (await answer.json()) as {
      matches: { report_name: string; region: string; report_year: number }[];
    };
    return matches.map(({ report_name: title, region, report_year: year }) => ({
      kind: 'report',
      title,
      region,
      year,
    }));
  };
}

/** A report stands where its best chapter does. */
async function plainIn(db: Db): Promise<Engine> {
  const rows = await db
    .selectFrom('items')
    .leftJoin('chapters', (join) =>
      join.onRef('report_id', '=', 'item_id').onRef('version', '=', 'current_version'),
    )
    .select([
      'item_id',
      'chapter_id',
      'item_name',
      'region',
      'item_year',
      'description',
      'chapter_title',
      'plain_text',
    ])
    .where('kind', '=', 'report')
    .execute();
  const index = new MiniSearch({
    fields: ['title', 'text'],
    storeFields: ['item_name', 'region', 'item_year', 'item_id'],
  });
  for (const [id, row] of rows.entries()) {
    const title = [row.item_name, row.chapter_title].join(' ');
    index.add({ ...row, id, title, text: row.plain_text ?? row.description });
  }
  return async ({ query }) => {
    const found = new Map<number, Found>();
    for (const { item_id, item_name: title, region, item_year: year } of index.search(query))
      if (!found.has(item_id)) found.set(item_id, { kind: 'report', title, region, year });
    return [...found.values()];
  };
}

async function qualityRow(
  what: string,
  engine: Engine,
  judged: readonly JudgedQuery[],
  reports: readonly Found[],
  isComparison = false,
): Promise<Row> {
  let [gain, first] = [0, 0];
  for (const one of judged) {
    const results = await engine(one);
    gain += ndcg(one, results, reports) / judged.length;
    first += Number(isFirstRight(one, results, reports)) / judged.length;
  }
  return {
    what: `${what}: ${judged.length}`,
    figure: `nDCG@5 ${gain.toFixed(3)}, first right ${first.toFixed(2)}`,
    budget: isComparison ? 'none; for comparison' : `at least ${wanted.ndcg} and ${wanted.first}`,
    isWithin: isComparison || (gain >= wanted.ndcg && first >= wanted.first),
  };
}

async function emptyRow(engine: Engine, judged: readonly JudgedQuery[]): Promise<Row> {
  const found: string[] = [];
  for (const one of judged) if ((await engine(one)).length > 0) found.push(one.query);
  return {
    what: `Of ${judged.length} queries that ask for nothing there is, those that find something`,
    figure: found.length === 0 ? 'none' : found.join(', '),
    budget: 'none',
    isWithin: found.length === 0,
  };
}
