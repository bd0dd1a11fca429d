import { type Installation, openInstallation, signInAs } from './installation.ts';
import { atMost, percentile, type Row } from './report.ts';

const rounds = 100;

/** What the page of changes asks for when it opens, of two editions that have been compared, one call after the other. */
export async function benchDifferences(): Promise<Row[]> {
  await using installation = await openInstallation();
  const { headers } = await signInAs(installation.db, 'admin@caliper.example');
  const ask = async (path: string) => {
    const answer = await fetch(`${installation.origin}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const path = await comparedPath(installation);
  const { tables, chapters } = await whenCompared(() => ask(path));
  const table = tables.find(({ kind }) => kind === 'changed')?.number;
  const chapter = chapters.find(({ kind, after }) => kind === 'changed' && after)?.after?.number;
  const times: number[] = [];
  for (let round = -10; round < rounds; round += 1) {
    const begun = performance.now();
    await ask(path);
    await Promise.all([ask(`${path}/tables/${table}`), ask(`${path}/chapters/${chapter}`)]);
    if (round >= 0) times.push(performance.now() - begun);
  }
  const what = 'What changed between two demo editions: overview, then a table and a chapter, p95';
  return [atMost(what, Math.round(percentile(times, 0.95)), 300, 'ms')];
}

interface Overview {
  face: string;
  tables: { kind: string; number: number }[];
  chapters: { kind: string; after: { number: number } | null }[];
}

async function whenCompared(ask: () => Promise<Overview>): Promise<Overview> {
  const answer = await ask();
  if (answer.face !== 'preparing') return answer;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return whenCompared(ask);
}

/** The newest edition that has one before it. */
async function comparedPath({ db }: Installation): Promise<string> {
  const editions = await db
    .selectFrom('items')
    .select(['item_id', 'line_id'])
    .where('kind', '=', 'report')
    .where('chapters', '>', 0)
    .orderBy('item_year', 'desc')
    .execute();
  const line = [...Map.groupBy(editions, ({ line_id }) => line_id).values()].find(({ length }) => length > 1);
  return `/reports/${line?.[0]?.item_id}/changes/${line?.[1]?.item_id}`;
}
