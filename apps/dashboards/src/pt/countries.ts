import { namedRows, ranked } from '../kit/figures.ts';
import { scaleOf } from '../kit/format.ts';
import { placesOf } from '../kit/map/places.ts';
import { periodWords, within } from '../kit/periods.ts';
import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { type Pt, questionBy } from './use-pt.ts';

/** All countries, chosen or not, by their volume in the last measured year. */
export function useCountries(pt: Pt) {
  const { dashboard, span } = pt;
  const figures = useFigures(dashboard, questionBy(pt, ['country'], 'country'));
  const named = within(span, namedRows(figures.data?.rows ?? []));
  const rows = ranked(named, span.lastMeasured);
  return {
    figures,
    rows,
    /** The same for the map. */
    places: ranked(placesOf(named, 'sum'), span.lastMeasured),
    year: periodWords(span.periods[span.lastMeasured] ?? '', span.forecastFrom),
    before: span.lastMeasured > 0 ? span.periods[span.lastMeasured - 1] : undefined,
    scale: scaleOf(rows.map(({ value }) => value)),
  };
}

export type Countries = ReturnType<typeof useCountries>;

/** Countries with their volume, growth and share. */
export function countrySheet({ figures, rows, year, before }: Countries): FigureSheet {
  const whole = rows.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return plainSheet({
    unit: figures.data?.unit ?? null,
    columns: [
      { head: 'Country' },
      { head: year, decimals: 0 },
      ...(before ? [{ head: 'Growth', sub: `% on ${before}`, decimals: 1, isPercent: true }] : []),
      { head: 'Share', sub: '%', decimals: 1, isPercent: true },
    ],
    rows: rows.map(({ row, value, growth }) => [
      row.name,
      value,
      ...(before ? [growth] : []),
      value === null || whole === 0 ? null : (value / whole) * 100,
    ]),
  });
}
