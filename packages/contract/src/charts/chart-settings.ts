import { type ChartFigures, type ChartRow, isPercent, partsOf } from './chart-table.ts';

export const chartShapes = ['lines', 'bars', 'stacked', 'ranking'] as const;
export type ChartShape = (typeof chartShapes)[number];

export const chartMeasures = ['absolute', 'share', 'index'] as const;
export type ChartMeasure = (typeof chartMeasures)[number];

/** How many rows have a colour. Of more, seven do, and the others are added up. */
export const mostSeries = 8;
/** A ranking needs no colours. */
export const mostRanked = 20;

/** What a person chooses. */
export interface ChartSettings {
  /** The places of the rows in the table. */
  rows: readonly number[];
  shape: ChartShape;
  measure: ChartMeasure;
  /** The first and the last column, counted from 0. A ranking is of the last. */
  from: number;
  to: number;
  withGrowth: boolean;
}

/** What there is to choose from, given the other choices. What makes no sense is not there. */
export interface ChartOptions {
  shapes: ChartShape[];
  measures: ChartMeasure[];
  /** From which column to which, with the words for it; one alone is no choice. */
  spans: { from: number; to: number; name: string }[];
  /** The columns between which growth is told; null where it cannot be. */
  growth: { from: number; to: number } | null;
  /** How many rows can be chosen. */
  mostRows: number;
}

/** The chart that this table deserves. */
export function defaultSettings(figures: ChartFigures): ChartSettings {
  const { areYears, columns } = figures;
  const last = columns.length - 1;
  const shape = areYears ? 'lines' : columns.length > 1 ? 'bars' : 'ranking';
  const parts = partsOf(figures);
  const candidates = parts.length > 0 ? parts : figures.rows;
  const most = shape === 'ranking' ? mostRanked : mostSeries;
  const few =
    candidates.length <= most ? candidates : largest(candidates, shape === 'ranking' ? most : 5, last);
  const rows = few.map(({ at }) => at);
  return fitting(figures, { rows, shape, measure: 'absolute', from: 0, to: last, withGrowth: true });
}

/** The rows with the largest figures of a column, in their order. */
export function largest(rows: readonly ChartRow[], count: number, column: number): ChartRow[] {
  const size = ({ values }: ChartRow) =>
    Math.abs(values[column] ?? values.findLast((one) => one !== null) ?? 0);
  const chosen = new Set(rows.toSorted((a, b) => size(b) - size(a)).slice(0, count));
  return rows.filter((row) => chosen.has(row));
}

/** The nearest settings that make sense for these figures: an address may say anything. */
export function fitting(figures: ChartFigures, wanted: ChartSettings): ChartSettings {
  // Another shape may need another span and fewer rows.
  return fitted(figures, fitted(figures, fitted(figures, wanted)));
}

function fitted(figures: ChartFigures, wanted: ChartSettings): ChartSettings {
  const named = figures.rows.filter(({ at }) => wanted.rows.includes(at));
  const rows = (named.length > 0 ? named : figures.rows).map(({ at }) => at);
  const spanned = { ...wanted, rows, ...spanFitting(figures, wanted) };
  const { shapes, mostRows } = optionsOf(figures, spanned);
  const shape = shapes.includes(spanned.shape) ? spanned.shape : (shapes[0] ?? 'ranking');
  const shaped = { ...spanned, shape, rows: rows.slice(0, mostRows) };
  const { measures } = optionsOf(figures, shaped);
  return measures.includes(shaped.measure) ? shaped : { ...shaped, measure: 'absolute' };
}

/** Rankings are of one column, everything else of several if there are several. */
function spanFitting({ areYears, columns }: ChartFigures, { from, to, shape }: ChartSettings) {
  const last = columns.length - 1;
  const isColumn = (one: number) => Number.isInteger(one) && one >= 0 && one <= last;
  const isSpan = isColumn(from) && isColumn(to) && from < to && areYears;
  if (shape === 'ranking') return { from: isSpan ? from : 0, to: isColumn(to) ? to : last };
  return isSpan ? { from, to } : { from: 0, to: last };
}

export function optionsOf(figures: ChartFigures, settings: ChartSettings): ChartOptions {
  const { shape, measure } = settings;
  const rows = chosenRows(figures, settings);
  const canStack = figures.isAdditive && rows.filter(isPart).length > 1 && !rows.some(hasNegative);
  const isOverTime = figures.areYears && settings.to > settings.from;
  return {
    shapes: chartShapes.filter((one) => {
      if (one === 'lines') return figures.areYears;
      if (one === 'stacked') return canStack && measure !== 'index' && figures.columns.length > 1;
      return one === 'bars' || measure !== 'index';
    }),
    measures: chartMeasures.filter((one) => {
      if (one === 'share') return canShare(figures, rows);
      if (one === 'index') return canIndex(figures, settings, rows) && isOverTime && isAlongside(shape);
      return true;
    }),
    spans: spansOf(figures, shape),
    growth: isAlongside(shape) && isOverTime ? growthSpan(figures, settings) : null,
    mostRows: figures.isAdditive ? figures.rows.length : shape === 'ranking' ? mostRanked : mostSeries,
  };
}

export function chosenRows({ rows }: ChartFigures, settings: Pick<ChartSettings, 'rows'>): ChartRow[] {
  return rows.filter(({ at }) => settings.rows.includes(at));
}

/** Whether years stand side by side, and rows above or beside each other. */
const isAlongside = (shape: ChartShape) => shape === 'lines' || shape === 'bars';
const isPart = ({ isTotal }: ChartRow) => !isTotal;
const hasNegative = ({ values }: ChartRow) => values.some((value) => value !== null && value < 0);

function canShare(figures: ChartFigures, rows: readonly ChartRow[]): boolean {
  const parts = partsOf(figures);
  return (
    figures.isAdditive &&
    !isPercent(figures) &&
    rows.some(isPart) &&
    parts.length > 1 &&
    !figures.rows.some(hasNegative)
  );
}

function canIndex(figures: ChartFigures, { from }: ChartSettings, rows: readonly ChartRow[]): boolean {
  return !isPercent(figures) && rows.every(({ values }) => (values[from] ?? 0) > 0);
}

function spansOf({ areYears, columns }: ChartFigures, shape: ChartShape): ChartOptions['spans'] {
  const last = columns.length - 1;
  if (shape === 'ranking') return columns.map(({ name }, to) => ({ from: 0, to, name }));
  if (!areYears) return [{ from: 0, to: last, name: 'All' }];
  const whole = { from: 0, to: last, name: `${columns[0]?.name}–${columns[last]?.name}` };
  const measured = forecastStart(columns) - 1;
  return measured > 0 && measured < last
    ? [whole, { from: 0, to: measured, name: 'Measured only' }]
    : [whole];
}

/** Where the forecast begins; the number of columns if there is none. */
export function forecastStart(columns: ChartFigures['columns']): number {
  return columns.findLastIndex(({ isForecast }) => !isForecast) + 1;
}

/** Growth is told from the last year that was measured, or over the whole if all of it was or will be. */
function growthSpan(figures: ChartFigures, { from, to }: ChartSettings): ChartOptions['growth'] {
  if (!figures.areYears || isPercent(figures)) return null;
  const measured = forecastStart(figures.columns) - 1;
  const start = measured >= from && measured < to ? measured : from;
  return { from: start, to };
}
