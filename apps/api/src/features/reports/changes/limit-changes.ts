import type { LineChanges, ReportChanges, TableChange } from '@caliper/contract/changes.schemas.ts';

/** How many entries are listed at most, so that no package makes an answer that nobody can open. */
export interface MostListed {
  figures: number;
  /** Rows and columns that came, went or were renamed, and notes. */
  lines: number;
  passages: number;
}

export const mostListed: MostListed = { figures: 20_000, lines: 5_000, passages: 500 };

/** Shortens the lists to what is allowed; the counts stay true, and what is left out is counted. */
export function shortened(changes: ReportChanges, most: MostListed): ReportChanges {
  const left = { ...most };
  const leftOut = { figures: 0, lines: 0, passages: 0 };
  const take = <T>(list: T[], of: keyof MostListed): T[] => {
    const kept = list.slice(0, left[of]);
    left[of] -= kept.length;
    leftOut[of] += list.length - kept.length;
    return kept;
  };
  const lines = ({ added, removed, renamed }: LineChanges): LineChanges => ({
    added: take(added, 'lines'),
    removed: take(removed, 'lines'),
    renamed: take(renamed, 'lines'),
  });
  const table = (one: TableChange): TableChange => ({
    ...one,
    rows: lines(one.rows),
    columns: lines(one.columns),
    notes: { added: take(one.notes.added, 'lines'), removed: take(one.notes.removed, 'lines') },
    figures: take(one.figures, 'figures'),
  });
  return {
    ...changes,
    tables: changes.tables.map(table),
    passages: take(changes.passages, 'passages'),
    leftOut,
  };
}
