/** What a figure measures. `growth` is a rate a year, `cases` counts procedures. */
export const metrics = ['value', 'units', 'price', 'share', 'growth', 'cases'] as const;
export type Metric = (typeof metrics)[number];

/** Whether a figure was measured or is expected; unknown unless its source says so. */
export const figureStates = ['measured', 'forecast', 'unknown'] as const;
export type FigureState = (typeof figureStates)[number];

export const metricWords: Record<Metric, string> = {
  value: 'Value',
  units: 'Units',
  price: 'Price',
  share: 'Share',
  growth: 'Growth a year',
  cases: 'Cases',
};
