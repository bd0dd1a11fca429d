import { setTimeout } from 'node:timers/promises';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Download } from '../../http/download.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { type Exporting, stampLines } from '../exports/index.ts';
import { toPreparing, toReduced, toWhole } from './differences.answers.ts';
import { findDifferences, findPart, listTables, type StoredDifferences } from './differences.store.ts';
import type { Making } from './making.ts';
import { nameChanges } from './names.ts';
import { type Asked, createSides, type Sides } from './sides.ts';
import { workbookName } from './workbook/workbook.ts';
import type { Workbooks } from './workbook/workbooks.ts';

interface DifferencesNeeds {
  db: Db;
  catalogue: Catalogue;
  clock: Clock;
  making: Making;
  workbooks: Pick<Workbooks, 'write'>;
  productName: string;
  exporting: Exporting;
}

/** Which part of a comparison, and of the one that is in sight. */
interface Part {
  part: 'table' | 'chapter';
  number: number;
  comparison: number | undefined;
}

/** How long an answer waits for a comparison. The page asks again; whoever asks for a part at once waits longer. */
const patienceMs = { page: 800, part: 10_000 };

/** What changed between two editions, or two versions, for whoever may read one of them, or both. */
export function createDifferences(needs: DifferencesNeeds) {
  const { db, catalogue, clock, making, workbooks, productName, exporting } = needs;
  const sidesOf = createSides({ db, catalogue });

  /** Null while they are being compared. */
  async function stored(sides: Sides, patience: number): Promise<StoredDifferences | null> {
    const found = await findDifferences(db, sides);
    if (found) return found;
    const made = making.make(sides);
    // It goes on after the answer was sent, and is logged there.
    made.catch(() => {});
    await Promise.race([made, setTimeout(patience, null, { ref: false })]);
    return (await findDifferences(db, sides)) ?? null;
  }

  /** Values need both sides. */
  async function whole(viewer: Viewer, asked: Asked): Promise<{ sides: Sides; found: StoredDifferences }> {
    const sides = await sidesOf(viewer, asked);
    if (!sides.before.readable || !sides.after.readable) throw new ProblemError('not-subscribed');
    const found = await stored(sides, patienceMs.part);
    if (!found) throw new ProblemError('unavailable', { retryAfter: 1 });
    return { sides, found };
  }

  async function contentOf<Content>(viewer: Viewer, asked: Asked, one: Part): Promise<Content> {
    const { difference_id: id } = (await whole(viewer, asked)).found;
    if (one.comparison !== undefined && one.comparison !== id) throw new ProblemError('report-updated');
    const content = await findPart<Content>(db, id, one.part, one.number);
    if (!content) throw new ProblemError('not-found');
    return content;
  }

  return {
    async differences(viewer: Viewer, asked: Asked): Promise<Answer<'differences'>> {
      const sides = await sidesOf(viewer, asked);
      const found = await stored(sides, patienceMs.page);
      if (!found) return toPreparing(sides);
      const { names } = found.overview;
      const named = await nameChanges(
        db,
        { reportId: sides.before.report_id, names: names.before },
        { reportId: sides.after.report_id, names: names.after },
      );
      return sides.before.readable && sides.after.readable
        ? toWhole(sides, found, named)
        : toReduced(sides, found, named);
    },

    table: (viewer: Viewer, asked: Asked, number: number, comparison: number | undefined) =>
      contentOf<Answer<'changedTable'>>(viewer, asked, { part: 'table', number, comparison }),

    chapter: (viewer: Viewer, asked: Asked, number: number, comparison: number | undefined) =>
      contentOf<Answer<'changedChapter'>>(viewer, asked, { part: 'chapter', number, comparison }),

    async workbook(viewer: Viewer, asked: Asked): Promise<Download> {
      const { sides, found } = await whole(viewer, asked);
      const tables = await listTables<Answer<'changedTable'>>(db, found.difference_id);
      const about = { before: toSource(sides.before), after: toSource(sides.after) };
      const day = clock().toISOString().slice(0, 10);
      const list = found.overview.tables;
      const made = { format: 'xlsx', itemId: sides.after.report_id } as const;
      const workbook = await exporting.make(viewer, made, (stamp) =>
        workbooks.write({ ...about, productName, day, list, tables, stamp: stampLines(stamp) }),
      );
      return new Download(workbookName(about), workbook);
    },
  };
}

export type Differences = ReturnType<typeof createDifferences>;

function toSource({ item, version }: Sides['before']) {
  return {
    report_id: item.item_id,
    report_name: item.item_name,
    report_year: item.item_year,
    region: item.region,
    version,
  };
}
