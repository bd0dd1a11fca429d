import {
  type ChartMeasure,
  type ChartSettings,
  type ChartShape,
  chartMeasures,
  chartShapes,
  defaultSettings,
  fitting,
} from './chart-settings.ts';
import type { ChartFigures } from './chart-table.ts';

/** A chart as it stands in an address: which table of the chapter, which of its figures, and what differs from the default. */
export interface AddressedChart {
  table: number;
  /** Counted from 0. */
  figures: number;
  shape?: ChartShape;
  measure?: ChartMeasure;
  /** The first and the last column, counted from 0: '0-3'. */
  span?: string;
  rows?: number[];
  growth?: boolean;
}

/** '3', '3.bars.share.r0-1-4', '2.f1.index.y0-3.nogrowth' */
export function chartAddress(
  { table, figures: set }: Pick<AddressedChart, 'table' | 'figures'>,
  figures: ChartFigures,
  settings: ChartSettings,
): string {
  const usual = defaultSettings(figures);
  const { rows, shape, measure, from, to, withGrowth } = settings;
  const isSame = rows.length === usual.rows.length && rows.every((row) => usual.rows.includes(row));
  return [
    String(table),
    ...(set > 0 ? [`f${set}`] : []),
    ...(shape === usual.shape ? [] : [shape]),
    ...(measure === usual.measure ? [] : [measure]),
    ...(from === usual.from && to === usual.to ? [] : [`y${from}-${to}`]),
    ...(isSame ? [] : [`r${rows.join('-')}`]),
    ...(withGrowth ? [] : ['nogrowth']),
  ].join('.');
}

/** Null for what names no table. What is not understood is left out. */
export function readChartAddress(text: string): AddressedChart | null {
  const [table = '', ...parts] = text.slice(0, 2000).split('.');
  if (!/^[1-9]\d{0,5}$/.test(table)) return null;
  const found: AddressedChart = { table: Number(table), figures: 0 };
  for (const part of parts) {
    const shape = chartShapes.find((one) => one === part);
    const measure = chartMeasures.find((one) => one === part);
    if (shape) found.shape = shape;
    else if (measure) found.measure = measure;
    else if (/^f\d{1,3}$/.test(part)) found.figures = Number(part.slice(1));
    else if (/^y\d{1,4}-\d{1,4}$/.test(part)) found.span = part.slice(1);
    else if (/^r\d{1,6}(-\d{1,6})*$/.test(part)) found.rows = part.slice(1).split('-').map(Number);
    else if (part === 'nogrowth') found.growth = false;
  }
  return found;
}

/** What an address says about these figures; the usual chart where it says nothing. */
export function settingsOf(figures: ChartFigures, addressed: AddressedChart): ChartSettings {
  const { shape, measure, span, rows, growth } = addressed;
  const [from, to] = span?.split('-').map(Number) ?? [];
  return fitting(figures, {
    ...defaultSettings(figures),
    ...(shape && { shape }),
    ...(measure && { measure }),
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(rows && { rows }),
    ...(growth !== undefined && { withGrowth: growth }),
  });
}
