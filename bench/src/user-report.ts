import pg from 'pg';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { median, percentile, type Row } from './report.ts';

const people = 20_000;
const perCompany = 40;
const rounds = 60;

const questions = [
  'page=1',
  'page=200',
  'page=1&enabled=true',
  'page=3&roles=standard&lastActive=week,month',
  'page=1&licenses=site,corporate&lastActive=never',
  'page=1&sort=-name',
  'page=2&sort=lastActive&text=person%20crowd',
];

/** A page of the user report of a portal with very many users, and the complete report. */
export async function benchUserReport(): Promise<Row[]> {
  await using installation = await openInstallation();
  await crowd(installation);
  const { headers } = await signInAs(installation.db, 'admin@caliper.example');
  const ask = async (question: string) => {
    const begun = performance.now();
    const answer = await fetch(`${installation.origin}/api/user-report?${question}`, { headers });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${question}: ${answer.status}`);
    return { ms: performance.now() - begun, bytes };
  };
  for (const question of questions) await ask(question);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) times.push((await ask(question)).ms);
  }
  return [pageRow(times), wholeRow(await ask(''))];
}

function pageRow(times: number[]): Row {
  const p95 = percentile(times, 0.95);
  return {
    what: `A page of the user report with ${people.toLocaleString('en-US')} users, several filters and orders`,
    figure: `p50 ${median(times).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    budget: 'p95 under 100 ms',
    isWithin: p95 < 100,
  };
}

function wholeRow({ ms, bytes }: { ms: number; bytes: number }): Row {
  return {
    what: 'The whole of it as one answer',
    figure: `${Math.round(ms)} ms, ${(bytes / 1024 / 1024).toFixed(1)} MB`,
    budget: 'none; for comparison',
    isWithin: true,
  };
}

/** Forty people per company, with activity at various times or never. */
async function crowd({ databaseUrl }: Installation): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(companiesSql, [people / perCompany]);
  await client.query(peopleSql, [perCompany]);
  await client.query('analyze');
  await client.end();
}

const companiesSql = `insert into usergroups (company, license, licenses)
  select 'Crowd ' || n, (array['site', 'corporate', 'enterprise'])[1 + n % 3], 100
  from generate_series(1, $1::int) as n`;

const peopleSql = `insert into users (usergroup_id, email, name, enabled, last_active)
  select g.id, 'person' || n || '@' || g.id || '.crowd.example', 'Person ' || n, n % 4 > 0,
    case when n % 5 > 0 then now() - (g.id % 120) * interval '1 day' end
  from usergroups as g, generate_series(1, $1::int) as n where g.company like 'Crowd %'`;
