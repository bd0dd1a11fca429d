import { readFile } from 'node:fs/promises';
import { type Node, startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import { connections, withContents } from './asked.ts';
import { gatherCrowd, listChapters, type Member } from './crowd.ts';
import { type Installation, openInstallation } from './installation.ts';
import { median, type Row } from './report.ts';

const mostRounds = 12;
const perRound = 5000;
/** Chapters of one report that somebody opens in a row. */
const inARow = 5;
/** What was done is written within it. */
const writtenMs = 1500;

/**
 * Two app processes on one database, which differ in one line: one of them takes no note of what readers do. They are
 * asked for the same chapters in turn; nobody opens the same report twice. Processor time is that of the process and of
 * its database, until all of it is written: others on the machine cannot change it.
 */
export async function* recordingRows(): AsyncGenerator<Row> {
  await using installation = await openInstallation();
  await multiply(installation.databaseUrl, withContents, true);
  const questions = await questionsOf(installation);
  const hook = new URL('./without-recording.mjs', import.meta.url).href;
  const recording = await startNode(installation.env);
  const silent = await startNode({ ...installation.env, NODE_OPTIONS: `--import=${hook}` });
  try {
    yield* inTurns(installation, { recording, silent }, questions.visits, 'five chapters a visit', 2);
    yield* inTurns(installation, { recording, silent }, questions.opens, 'each chapter a visit of its own');
  } finally {
    await Promise.all([recording, silent].map((node) => stopNode(node)));
  }
}

interface Asked {
  path: string;
  headers: Record<string, string>;
}

async function questionsOf(installation: Installation): Promise<{ visits: Asked[]; opens: Asked[] }> {
  const crowd = await gatherCrowd(installation);
  const chapters = Map.groupBy(await listChapters(installation), ({ reportId }) => reportId);
  const reports = [...chapters.values()].filter((own) => own.length >= inARow);
  const asked = ({ headers }: Member, report: number, chapter: number): Asked => {
    const { reportId, chapter: number } = reports[report]?.[chapter] ?? { reportId: 0, chapter: 0 };
    return { path: `/api/reports/subscribed/${reportId}/${number}`, headers };
  };
  const half = Math.floor(reports.length / 2);
  const pairs = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => from + at).flatMap((report) =>
      crowd.map((member) => ({ member, report })),
    );
  return {
    visits: pairs(0, half).flatMap(({ member, report }) =>
      Array.from({ length: inARow }, (_, chapter) => asked(member, report, chapter)),
    ),
    opens: pairs(half, reports.length).map(({ member, report }) => asked(member, report, 0)),
  };
}

interface Cost {
  perSecond: number;
  /** Of a request, in microseconds. */
  cpu: number;
}

async function* inTurns(
  installation: Installation,
  { recording, silent }: { recording: Node; silent: Node },
  questions: Asked[],
  how: string,
  most?: number,
): AsyncGenerator<Row> {
  const asked = (round: number) => questions.slice(round * perRound, (round + 1) * perRound);
  // The last is for warming up.
  const rounds = Math.min(mostRounds, Math.floor(questions.length / perRound) - 1);
  for (const node of [recording, silent]) await ask(installation, node, asked(rounds));
  const before = await countEvents(installation);
  const costs: { on: Cost; off: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const early = first ? null : await ask(installation, silent, asked(round));
    const on = await ask(installation, recording, asked(round));
    costs.push({ on, off: early ?? (await ask(installation, silent, asked(round))) });
  }
  const events = ((await countEvents(installation)) - before) / (rounds * perRound);
  const more = (of: (cost: { on: Cost; off: Cost }) => number) => 100 * (median(costs.map(of)) - 1);
  const slower = more(({ on, off }) => off.perSecond / on.perSecond);
  const dearer = more(({ on, off }) => on.cpu / off.cpu);
  const middle = (pick: (cost: { on: Cost; off: Cost }) => number) => Math.round(median(costs.map(pick)));
  const said = `${how}, ${events.toFixed(2)} events each`;
  const row = (what: string, percent: number, figures: string): Row => ({
    what: `${what}, ${said}`,
    figure: `${percent.toFixed(1)} % (${figures})`,
    budget: most === undefined ? 'none; the worst there is' : `at most ${most} %`,
    isWithin: most === undefined || percent <= most,
  });
  const rates = `${middle(({ on }) => on.perSecond)} against ${middle(({ off }) => off.perSecond)} requests/s`;
  const times = `${middle(({ on }) => on.cpu)} against ${middle(({ off }) => off.cpu)} µs`;
  yield row('Chapters are slower for recording what is read', slower, rates);
  yield row('Processor time of a chapter for recording, with its database', dearer, times);
}

async function countEvents({ db }: Installation): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, writtenMs));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from usage_events`.execute(db);
  return rows[0]?.count ?? 0;
}

async function ask(installation: Installation, node: Node, questions: Asked[]): Promise<Cost> {
  const pids = [node.process.pid ?? 0, ...(await backendsOf(installation))];
  const before = await cpuOf(pids);
  let turn = 0;
  const { duration, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${node.port}`,
    connections,
    amount: questions.length,
    setupClient: (client) => {
      const each = Math.ceil(questions.length / connections);
      const own = questions.slice(turn * each, ++turn * each);
      client.setRequests(own.map((one) => ({ method: 'GET', ...one })));
    },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${questions[0]?.path} failed under load`);
  await new Promise((resolve) => setTimeout(resolve, writtenMs));
  return {
    perSecond: questions.length / duration,
    cpu: ((await cpuOf(pids)) - before) / questions.length,
  };
}

async function backendsOf({ db }: Installation): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Microseconds; a tick of the system's clock for these is 10 ms. */
async function cpuOf(pids: number[]): Promise<number> {
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const [, after = ''] = stat.split(') ');
      const fields = after.split(' ');
      return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }),
  );
  return 10_000 * ticks.reduce((sum, one) => sum + one, 0);
}
