import { readFigures } from '@caliper/api/features/figures/reading.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { createRandom } from './crowd.ts';
import { growTo, type Installation, openInstallation, signInAs } from './installation.ts';
import { median, percentile, type Row } from './report.ts';

const chapters = 20_000;
const figures = 1_000_000;
const questions = 200;
/** Asked before, so that connections and code are warm. */
const warming = 40;
/** What the company of whoever asks holds. */
const held = 300;
const asker = 'lead@meridian.example';

/** What the strip above the results asks for, of reports and dashboards copied from the demo data. */
export async function benchFigures(): Promise<Row[]> {
  await using installation = await openInstallation({}, 'demo');
  await readFigures(installation.db, 1000);
  const drawn = await drawQuestions(installation, questions + warming);
  await grow(installation);
  await holdMany(installation);
  return [await askAll(installation, drawn)];
}

async function askAll(installation: Installation, drawn: readonly string[]): Promise<Row> {
  const times: number[] = [];
  let answered = 0;
  const ask = await askAs(installation);
  for (const [at, query] of drawn.entries()) {
    const { ms, answers } = await ask(query);
    if (at < warming) continue;
    times.push(ms);
    answered += Number(answers > 0);
  }
  const among = `${chapters.toLocaleString('en')} chapters and a million figures of dashboards`;
  return {
    what: `A question for a figure among ${among}, ${questions} of them, whole calls`,
    figure: `p50 ${median(times).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms; ${answered} with an answer`,
    budget: 'p95 at most 100 ms',
    isWithin: percentile(times, 0.95) <= 100,
  };
}

interface Named {
  metric: string;
  place: string;
  labels: { text: string }[];
  years: number[];
}

/** In the words of headings and dashboards that there are, each once; the same in every run. */
async function drawQuestions({ db }: Installation, count: number): Promise<string[]> {
  const { rows: inTables } = await sql<Named>`
    select one->>'metric' as metric, one->>'place' as place, one->'labels' as labels,
      jsonb_path_query_array(one, '$.points[*].period.to') as years
    from (select * from figure_tables order by md5(concat(chapter_id, ' ', table_number)) limit 200) as drawn,
      jsonb_array_elements(series) as found (one)`.execute(db);
  const { rows: inDashboards } = await sql<Named>`
    select 'value' as metric, country as place, shape->'periods' as years, jsonb_build_array(
      jsonb_build_object('text', market), jsonb_build_object('text', segment), jsonb_build_object('text', company)) as labels
    from market_facts join figure_imports using (import_id) where value is not null
    order by md5(concat(import_id, market, segment, country, company)) limit 500`.execute(db);
  const random = createRandom(20_261_119);
  const one = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const asked = new Set<string>();
  while (asked.size < count) {
    const { metric, place, labels, years } = one(asked.size % 3 === 0 ? inDashboards : inTables);
    const about = labels.map(({ text }) => text).join(' ');
    const year = years.length > 0 && asked.size % 4 !== 0 ? one(years) : '';
    asked.add(`${metric} of ${about} ${place} ${year}`.replace(/\s+/g, ' ').trim());
  }
  return [...asked];
}

async function askAs({ origin, db }: Installation) {
  const { headers } = await signInAs(db, asker);
  return async (query: string) => {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/figures/answers`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
    const { answers } = (await answer.json()) as { answers: unknown[] };
    return { ms: performance.now() - begun, answers: answers.length };
  };
}

async function grow(installation: Installation): Promise<void> {
  await growTo(installation, chapters);
  const client = new pg.Client(installation.databaseUrl);
  await client.connect();
  try {
    await copyTables(client);
    await copyDashboards(client);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Where figures are found; what else there is of a table is not asked for. */
async function copyTables(client: pg.Client): Promise<void> {
  await client.query(`create temporary table copies as
    select copy.item_id, copy.current_version as version, original.item_id as original
    from items as copy join items as original
      on copy.item_name = original.item_name || ' ' || copy.item_id and copy.region = original.region and copy.item_year = original.item_year
    where copy.kind = 'report' and original.kind = 'report'`);
  await client.query(`create temporary table same_chapters as
    select copy.chapter_id, copy.report_id, of.chapter_id as original from copies
    join chapters as copy on copy.report_id = copies.item_id
    join chapters as of on of.report_id = original and of.version = copy.version and of.chapter_number = copy.chapter_number`);
  await client.query('analyze same_chapters');
  await client.query(`insert into chapter_tables (chapter_id, table_number, block, kind, caption, units, content)
    select same_chapters.chapter_id, table_number, block, kind, caption, units, '{}'
    from same_chapters join chapter_tables as t on t.chapter_id = original`);
  await client.query(`insert into figure_tables (chapter_id, table_number, report_id, metrics, words, series)
    select same_chapters.chapter_id, table_number, same_chapters.report_id, metrics, words, series
    from same_chapters join figure_tables as t on t.chapter_id = original`);
}

/** Report by report, until there are enough figures besides those of the demo data. */
async function copyDashboards(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select copies.item_id, import_id from copies
    join data_sets as d on d.item_id = original and not demo and import_id is not null order by copies.item_id`);
  const before = await countFigures(client);
  for (const { item_id, import_id } of rows) {
    if ((await countFigures(client)) >= before + figures) return;
    await client.query(
      `with copied as (insert into figure_imports (kind, item_id, demo, dashboard_kind, file_name, note, shape, rows, created_by, applied_at)
          select kind, $1, demo, dashboard_kind, file_name, note, shape, rows, created_by, applied_at
          from figure_imports where import_id = $2 returning import_id),
        shown as (insert into data_sets (item_id, demo, import_id) select $1, false, import_id from copied),
        labels as (insert into figure_labels (import_id, market, dimension, name, under)
          select copied.import_id, market, dimension, name, under from copied, figure_labels as l where l.import_id = $2)
      insert into market_facts (import_id, market, segment, region, country, company, value, units, coverage, reimbursement)
        select copied.import_id, market, segment, region, country, company, value, units, coverage, reimbursement
        from copied, market_facts as f where f.import_id = $2`,
      [item_id, import_id],
    );
  }
}

async function countFigures(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select coalesce(sum(coalesce(cardinality(value), 0)
    + coalesce(cardinality(units), 0)), 0)::float8 as count from market_facts`);
  return rows[0].count;
}

/** Every so many of the reports, and those with dashboards. */
async function holdMany({ db }: Installation): Promise<void> {
  await sql`insert into subscriptions (usergroup_id, item_id)
    select usergroup_id, item_id from users, (
      select item_id from items where kind = 'report' and visible and chapters > 5
      order by item_id in (select item_id from data_sets) desc, md5(item_id::text) limit ${sql.lit(held)}) as chosen
    where email = ${asker} on conflict do nothing`.execute(db);
}
