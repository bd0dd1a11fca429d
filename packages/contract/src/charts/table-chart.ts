import { type Chart, type ChartSeries, inFormat } from './chart.ts';
import {
  type ChartOptions,
  type ChartSettings,
  chosenRows,
  forecastStart,
  largest,
  mostRanked,
  mostSeries,
  optionsOf,
} from './chart-settings.ts';
import { type ChartFigures, type ChartRow, isPercent, partsOf } from './chart-table.ts';

/** A chart of a table, with the words that belong to it. */
export interface TableChart {
  chart: Chart;
  /** What is counted: 'Index, 2022 = 100; % at the end of a line: CAGR 2025–32'. */
  subtitle: string;
  /** How the figures were made from those of the table: 'Index calculated from USD million.' Empty if they are those. */
  derivation: string;
}

interface DrawnRow {
  name: string;
  values: readonly (number | null)[];
  isOther?: boolean;
}

/** Draws what was chosen. The settings have to fit the figures (`fitting`). */
export function chartOf(figures: ChartFigures, settings: ChartSettings): TableChart {
  return settings.shape === 'ranking' ? ranking(figures, settings) : series(figures, settings);
}

function series(figures: ChartFigures, settings: ChartSettings): TableChart {
  const { from, to, measure, shape } = settings;
  const columns = figures.columns.slice(from, to + 1);
  const { growth } = optionsOf(figures, settings);
  const told = settings.withGrowth ? growth : null;
  const drawn = drawnRows(figures, settings, mostSeries);
  const forecast = forecastStart(columns);
  return {
    chart: {
      shape: shape === 'stacked' && (measure === 'share' || isPercent(figures)) ? 'share' : shape,
      categories: columns.map(({ name }) => name),
      series: drawn.map((row) => toSeries(figures, settings, row, told)),
      unit: unitOf(figures, settings),
      forecastFrom: forecast < columns.length ? forecast : null,
      format: formatOf(figures, settings),
    },
    subtitle: [unitOf(figures, settings), growthWords(figures, settings, told)]
      .filter((part) => part !== '')
      .join('; '),
    derivation: derivationOf(figures, settings),
  };
}

function toSeries(
  figures: ChartFigures,
  settings: ChartSettings,
  { name, values, isOther }: DrawnRow,
  told: ChartOptions['growth'],
): ChartSeries {
  const growth = told && growthBetween(figures, values, told);
  return {
    name,
    values: measured(figures, settings, values).slice(settings.from, settings.to + 1),
    ...(isOther && { isOther }),
    ...(growth !== null && { remark: inFormat(growth / 100, '0.0%') }),
  };
}

function ranking(figures: ChartFigures, settings: ChartSettings): TableChart {
  const { to } = settings;
  const column = figures.columns[to];
  const drawn = drawnRows(figures, settings, mostRanked)
    .map(({ values, ...row }) => ({ ...row, value: measured(figures, settings, values)[to] ?? null }))
    .filter(({ value }) => value !== null)
    .sort(
      (a, b) => Number(a.isOther ?? false) - Number(b.isOther ?? false) || (b.value ?? 0) - (a.value ?? 0),
    );
  const unit = unitOf(figures, settings);
  return {
    chart: {
      shape: 'ranking',
      categories: drawn.map(({ name }) => name),
      series: [{ name: column?.name ?? '', values: drawn.map(({ value }) => value) }],
      unit,
      forecastFrom: column?.isForecast ? 0 : null,
      format: formatOf(figures, settings),
    },
    subtitle: [unit, `${column?.name}${column?.isForecast ? ' (forecast)' : ''}`]
      .filter((part) => part !== '')
      .join(', '),
    derivation: derivationOf(figures, settings),
  };
}

/** The chosen rows; of more than there is room for, the largest and the sum of the others. */
function drawnRows(figures: ChartFigures, settings: ChartSettings, most: number): DrawnRow[] {
  const { shape, measure, to } = settings;
  const isOfWhole = shape === 'stacked' || measure === 'share';
  const rows = chosenRows(figures, settings).filter(({ isTotal }) => !isTotal || !isOfWhole);
  if (rows.length <= most || !figures.isAdditive) return rows.slice(0, most);
  const totals = rows.filter(({ isTotal }) => isTotal).slice(0, most - 2);
  const parts = rows.filter(({ isTotal }) => !isTotal);
  const kept = new Set([...totals, ...largest(parts, most - 1 - totals.length, to)]);
  const others = parts.filter((row) => !kept.has(row));
  const named = rows.filter((row) => kept.has(row));
  return others.length > 0 ? [...named, { name: 'Others', values: sums(others), isOther: true }] : named;
}

