import type { Study } from '../study.ts';
import { divide } from './rounding.ts';
import { addUp, allYears, type Series } from './series.ts';

export interface ProcedureFigures {
  name: string;
  places: { name: string; series: Series }[];
  total: Series;
}

/** Procedures follow the units of a market: each procedure is a part of them, with a different part in every place. */
export function proceduresOf({ report, figures }: Study, chance: Study['chance']): ProcedureFigures[] {
  return report.subject.procedures.map((name, index) => {
    const of = figures.markets[index % figures.markets.length];
    const perUnit = chance(`procedure-${name}`).between(0.45, 0.85) / Math.max(1, index * 0.6);
    const places = (of?.places ?? []).map((place) => {
      const here = perUnit * chance(`procedure-${name}-${place.name}`).between(0.85, 1.15);
      const units = place.series.units.map((count) => Math.max(1, Math.round(count * here)));
      return { name: place.name, series: { value: allYears.map(() => 0), units } };
    });
    return {
      name,
      places,
      total: addUp(
        places.map((one) => one.series),
        0,
      ),
    };
  });
}

/** Percent by care setting; the later settings in the list gain over the years. */
export function settingShares(
  { field }: Study,
  chance: Study['chance'],
  procedure: string,
  year: number,
  base: number,
): number[] {
  const random = chance(`settings-${procedure}`);
  const weights = field.settings.map((_, index) => {
    const start = random.between(0.6, 1.6) / (1 + index * 0.35);
    return start * (1 + (index - 1) * 0.025) ** (year - base);
  });
  return divide(100, weights, 1);
}
