import type { RowsHead } from '../../dashboards/index.ts';

type Value = string | number | null;

/** A line: the names of a group, and the figures of each measure. Before it, what its figures are counted in. */
type Line = { units: string[]; about: string } | [names: string[], ...figures: (number | null)[][]];

export interface TidyHead extends Pick<RowsHead, 'names' | 'measures' | 'periods' | 'forecastFrom'> {}

/** One column for each part of an observation: its names, its period, whether that is a forecast, and its measures with their units. */
export function tidyHead({ names, measures, periods }: TidyHead): string[] {
  const isDated = periods.length > 0;
  return [
    ...(isDated ? [] : ['question']),
    ...names,
    ...(isDated ? ['period', 'state'] : []),
    ...measures.flatMap((measure) => (isDated ? [measure, `${measure} unit`] : [measure])),
  ];
}

/** What the total of all companies is called, which stands beside those that have figures of their own. */
export const allCompanies = 'All companies';

/** Reads line by line, in order: what figures are counted in stands before them. A line of that has no rows. */
export function createTidy({
  names,
  measures,
  periods,
  forecastFrom,
}: TidyHead): (text: string) => Value[][] {
  const from = forecastFrom === null ? periods.length : periods.indexOf(forecastFrom);
  let part: { units: string[]; about: string } = { units: [], about: '' };
  return (text) => {
    const line = JSON.parse(text) as Line;
    if (!Array.isArray(line)) {
      part = line;
      return [];
    }
    const [written, ...figures] = line;
    const named = names.map((name, index) => {
      const own = written[index] ?? '';
      return name === 'company' && own === '' ? allCompanies : own;
    });
    if (periods.length === 0) return [[part.about, ...named, ...figures.map(([value]) => value ?? null)]];
    return periods.flatMap((period, at) => {
      const values = measures.map((_, index) => figures[index]?.[at] ?? null);
      if (values.every((value) => value === null)) return [];
      const told = values.flatMap((value, index): Value[] => [
        value === null ? null : Number(value.toPrecision(12)),
        value === null ? '' : (part.units[index] ?? ''),
      ]);
      return [[...named, period, at < from ? 'measured' : 'forecast', ...told]];
    });
  };
}
