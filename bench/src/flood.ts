import { setTimeout as delay } from 'node:timers/promises';
import { makeItem } from '@caliper/api/testing/items.ts';
import { openSession } from '@caliper/api/testing/people.ts';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import { connections, drawn, kindsFor, readyAnswers, targetsOf, withContents } from './asked.ts';
import { startBare } from './bare.ts';
import { importMillion } from './dashboards/dashboards.ts';
import { largePackage, upload, workerIdleMs } from './ingest.ts';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { compare, type Figures } from './load.ts';
import type { Row } from './report.ts';

const signInsPerSecond = 500;

/**
 * What readers lose while others write much. Whoever writes takes part of the machine, from a bare server too: what counts
 * is what the product loses beyond that. Its memory afterwards is that of packed answers, an import and uploads together.
 */
export async function benchFlood(): Promise<Row[]> {
  await using installation = await openInstallation();
  const { origin, databaseUrl } = installation;
  await multiply(databaseUrl, withContents, true);
  const { chapter } = await kindsFor(installation);
  const questions = Array.from({ length: drawn }, chapter.draw);
  await using bare = await startBare(databaseUrl, await readyAnswers(origin, questions), true);
  const { ours, theirs } = targetsOf(origin, bare.origin, questions);
  const quiet = await compare(connections, ours, theirs);
  const signIns = { meanwhile: () => signIn(installation, questions[0]?.member.userId ?? '') };
  const underSignIns = await compare(connections, { ...ours, ...signIns }, { ...theirs, ...signIns });
  const underImport = await whileImporting(installation, () => compare(connections, ours, theirs));
  await uploadSome(installation);
  await delay(workerIdleMs);
  return [
    lost('Chapters, while 500 people a second sign in', quiet, underSignIns),
    lost('Chapters, while a million figures are imported', quiet, underImport),
  ];
}

async function signIn({ db }: Installation, userId: string): Promise<void> {
  for (let one = 0; one < signInsPerSecond; one += 1) await openSession(db, userId);
}

async function whileImporting<T>(installation: Installation, measure: () => Promise<T>): Promise<T> {
  const { item_id } = await makeItem(installation.db, { kind: 'report' });
  const measured = new AbortController();
  const importing = (async () => {
    while (!measured.signal.aborted) await importMillion(installation, 'global', item_id);
  })();
  const result = await measure();
  measured.abort();
  await importing;
  return result;
}

async function uploadSome(installation: Installation): Promise<void> {
  const { headers } = await signInAs(installation.db, 'admin@caliper.example');
  const file = await largePackage();
  for (let round = 0; round < 3; round += 1) await upload(installation, headers, file, `Measured ${round}`);
}

type Both = readonly [ours: Figures, theirs: Figures];

function lost(what: string, quiet: Both, busy: Both): Row {
  const [ours = 0, theirs = 0] = quiet.map(
    ({ perSecond }, index) => (busy[index]?.perSecond ?? 0) / perSecond,
  );
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return {
    what,
    figure: `${percent(ours)} of the requests without; bare has ${percent(theirs)} of its own`,
    budget: 'at least 80 % of the share that bare keeps',
    isWithin: ours >= 0.8 * theirs,
  };
}