/** Null where none of the rows has a figure. */
function sums(rows: readonly Pick<ChartRow, 'values'>[]): (number | null)[] {
  return (rows[0]?.values ?? []).map((_, column) => {
    const known = rows.map(({ values }) => values[column] ?? null).filter((value) => value !== null);
    return known.length === 0 ? null : withoutNoise(known.reduce((sum, value) => sum + value, 0));
  });
}

/** As fractions if they are percentages, as shares of the whole, or as an index. */
function measured(
  figures: ChartFigures,
  { measure, from }: ChartSettings,
  values: readonly (number | null)[],
): (number | null)[] {
  if (measure === 'absolute')
    return isPercent(figures) ? values.map((value) => scaled(value, 1 / 100)) : [...values];
  if (measure === 'index') return values.map((value) => scaled(value, 100 / (values[from] ?? Number.NaN)));
  const whole = wholeOf(figures);
  return values.map((value, column) => scaled(value, 1 / (whole[column] || Number.NaN)));
}

function scaled(value: number | null, by: number): number | null {
  const result = value === null ? Number.NaN : value * by;
  return Number.isFinite(result) ? withoutNoise(result) : null;
}

/** The total that the table names if it names one only, otherwise the sum of its parts. */
export function wholeOf(figures: ChartFigures): (number | null)[] {
  const totals = figures.rows.filter(({ isTotal }) => isTotal);
  const [only] = totals;
  const added = sums(partsOf(figures));
  if (!only || totals.length > 1) return added;
  return added.map((sum, column) => only.values[column] ?? sum);
}

/** In percent a year; null where it cannot be told. */
export function growthBetween(
  { columns }: Pick<ChartFigures, 'columns'>,
  values: readonly (number | null)[],
  { from, to }: { from: number; to: number },
): number | null {
  const [first, last] = [values[from] ?? 0, values[to] ?? 0];
  const years = (columns[to]?.year ?? 0) - (columns[from]?.year ?? 0);
  if (first <= 0 || last <= 0 || years <= 0) return null;
  return ((last / first) ** (1 / years) - 1) * 100;
}

function unitOf(figures: ChartFigures, { measure, from }: ChartSettings): string {
  if (measure === 'index') return `Index, ${figures.columns[from]?.name} = 100`;
  return measure === 'share' ? '% of total' : figures.unit;
}

function formatOf(figures: ChartFigures, { measure }: ChartSettings): string {
  if (measure === 'index') return '0.0';
  if (measure === 'share') return '0.0%';
  const fraction = figures.decimals > 0 ? `.${'0'.repeat(figures.decimals)}` : '';
  return isPercent(figures) ? `0${fraction}%` : `#,##0${fraction}`;
}

function growthWords(figures: ChartFigures, { shape }: ChartSettings, told: ChartOptions['growth']): string {
  if (!told) return '';
  const where = shape === 'lines' ? 'at the end of a line' : 'behind a name';
  return `% ${where}: ${growthName(figures, told)}`;
}

/** 'CAGR 2025–32'. */
export function growthName({ columns }: ChartFigures, { from, to }: { from: number; to: number }): string {
  const [first, last] = [columns[from]?.name ?? '', columns[to]?.name ?? ''];
  const isShort = /^\d{4}$/.test(first) && /^\d{4}$/.test(last) && first.slice(0, 2) === last.slice(0, 2);
  return `CAGR ${first}–${isShort ? last.slice(2) : last}`;
}

function derivationOf({ unit }: ChartFigures, { measure }: ChartSettings): string {
  if (measure === 'absolute') return '';
  return `${measure === 'index' ? 'Index' : 'Shares'} calculated from ${unit === '' ? 'its figures' : unit}.`;
}

/** 0.1 + 0.2 is 0.3. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
