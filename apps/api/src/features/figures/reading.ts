import { setImmediate } from 'node:timers/promises';
import { lexemesOf } from '@caliper/text/lexemes.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  type Entry,
  findMarkets,
  holdReport,
  listTables,
  listUnread,
  type ReportTable,
  replaceEntries,
} from './figures.store.ts';
import { seriesIn } from './table-series.ts';

/** So that an upgrade with thousands of reports does not keep a node busy. */
const atOnce = 20;

/** Enters the tables of reports that have a new version, each report in its own transaction. */
export async function readFigures(db: Db, most = atOnce): Promise<void> {
  for (const reportId of await listUnread(db, most))
    await db.transaction().execute(async (tx) => {
      const report = await holdReport(tx, reportId);
      if (!report) return;
      const markets = await findMarkets(tx, reportId);
      const entries: Entry[] = [];
      for (const table of await listTables(tx, reportId, report.version)) {
        entries.push(...entryOf(table, report, markets));
        // A report has hundreds of tables, and requests do not wait for all of them.
        await setImmediate();
      }
      await replaceEntries(tx, report, entries);
    });
}

function entryOf(
  { chapter_id, table_number, chapter_title, table }: ReportTable,
  { item_name, region }: { item_name: string; region: string },
  all: readonly string[],
): Entry[] {
  const markets = new Set(all.map((one) => one.toLowerCase()));
  const series = seriesIn(table, { chapter_title, item_name, region, markets });
  if (series.length === 0) return [];
  const headings = series.flatMap(({ labels, place }) => [...labels.map(({ text }) => text), place]);
  const text = [...new Set([...headings, chapter_title, item_name])].join('\n');
  const metrics = [...new Set(series.map(({ metric }) => metric))];
  return [{ chapter_id, table_number, metrics, lexemes: lexemesOf(text), series }];
}

/** So that nobody waits long for what was released together; the job reads the rest. */
const whileWaiting = 3;

/** Reads what was released since the last question, so that a new version answers from the first one after it. */
export function createReadingUp({ db, freshness, logFailure }: ReadingUpNeeds) {
  return (now: Date): Promise<boolean> =>
    freshness.recall('figures read', now, async () => {
      // Without them, what was read before answers.
      const value = await readFigures(db, whileWaiting).then(
        () => true,
        (error: unknown) => {
          logFailure(error);
          return false;
        },
      );
      return { value, keys: ['catalogue'] };
    });
}

interface ReadingUpNeeds {
  db: Db;
  freshness: Pick<Freshness, 'recall'>;
  logFailure: (error: unknown) => void;
}

export function figuresJobs(db: Db): Job[] {
  return [{ name: 'figures-read', schedule: '* * * * *', run: () => readFigures(db) }];
}
