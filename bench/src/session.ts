import { openSession } from '@caliper/api/testing/people.ts';
import autocannon from 'autocannon';
import { startBare } from './bare-session.ts';
import { openInstallation } from './installation.ts';
import { median, type Row } from './report.ts';

const rounds = 5;
const seconds = 4;
const connections = 20;

interface Figures {
  perSecond: number[];
  p99: number[];
}

/** GET /session against a bare server that asks the database the same and checks nothing. */
export async function benchSession(): Promise<Row[]> {
  await using installation = await openInstallation();
  const { origin, databaseUrl, db } = installation;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'lead@meridian.example')
    .executeTakeFirstOrThrow();
  const { token, refresh } = await openSession(db, id);
  await using bare = await startBare(databaseUrl);
  const sessionId = refresh.split('.')[0] ?? '';
  const ours = { url: `${origin}/api/session`, headers: { authorization: `Bearer ${token}` } };
  const theirs = { url: `http://127.0.0.1:${bare.port}/${sessionId}/${id}`, headers: {} };

  const app: Figures = { perSecond: [], p99: [] };
  const floor: Figures = { perSecond: [], p99: [] };
  await measure(ours);
  await measure(theirs);
  // Turn about, so that a busy moment of the machine hits both.
  for (let round = 0; round < rounds; round += 1) {
    add(app, await measure(ours));
    add(floor, await measure(theirs));
  }
  return [toRow(app, floor)];
}

async function measure(target: { url: string; headers: Record<string, string> }) {
  const result = await autocannon({ ...target, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url} failed under load`);
  return result;
}

function add(figures: Figures, result: { requests: { average: number }; latency: { p99: number } }): void {
  figures.perSecond.push(result.requests.average);
  figures.p99.push(result.latency.p99);
}

function toRow(app: Figures, floor: Figures): Row {
  const [ours, theirs] = [median(app.perSecond), median(floor.perSecond)];
  const share = ours / theirs;
  return {
    what: 'GET /session against bare node:http + pg',
    figure: `${Math.round(share * 100)} % (${Math.round(ours)} of ${Math.round(theirs)} requests/s, p99 ${median(app.p99)} against ${median(floor.p99)} ms)`,
    budget: 'at least 50 %',
    isWithin: share >= 0.5,
  };
}
