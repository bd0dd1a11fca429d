import { dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import type { Values } from '../lib/dashboard.ts';
import { cagr, type NamedRow } from './figures.ts';
import { formatNumber, precisionOf } from './format.ts';
import { type Span, shortSpan, yearsBetween } from './periods.ts';

/** The numbers of a chart as a table, on the page and in a spreadsheet. */
export interface FigureSheet {
  unit: string | null;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
}

export interface SheetColumn {
  head: string;
  /** Below the head, such as the years that a rate spans. */
  sub?: string;
  /** Numbers have a precision, text has none. */
  decimals?: number;
  /** Its numbers are percentages; a spreadsheet gets 5.1 as 0.051, shown as 5.1%. */
  isPercent?: boolean;
  group?: 'measured' | 'forecast';
}

export interface SheetRow {
  /** What the row is about; pressing the row chooses it. */
  key: string;
  cells: readonly (string | number | null)[];
  /** The precision of its numbers, if they are something else than those of the columns. */
  decimals?: number;
  isTotal?: boolean;
}

export interface TimeRow extends NamedRow {
  /** In a second column of words. */
  beside?: string;
  isTotal?: boolean;
}

interface TimeSheet {
  unit: string | null;
  /** Heads of the one or two columns of words. */
  lead: readonly string[];
  span: Pick<Span, 'periods' | 'forecastFrom'>;
  rows: readonly TimeRow[];
  decimals?: number;
  /** A last column with the yearly growth between two of the periods. */
  rate?: { from: string; to: string } | null;
}

/** A row for each name, a column for each period. */
export function timeSheet({ unit, lead, span, rows, ...rest }: TimeSheet): FigureSheet {
  const { periods, forecastFrom } = span;
  const decimals = rest.decimals ?? precisionOf(rows.flatMap(({ values }) => values));
  const rate = rest.rate ?? null;
  const isPercent = isPercentUnit(unit);
  return {
    unit,
    columns: [
      ...lead.map((head) => ({ head })),
      ...periods.map((period) => ({
        head: period,
        decimals,
        isPercent,
        group: groupOf(period, forecastFrom),
      })),
      ...(rate
        ? [{ head: 'CAGR', sub: `${shortSpan(rate.from, rate.to)}, %`, decimals: 1, isPercent: true }]
        : []),
    ],
    rows: rows.map(({ name, beside, values, isTotal }) => ({
      key: name,
      ...(isTotal && { isTotal }),
      cells: [
        ...[name, beside ?? ''].slice(0, lead.length),
        ...periods.map((_, index) => values[index] ?? null),
        ...(rate ? [rateOf(values, periods, rate)] : []),
      ],
    })),
  };
}

/** Also with words after it, such as “% of all shown”. */
export function isPercentUnit(unit: string | null): boolean {
  return unit?.startsWith('%') ?? false;
}

function groupOf(period: string, forecastFrom: string | null): 'measured' | 'forecast' {
  return forecastFrom !== null && period >= forecastFrom ? 'forecast' : 'measured';
}

function rateOf(values: Values, periods: readonly string[], { from, to }: { from: string; to: string }) {
  return cagr(values[periods.indexOf(from)], values[periods.indexOf(to)], yearsBetween(from, to));
}

/** Whether a row above the heads separates measured and forecast columns, or names their unit. */
export function hasGroupHeads({ columns, unit }: Pick<FigureSheet, 'columns' | 'unit'>): boolean {
  return columns.some(({ group }) => group === 'forecast' || (group === 'measured' && unit));
}

/** The texts of that row: measured and forecast with their unit, each above its first column. */
export function groupHeads({ columns, unit }: Pick<FigureSheet, 'columns' | 'unit'>): (string | null)[] {
  return columns.map(({ group }, index) => {
    if (!group || group === columns[index - 1]?.group) return null;
    const word = group === 'forecast' ? dashboardTexts.forecast : dashboardTexts.measured;
    return unit ? `${word}, ${unit}` : word;
  });
}

interface PlainSheet {
  unit: string | null;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** A head with what is below it, where there is one line. */
export function wholeHead({ head, sub }: SheetColumn): string {
  return sub ? `${head} ${sub}` : head;
}

export function cellText(cell: string | number | null, decimals: number | undefined): string {
  if (typeof cell === 'string') return cell || formatNumber(null);
  return formatNumber(cell, decimals);
}

/** Any other table; its first column names the rows. */
export function plainSheet({ unit, columns, rows }: PlainSheet): FigureSheet {
  return { unit, columns, rows: rows.map((cells) => ({ key: String(cells[0] ?? ''), cells })) };
}
