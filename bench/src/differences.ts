import { setTimeout as delay } from 'node:timers/promises';
import { workerIdleMs } from './ingest.ts';
import { openInstallation, signInAs } from './installation.ts';
import { chapters as inChapters, tables as inTables, uploadEdition } from './large-report.ts';
import { atMost, percentile, type Row } from './report.ts';

const rounds = 100;
const of = `of ${inChapters} chapters with ${inTables} tables`;

/**
 * How long two editions take to be compared when somebody asks first, and then what the page of changes asks for when it
 * opens, one call after the other.
 */
export async function benchDifferences(): Promise<Row[]> {
  await using installation = await openInstallation();
  const caller = await signInAs(installation.db, 'admin@caliper.example');
  const ask = async (path: string) => {
    const answer = await fetch(`${installation.origin}/api${path}`, { headers: caller.headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const before = await uploadEdition(installation, caller, 2024, { year: '2025' });
  const after = await uploadEdition(installation, caller, 2025, { year: '2026' });
  const path = `/reports/${after.report_id}/changes/${before.report_id}`;
  // The job may have been there first.
  await installation.db.deleteFrom('differences').execute();
  const asked = performance.now();
  const { tables, chapters } = await whenCompared(() => ask(path));
  const seconds = (performance.now() - asked) / 1000;
  const table = tables.find(({ kind }) => kind === 'changed')?.number;
  const chapter = chapters.find(({ kind, after: place }) => kind === 'changed' && place)?.after?.number;
  const times: number[] = [];
  for (let round = -10; round < rounds; round += 1) {
    const begun = performance.now();
    await ask(path);
    await Promise.all([ask(`${path}/tables/${table}`), ask(`${path}/chapters/${chapter}`)]);
    if (round >= 0) times.push(performance.now() - begun);
  }
  // The memory at the end is not that of a worker which is about to end.
  await delay(workerIdleMs);
  const what = `What changed between two editions ${of}: overview, then a table and a chapter, p95`;
  return [
    atMost(`Two editions ${of} are compared, asked for by their page`, Number(seconds.toFixed(2)), 5, 's'),
    atMost(what, Math.round(percentile(times, 0.95)), 300, 'ms'),
  ];
}

interface Overview {
  face: string;
  tables: { kind: string; number: number }[];
  chapters: { kind: string; after: { number: number } | null }[];
}

async function whenCompared(ask: () => Promise<Overview>): Promise<Overview> {
  const answer = await ask();
  if (answer.face !== 'preparing') return answer;
  await delay(100);
  return whenCompared(ask);
}
