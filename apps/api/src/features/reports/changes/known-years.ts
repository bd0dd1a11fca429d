import type { TypedTable } from '../ingest/content.ts';
import { type Period, periodIn, type State, stateIn } from './heading-words.ts';
import type { KeyedTable, Line } from './keyed-table.ts';

/** What a figure is by its headings: of which year, and whether that is measured. */
export interface Standing {
  state: State;
  year: number | null;
  /** Whether the headings say of when it is. */
  isDated: boolean;
}

/**
 * Tells for a row and a column what their figure is. Their own headings decide; then other headings of the same table
 * that name the year; then its caption and notes. A span of years is what its last year is: growth until a year that is
 * a forecast is a forecast.
 */
export function standings({ table, parts }: KeyedTable): (row: Line, column: Line) => Standing {
  const stated = byHeadings(parts.flatMap(({ rows, columns }) => [...rows, ...columns]));
  const said = byText(table);
  const known = new Map<Line, { period: Period | null; state: State }>();
  const knownOf = (line: Line) => {
    const found = known.get(line) ?? { period: periodOf(line.path), state: stateIn(line.path) };
    known.set(line, found);
    return found;
  };
  return (row, column) => {
    const [down, across] = [knownOf(column), knownOf(row)];
    const period = down.period ?? across.period;
    const year = period && period.from === period.to ? period.to : null;
    const own = down.state !== 'unknown' ? down.state : across.state;
    const isDated = period !== null;
    if (own !== 'unknown' || !period) return { state: own, year, isDated };
    return { state: stated.get(period.to) ?? said(period.to), year, isDated };
  };
}

/** The one period that the innermost heading with any names. */
export function periodOf(path: readonly string[]): Period | null {
  for (const text of path.toReversed()) {
    const period = periodIn(text);
    if (period) return period;
  }
  return null;
}

/** A year that is called both has no state. */
function byHeadings(lines: readonly Line[]): Map<number, State> {
  const found = new Map<number, State>();
  for (const { path } of lines) {
    const [period, state] = [periodOf(path), stateIn(path)];
    if (!period || period.from !== period.to || state === 'unknown') continue;
    const other = found.get(period.to) ?? state;
    found.set(period.to, other === state ? state : 'unknown');
  }
  return found;
}

const year = '((?:19|20)\\d\\d)(?:\\s?[-‐-―]\\s?((?:19|20)?\\d\\d)(?!\\d))?';
const base = /\bbase year\s?(?:is|:|=)?\s?((?:19|20)\d\d)/i;
const isForecast = new RegExp(`${year} (?:is|are) (?:an? )?(?:forecasts?|estimates?|projections?)\\b`, 'i');
const forecastFor = new RegExp(`\\bforecasts? (?:for|of) ${year}`, 'i');
const forecastFrom = /\bforecasts? from ((?:19|20)\d\d)/i;

/** 'Base year 2025', '2032 is a forecast', 'forecasts from 2026'. */
function byText({ caption, footnotes, chapterNotes = [] }: TypedTable): (year: number) => State {
  const text = [caption, ...footnotes, ...chapterNotes].join('\n').slice(0, 4000);
  const last = Number(text.match(base)?.[1]);
  if (last) return (one) => (one <= last ? 'measured' : 'forecast');
  const first = Number(text.match(forecastFrom)?.[1]);
  if (first) return (one) => (one >= first ? 'forecast' : 'unknown');
  const [, from, to = from] = text.match(isForecast) ?? text.match(forecastFor) ?? [];
  if (!from || !to) return () => 'unknown';
  const end = Number(to.length === 2 ? from.slice(0, 2) + to : to);
  return (one) => (Number(from) <= one && one <= end ? 'forecast' : 'unknown');
}
