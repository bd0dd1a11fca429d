import { isState } from '@caliper/contract/changes.ts';
import type { ComparedPoint, ComparedSeries } from '@caliper/contract/differences/compared.schemas.ts';
import { periodIn } from '../heading-words.ts';
import { type ComparedCell, changeOf } from '../table-figures.ts';
import { isTotal } from '../total-words.ts';

/** Rows that compare others are no markets. */
const noMarket = /\b(?:growth|cagr|share)\b/i;

/**
 * The figures of a table by market and year, if its former edition expected some of them: beside each other what was
 * expected, what is expected now, and what came true. Sums come first.
 */
export function seriesOf(cells: readonly ComparedCell[]): ComparedSeries[] {
  const dated = cells.filter(({ then, now }) => yearOf({ then, now }) !== null);
  const byName = Map.groupBy(dated, nameOf);
  const found = [...byName].map(([name, own]): ComparedSeries => {
    const points = own.map(toPoint).sort((one, other) => one.year - other.year);
    return { name, isTotal: isTotal(name), points };
  });
  return found
    .filter(({ name, points }) => !noMarket.test(name) && points.filter(wasExpected).length > 1)
    .toSorted((one, other) => Number(other.isTotal) - Number(one.isTotal));
}

/** Whether the former edition expected it and the later one says something about it. */
function wasExpected({ was, before, after }: ComparedPoint): boolean {
  return was === 'forecast' && before !== null && after !== null;
}

function toPoint({ kind, before, after, by, then, now }: ComparedCell): ComparedPoint {
  return {
    year: yearOf({ then, now }) ?? 0,
    was: then?.state ?? 'unknown',
    is: now?.state ?? 'unknown',
    kind,
    before,
    after,
    ...changeOf({ before, after, by }),
  };
}

function yearOf({ then, now }: Pick<ComparedCell, 'then' | 'now'>): number | null {
  return now?.year ?? then?.year ?? null;
}

/** What row and column say apart from the year. */
function nameOf({ spot }: ComparedCell): string {
  const [row, column] = spot.after ?? spot.before ?? [];
  const labels = [...(row?.path ?? []), ...(column?.path ?? [])];
  return labels.filter((text) => periodIn(text) === null && !isState(text)).join(', ');
}
