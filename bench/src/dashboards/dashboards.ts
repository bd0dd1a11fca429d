import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeItem } from '@caliper/api/testing/items.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { type Installation, memoryOf, openInstallation, signInAs } from '../installation.ts';
import { packedCall, unpacked } from '../packed-call.ts';
import { atMost, median, percentile, type Row } from '../report.ts';
import { writeMillion } from './files.ts';
import { questions } from './questions.ts';

type Kind = keyof typeof questions;
const rounds = 12;
/** As many as an answer may have. */
const mostRows = 5000;

/** A million figures of each kind: how long importing and querying them takes. */
export async function benchDashboards(): Promise<Row[]> {
  await using installation = await openInstallation();
  const rows: Row[] = [];
  for (const kind of ['global', 'medsku', 'pt'] as const) {
    const { item_id } = await makeItem(installation.db, { kind: kind === 'global' ? 'report' : kind });
    rows.push(...(await importMillion(installation, kind, item_id)));
    rows.push(...(await askAll(installation, kind, item_id)), await besideBare(installation, kind, item_id));
    if (kind !== 'global') continue;
    await addOtherReports(installation, item_id);
    rows.push(...(await askAll(installation, kind, item_id, ', among ten million')));
  }
  rows.push(...(await askAll(installation, 'survey', await makeSurvey(installation))));
  return rows;
}

/** Nine more reports with the same number of figures each. */
async function addOtherReports({ databaseUrl }: Installation, itemId: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const columns = 'kind, demo, dashboard_kind, file_name, note, shape, rows, created_by, applied_at';
  const figures = 'market, segment, region, country, company, value, units, coverage, reimbursement';
  for (let copy = 0; copy < 9; copy += 1) {
    await client.query(
      `with original as (select import_id from data_sets where item_id = $1),
        copied as (insert into figure_imports (${columns})
          select ${columns} from figure_imports natural join original returning import_id)
      insert into market_facts (import_id, ${figures})
        select copied.import_id, ${figures} from copied, market_facts where market_facts.import_id = (select import_id from original)`,
      [itemId],
    );
  }
  await client.query('vacuum analyze market_facts');
  await client.end();
}

export async function importMillion(
  installation: Installation,
  kind: Exclude<Kind, 'survey'>,
  itemId: number,
): Promise<Row[]> {
  const path = join(tmpdir(), `caliper-million-${kind}-${process.pid}.csv`);
  await writeMillion(kind, path);
  const headers = await frameFor(installation, { kind: 'import', id: kind });
  const body = new FormData();
  body.append('itemId', String(itemId));
  body.append('file', await openAsBlob(path), 'million.csv');
  const url = `${installation.origin}/api/dashboards/${kind}/imports`;
  const before = await memoryOf(installation, 'VmHWM');
  const begun = performance.now();
  const staged = await (await fetch(url, { method: 'POST', headers, body })).json();
  const seconds = (performance.now() - begun) / 1000;
  const grown = (await memoryOf(installation, 'VmHWM')) - before;
  if (!staged.importId) throw new Error(JSON.stringify(staged.problems?.slice(0, 3) ?? staged));
  const applying = performance.now();
  await (await fetch(`${url}/${staged.importId}/apply`, { method: 'POST', headers })).json();
  const applied = performance.now() - applying;
  await rm(path);
  return [
    {
      what: `Import of ${staged.summary.rows.toLocaleString('en')} rows of ${kind} figures (CSV)`,
      figure: `${seconds.toFixed(1)} s, applied in ${Math.round(applied)} ms, ${Math.round(grown)} MB more memory at most`,
      budget: 'under 120 s, under 300 MB',
      isWithin: seconds < 120 && grown < 300,
    },
  ];
}

/** The same to the figures, and another to whoever remembers answers. */
const asNew = (question: object, round: number) => ({ ...question, top: mostRows - round });

async function askAll(installation: Installation, kind: Kind, id: number, among = ''): Promise<Row[]> {
  const headers = await frameFor(installation, { kind, id });
  const times: number[] = [];
  const again: number[] = [];
  let slowest = { ms: 0, words: '' };
  for (let round = 0; round <= rounds; round += 1) {
    for (const question of questions[kind]) {
      const ms = await ask(installation, `${kind}/${id}/query`, headers, asNew(question, round));
      if (round === 0) continue;
      times.push(ms);
      again.push(await ask(installation, `${kind}/${id}/query`, headers, asNew(question, round)));
      if (ms > slowest.ms)
        slowest = { ms, words: `${question.measure} by ${question.groupBy.join(', ') || 'nothing'}` };
    }
  }
  const p95 = percentile(times, 0.95);
  const worst = `slowest ${Math.round(slowest.ms)} ms: ${slowest.words}`;
  const what = `A question about a million ${kind} figures${among}, ${questions[kind].length} kinds, whole calls`;
  return [
    {
      what,
      figure: `p50 ${median(times).toFixed(0)}, p95 ${p95.toFixed(0)} ms (${worst})`,
      budget: 'p95 under 150 ms',
      isWithin: p95 < 150,
    },
    atMost(`${what}, asked again: p95`, Number(percentile(again, 0.95).toFixed(1)), 10, 'ms'),
  ];
}

