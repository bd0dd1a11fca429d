import { formatNumber } from '../kit/format.ts';
import type { KeyFigure } from '../kit/key-figures.tsx';
import { mean } from './survey-format.ts';
import type { Base } from './tally.ts';

/** For answers that are numbers; none for too few respondents. */
export function numberFigures({ mean: average, spread, reliance }: Base): KeyFigure[] {
  if (average === null || spread === null || reliance === 'tiny') return [];
  const [, lower, median, upper] = spread.map((value) => formatNumber(value, decimalsOf(value)));
  return [
    { value: mean(average), label: 'Mean' },
    { value: median ?? '', label: 'Median' },
    { value: `${lower}–${upper}`, label: 'Middle half' },
  ];
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}
