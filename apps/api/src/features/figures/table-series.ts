import { type FigureState, type Metric, metrics } from '@caliper/contract/figures/figures.values.ts';
import {
  keyTable,
  type Line,
  nameAndTitle,
  periodIn,
  standings,
  type TypedTable,
  unitOf,
} from '../reports/index.ts';
import { type Heading, nameOnly, readCaption, readHeading } from './heading.ts';
import { isMeasuredIn } from './metric.ts';
import { type Surroundings, withSubject } from './subject.ts';

export interface Period {
  from: number;
  to: number;
}

export interface Point {
  period: Period | null;
  value: number;
  /** As it is printed. */
  shown: string;
  state: FigureState;
  /** Its place in its table, rows counted below the head; null in a dashboard. */
  row: number | null;
  column: number | null;
}

/** What a figure is of: a heading, and whether it names a company. */
export interface Label {
  text: string;
  isCompany: boolean;
}

/** A development as its source has it: what it is of, where, and its figures. */
export interface Series {
  /** From the widest to the narrowest. */
  labels: readonly Label[];
  metric: Metric;
  /** Of what it is the growth or the share. */
  base: Metric | null;
  place: string;
  unit: string;
  points: Point[];
}

/** Everything that a table says in figures of our metrics. A figure that is only about right is none. */
export function seriesIn(table: TypedTable, around: Surroundings): Series[] {
  const keyed = keyTable(table);
  const standing = standings(keyed);
  const caption = readCaption(nameAndTitle(table.caption).title);
  const stubs = (table.header[0] ?? []).map(({ text }) => text);
  const only = onlyYear(table.caption);
  const found = new Map<string, Series>();
  for (const { rows, columns } of keyed.parts) {
    const down = columns.map((line) => ({ line, ...readLine(line, [], around) }));
    for (const line of rows) {
      const across = { line, ...readLine(line, stubs, around) };
      for (const column of down) {
        const cell = keyed.cellAt(line.at, column.line.at);
        if (cell?.number === undefined || cell.qualifier) continue;
        const unit = unitOf(keyed.table, column.line.at, cell);
        const series = seriesAt(found, { caption, across, column, unit }, around);
        if (!series) continue;
        const { state, year, isDated } = standing(line, column.line);
        const dated = year ?? (isDated ? null : only);
        const period = dated === null ? (column.span ?? across.span) : { from: dated, to: dated };
        const place = { row: line.at - keyed.table.header.length, column: column.line.at };
        series.points.push({ period, value: cell.number, shown: printed(cell), state, ...place });
      }
    }
  }
  return [...found.values()];
}

/** What the headings of a row or column say together; the one nearest to the figures decides. */
interface Told {
  metric: Heading['metric'];
  base: Metric | null;
  place: string | null;
  labels: Label[];
  /** With headings that are nothing but a metric: beside another one 'Value' is a name, such as that of a price class. */
  named: Label[];
  span: Period | null;
  /** The same for lines that say the same but for the period. */
  key: string;
}

function readLine({ path }: Line, stubs: readonly string[], { markets }: Surroundings): Told {
  const headings = path.map((text) => (markets.has(text.toLowerCase()) ? nameOnly(text) : readHeading(text)));
  const label = (text: string, index: number): Label[] =>
    text ? [{ text, isCompany: isAboutCompanies(stubs[index]) }] : [];
  const labels = headings.flatMap(({ of }, index) => label(of, index));
  const named = headings.flatMap(({ of, name }, index) => label(of || name, index));
  const { metric = null, base = null } = headings.findLast((one) => one.metric !== null) ?? {};
  const place = headings.findLast((one) => one.place !== null)?.place ?? otherPlace(path, headings, stubs);
  const span = path.map(periodIn).find((one) => one !== null) ?? null;
  return { metric, base, place, labels, named, span, key: JSON.stringify([metric, base, place, named]) };
}

/** Among countries 'Nordics' is a place, too, though none that we know. */
function otherPlace(path: readonly string[], [only]: readonly Heading[], [stub = '']: readonly string[]) {
  const isAmongPlaces =
    path.length === 1 && /\b(?:countr|region|area|state|territor|provinc|geograph)/i.test(stub);
  return isAmongPlaces && only?.of ? (path[0] ?? null) : null;
}

const isAboutCompanies = (stub = '') => /\b(?:compan|manufacturer|supplier|vendor|competitor)/i.test(stub);

interface Meeting {
  caption: Heading;
  across: Told;
  column: Told;
  unit: string;
}

/** The development that a cell belongs to; undefined if it says nothing in one of our metrics. */
function seriesAt(
  found: Map<string, Series>,
  { caption, across, column, unit }: Meeting,
  around: Surroundings,
): Series | undefined {
  const beside = column.metric ?? caption.metric;
  const said = beside ?? across.metric;
  const metric = metrics.find((one) => one === said);
  if (!metric || !isMeasuredIn(metric, unit)) return undefined;
  const base = baseOf(metric, [column, caption, across]);
  if (base === undefined) return undefined;
  const key = `${across.key} ${column.key} ${unit}`;
  const known = found.get(key);
  if (known) return known;
  const own = caption.of ? [{ text: caption.of, isCompany: false }] : [];
  const place = across.place ?? column.place ?? caption.place ?? around.region;
  const labels = [...own, ...(beside ? across.named : across.labels), ...column.labels];
  const series: Series = {
    labels: withSubject(labels, place, around),
    metric,
    base,
    place,
    unit,
    points: [],
  };
  found.set(key, series);
  return series;
}

/** A share says of what; a growth beside units is the growth of units. Undefined if it is of none of our metrics. */
function baseOf(metric: Metric, [column, ...around]: readonly Measured[]): Metric | null | undefined {
  if (metric !== 'growth' && metric !== 'share') return null;
  const told = metric === 'share' ? [column, ...around].find((one) => one?.base)?.base : null;
  const beside = around.find((one) => one.metric !== null && one.metric !== metric)?.metric ?? 'value';
  return told ?? metrics.find((one) => one === beside);
}

type Measured = Pick<Told, 'metric' | 'base'>;

/** The year of a caption that names one only. */
function onlyYear(caption: string): number | null {
  const found = new Set(caption.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
  const [only] = found;
  return found.size === 1 && only ? Number(only) : null;
}

function printed({ text, marks = [] }: { text: string; marks?: string[] }): string {
  let shown = text.trim();
  for (const mark of marks.toReversed())
    if (shown.endsWith(mark)) shown = shown.slice(0, -mark.length).trim();
  return shown;
}