/** The question of each kind that takes longest: its table, and what it adds up of it. */
const large = {
  global: {
    table: 'market_facts',
    where: "company <> ''",
    question: { measure: 'value', groupBy: ['company', 'country'], filters: {} },
  },
  medsku: {
    table: 'sku_facts',
    where: "strpos(lower(concat_ws(' ', sku, description, brand)), 'sku-1234') > 0",
    question: {
      measure: 'units',
      groupBy: ['sku', 'description', 'brand', 'manufacturer'],
      filters: {},
      search: 'SKU-1234',
    },
  },
  pt: {
    table: 'procedure_facts',
    where: 'true',
    question: { measure: 'volume', groupBy: ['procedure', 'country'], filters: {} },
  },
};

/** How long PostgreSQL alone takes on this machine, and what the call adds. */
async function besideBare(installation: Installation, kind: keyof typeof large, id: number): Promise<Row> {
  const { question } = large[kind];
  const headers = await frameFor(installation, { kind, id });
  const client = new pg.Client({
    connectionString: installation.databaseUrl,
    options: '-c jit=off -c work_mem=16MB',
  });
  await client.connect();
  const statement = await bareQuery(client, kind, id);
  const calls: number[] = [];
  const queries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await client.query(statement);
    queries.push(performance.now() - begun);
    calls.push(await ask(installation, `${kind}/${id}/query`, headers, asNew(question, 100 + round)));
  }
  await client.end();
  const [call, query] = [median(calls), median(queries)];
  return {
    what: `${question.measure} by ${question.groupBy.join(', ')}, against its bare query`,
    figure: `${(call / query).toFixed(1)} times as long (${call.toFixed(0)} against ${query.toFixed(0)} ms)`,
    budget: 'at most 1.3 times',
    isWithin: call <= 1.3 * query,
  };
}

/** Only the sums of all periods, by group. */
async function bareQuery(client: pg.Client, kind: keyof typeof large, id: number): Promise<string> {
  const { table, where, question } = large[kind];
  const { measure, groupBy } = question;
  const { rows } = await client.query(
    `select import_id, max(cardinality(${measure})) as periods
    from data_sets join ${table} using (import_id) where data_sets.item_id = $1 group by import_id`,
    [id],
  );
  const [{ import_id, periods }] = rows;
  const sums = Array.from({ length: periods }, (_, index) => `sum(${measure}[${index + 1}])`);
  return `select ${groupBy}, ${sums} from ${table} where import_id = ${import_id} and ${where} group by ${groupBy}`;
}

async function ask(
  { origin }: Installation,
  path: string,
  headers: Record<string, string>,
  question: object,
) {
  const answer = await packedCall(`${origin}/api/dashboards/${path}`, { headers, body: question });
  const { rows } = JSON.parse(unpacked(answer));
  if (!rows || rows.length === 0) throw new Error(`No answer to ${JSON.stringify(question)}`);
  return answer.ms;
}

async function frameFor({ origin, db }: Installation, wanted: object): Promise<Record<string, string>> {
  const { headers } = await signInAs(db, 'admin@caliper.example');
  const post = async (path: string, body: object) =>
    (
      await fetch(origin + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const { ticket } = await post('/api/auth/embed-ticket', wanted);
  const { embedToken } = await post('/api/embed/exchange', { ticket });
  return { authorization: `Bearer ${embedToken}` };
}

/** A million answers of 50,000 respondents, made by SQL, because only queries are measured. */
async function makeSurvey({ db }: Installation): Promise<number> {
  const { item_id } = await makeItem(db, { kind: 'survey' });
  const list = Array.from({ length: 20 }, (_, index) => ({
    question_id: `q${index}`,
    text: `Question ${index}?`,
    type: 'single',
    respondents: 50_000,
  }));
  const shape = JSON.stringify({ periods: [], units: {}, markets: [], questions: list });
  const { rows } = await sql<{ import_id: number }>`
    insert into figure_imports (kind, item_id, demo, dashboard_kind, file_name, note, shape, rows, created_by, applied_at)
    values ('survey', ${item_id}, false, 'market', 'made', '', ${shape}, 1000000, 'bench', now()) returning import_id`.execute(
    db,
  );
  const importId = rows[0]?.import_id ?? 0;
  for (let question = 0; question < 20; question += 1) {
    await sql`insert into survey_facts select ${importId}, ${`q${question}`}, 'r' || i, array['Answer ' || i % 5], null, 1 + i % 3,
      'Country ' || i % 12, 'Specialty ' || i % 8, 'Institution ' || i % 4 from generate_series(1, 50000) as i`.execute(
      db,
    );
  }
  await sql`insert into data_sets (item_id, demo, import_id) values (${item_id}, false, ${importId})`.execute(
    db,
  );
  await sql`analyze survey_facts`.execute(db);
  return item_id;
}
