import { periodIn } from '../heading-words.ts';
import type { Line } from '../keyed-table.ts';
import { type Doubtful, spot } from './sense-finding.ts';
import { subjectOf } from './subject.ts';
import type { View } from './views.ts';

/**
 * Years that are missing from a row of years. A wider step between two equal ones is a gap; a step that widens for good,
 * as in 2025, 2026, 2028, 2030, is how forecasts are shown.
 */
export function* yearGaps(view: View): Generator<Doubtful> {
  const dated = view.lines.flatMap((line) => {
    const year = yearOf(line);
    return year === null ? [] : [{ line, year, subject: subjectOf(line) }];
  });
  for (const lines of Map.groupBy(dated, ({ subject }) => subject).values())
    for (const [at, { line, year }] of lines.entries()) {
      const [before, from, after] = [lines[at - 2], lines[at - 1], lines[at + 1]];
      if (!before || !from || !after) continue;
      const step = from.year - before.year;
      const isGap =
        step > 0 && after.year - year === step && year - from.year > step && (year - from.year) % step === 0;
      if (isGap)
        yield {
          check: 'years',
          ...spot(view, line, null),
          excerpt: `${from.year}, ${year}`,
          message: `${yearsBetween(from.year + step, year - step)} missing between ${from.year} and ${year}.`,
          remedy: 'Check the headings in the source.',
        };
    }
}

/** Headings that are a year and nothing else but its state and unit. */
function yearOf({ path, loose }: Line): number | null {
  const period = path.map(periodIn).find((one) => one !== null);
  const isSingle = period && period.from === period.to && /(?:^|\n)(?:fy ?)?\d+$/.test(loose);
  return isSingle ? period.to : null;
}

function yearsBetween(from: number, to: number): string {
  return from === to ? `The year ${from} is` : `The years ${from} to ${to} are`;
}
