import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { updateItem } from '../catalogue/index.ts';
import {
  countLineChange,
  countLines,
  type Edition,
  insertLine,
  type Line,
  listEditions,
  listLines,
  lockLines,
  moveTitles,
  takeTitles,
  wordsOf,
} from './lines.store.ts';
import { pagesOf } from './terms.service.ts';

type LineAnswer = Answer<'joinLines'>;

/** Lines of editions. A new item finds its line by title and region; staff join lines, and part items from them. */
export function createLines({ db }: { db: Db }) {
  async function find(tx: Tx, lineId: number): Promise<LineAnswer> {
    const [line] = await lockLines(tx, [lineId]);
    if (!line) throw new ProblemError('not-found');
    return toLine(line, await listEditions(tx, [lineId]));
  }

  return {
    async list(text: string | undefined, page: number): Promise<Answer<'editionLines'>> {
      const typed = wordsOf(text);
      const [lines, total] = await Promise.all([listLines(db, typed, page), countLines(db, typed)]);
      const editions = await listEditions(
        db,
        lines.map(({ line_id }) => line_id),
      );
      return { lines: lines.map((line) => toLine(line, editions)), total, page, pages: pagesOf(total) };
    },

    join: (actor: Actor, lineId: number, { version, others }: Body<'joinLines'>): Promise<LineAnswer> =>
      db.transaction().execute(async (tx) => {
        const ids = [...new Set(others.map(({ line_id }) => line_id))].filter((id) => id !== lineId);
        await holdLines(tx, [{ line_id: lineId, version }, ...others]);
        const editions = await listEditions(tx, [lineId, ...ids]);
        assertOneLine(editions);
        for (const { item_id, line_id } of editions)
          if (line_id !== lineId) await updateItem(tx, item_id, { line_id: lineId });
        await moveTitles(tx, ids, lineId);
        await countLineChange(tx, lineId);
        await record(tx, {
          actor,
          action: 'editions joined',
          subject: `line:${lineId}`,
          from: itemsByLine(editions),
        });
        return find(tx, lineId);
      }),

    part: (actor: Actor, lineId: number, { version, items }: Body<'partLine'>): Promise<LineAnswer> =>
      db.transaction().execute(async (tx) => {
        await holdLines(tx, [{ line_id: lineId, version }]);
        const editions = await listEditions(tx, [lineId]);
        const parted = editions.filter(({ item_id }) => items.includes(item_id));
        if (parted.length < new Set(items).size) throw new ProblemError('term-changed');
        if (parted.length === editions.length) throw new ProblemError('split-nothing-left');
        const newId = await insertLine(tx);
        for (const { item_id } of parted) await updateItem(tx, item_id, { line_id: newId });
        await takeTitles(tx, lineId, newId);
        await countLineChange(tx, lineId);
        await record(tx, {
          actor,
          action: 'editions parted',
          subject: `line:${lineId}`,
          to: { line_id: newId, items: parted.map(({ item_id }) => item_id) },
        });
        return find(tx, lineId);
      }),
  };
}

export type Lines = ReturnType<typeof createLines>;

function toLine({ line_id, version }: Line, editions: readonly Edition[]): LineAnswer {
  return { line_id, version, editions: editions.filter((one) => one.line_id === line_id) };
}

async function holdLines(tx: Tx, seen: readonly Line[]): Promise<void> {
  const lines = await lockLines(
    tx,
    seen.map(({ line_id }) => line_id),
  );
  for (const { line_id, version } of seen) {
    const found = lines.find((line) => line.line_id === line_id);
    if (!found) throw new ProblemError('not-found');
    if (found.version !== version) throw new ProblemError('term-changed');
  }
}

/** Years tell the editions of a line apart. */
function assertOneLine(editions: readonly Edition[]): void {
  const kinds = new Set(editions.map(({ item_kind, region }) => `${item_kind} ${region}`));
  if (kinds.size > 1) throw new ProblemError('lines-differ');
  const years = editions.map(({ item_year }) => item_year);
  const twice = years.find((year, place) => years.indexOf(year) !== place);
  if (twice !== undefined) throw new ProblemError('line-year-twice', { values: { year: String(twice) } });
}

function itemsByLine(editions: readonly Edition[]): Record<string, number[]> {
  const byLine = Map.groupBy(editions, ({ line_id }) => line_id);
  return Object.fromEntries(
    [...byLine].map(([line, own]) => [`line:${line}`, own.map(({ item_id }) => item_id)]),
  );
}
