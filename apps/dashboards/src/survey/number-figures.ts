import { formatNumber } from '../kit/format.ts';
import type { KeyFigure } from '../kit/key-figures.tsx';
import type { Base } from './tally.ts';

/** For answers that are numbers; none for too few respondents. */
export function numberFigures({ mean, spread, reliance }: Base, decimals: number): KeyFigure[] {
  if (mean === null || spread === null || reliance === 'tiny') return [];
  const [, lower, median, upper] = spread.map((value) =>
    formatNumber(value, Number.isInteger(value) ? 0 : decimals),
  );
  return [
    { value: formatNumber(mean, decimals), label: 'Mean' },
    { value: median ?? '', label: 'Median' },
    { value: `${lower}–${upper}`, label: 'Middle half' },
  ];
}
