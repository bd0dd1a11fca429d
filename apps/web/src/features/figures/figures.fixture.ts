import type { FigureAnswer, Series } from './figures.queries.ts';

/** A development from 2024 to 2032, measured up to 2025. */
export function seriesOf(
  over: Partial<Omit<Series, 'source'>> & { source?: Partial<Series['source']> } = {},
): Series {
  const { source, ...own } = over;
  const point = (year: number, value: number, state: 'measured' | 'forecast', column: number) => ({
    period: { from: year, to: year },
    value,
    shown: value.toFixed(1),
    state,
    row: 0,
    column,
  });
  return {
    key: 't 1 1 0',
    label: 'Primary knee implants',
    metric: 'value',
    place: 'Germany',
    unit: 'USD million',
    points: [
      point(2024, 574.8, 'measured', 1),
      point(2025, 599, 'measured', 2),
      point(2032, 770.1, 'forecast', 3),
    ],
    ...own,
    source: {
      kind: 'table',
      item_id: 3,
      item_name: 'Large-Joint Reconstruction Devices',
      year: 2026,
      region: 'Europe',
      given: null,
      version: 1,
      table: {
        chapter_number: 5,
        chapter_title: 'Primary Knee Implants',
        table_number: 1,
        block: 'b12',
        caption: 'Table 5.1 Value of primary knee implants, by country\nUSD million',
      },
      dashboard: null,
      ...source,
    },
  };
}

/** Its figure of one year, and what other sources say of the same. */
export function answerOf(series: Series, others: FigureAnswer['figures'] = []): FigureAnswer {
  const point = series.points[1] ?? series.points[0];
  if (!point) throw new Error('A series has points.');
  const { label, metric, place } = series;
  return { label, metric, place, isSeries: false, figures: [{ series, point, difference: null }, ...others] };
}
