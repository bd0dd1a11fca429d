import { namedRows, ranked } from '../kit/figures.ts';
import { periodWords, within } from '../kit/periods.ts';
import { scaleOf } from '../kit/scale.ts';
import { useFigures } from '../kit/use-figures.ts';
import { type Pt, questionBy } from './use-pt.ts';

/** All countries, chosen or not, by their volume in the last measured year. */
export function useCountries(pt: Pt) {
  const { dashboard, span } = pt;
  const figures = useFigures(dashboard, questionBy(pt, ['country'], 'country'));
  const rows = ranked(within(span, namedRows(figures.data?.rows ?? [])), span.lastMeasured);
  return {
    figures,
    rows,
    year: periodWords(span.periods[span.lastMeasured] ?? '', span.forecastFrom),
    before: span.lastMeasured > 0 ? span.periods[span.lastMeasured - 1] : undefined,
    scale: scaleOf(rows.map(({ value }) => value)),
  };
}

export type Countries = ReturnType<typeof useCountries>;
