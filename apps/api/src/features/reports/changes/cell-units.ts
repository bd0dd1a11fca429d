import type { Cell, TypedTable } from '../ingest/content.ts';
import { type Conversion, differenceOf, isFigure } from './compare-cells.ts';
import { fold } from './likeness.ts';
import { unitParts } from './unit-parts.ts';

/** The unit a figure is in: what its cell, its row, its column or the table says. */
export function unitOf({ units, columnUnits }: TypedTable, column: number, cell: Cell): string {
  if (cell.percent) return '%';
  const around = cell.unit || columnUnits?.[column] || units;
  if (cell.currency === undefined && cell.scale === undefined) return around;
  const { currency } = unitParts(around);
  const isTold =
    currency !== '' && (cell.currency === undefined || unitParts(cell.currency).currency === currency);
  return isTold && cell.scale === undefined
    ? around
    : [cell.currency ?? currency, scaleWord(cell.scale)].filter(Boolean).join(' ');
}

const scaleWords = new Map([
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
  [1e12, 'trillion'],
]);

function scaleWord(scale: number | undefined): string {
  return scaleWords.get(scale ?? 1) ?? '';
}

/** Two cells in the same place with their units. */
export interface CellPair {
  one: Cell;
  other: Cell;
  units: [string, string];
}

const powers = [1, 1e3, 1e-3, 1e6, 1e-6];

/**
 * How figures of one unit become figures of another, for all pairs of units that a table has. What the units say is
 * tried first; if the figures say otherwise, they are right: the name of a unit may have been corrected, or given.
 */
export function conversions(pairs: Iterable<CellPair>): (units: [string, string]) => Conversion {
  const samples = new Map<string, CellPair[]>();
  for (const pair of pairs) {
    if (!isFigure(pair.one) || !isFigure(pair.other)) continue;
    const name = nameOf(pair.units);
    const found = samples.get(name);
    if (!found) samples.set(name, [pair]);
    else if (found.length < mostSamples) found.push(pair);
  }
  const known = new Map([...samples].map(([name, found]) => [name, conversionFor(found)]));
  return (units) => known.get(nameOf(units)) ?? (known.has(nameOf(units)) ? null : 1);
}

const mostSamples = 60;

function nameOf([one, other]: [string, string]): string {
  return `${one}\n${other}`;
}

function conversionFor(samples: readonly CellPair[]): Conversion {
  const [one = '', other = ''] = samples[0]?.units ?? [];
  if (fold(one) === fold(other)) return 1;
  const [a, b] = [unitParts(one), unitParts(other)];
  const isOther =
    (a.currency && b.currency && a.currency !== b.currency) || (one && other && a.isPercent !== b.isPercent);
  // A unit that is not given says nothing of the scale.
  const told = one && other ? a.factor / b.factor : 1;
  const hits = (by: number) =>
    samples.filter((pair) => differenceOf(pair.one, pair.other, by) === 'none').length;
  const [best = { by: told, count: 0 }] = [told, ...powers]
    .map((by) => ({ by, count: hits(by) }))
    .sort((x, y) => y.count - x.count);
  if (best.count * 2 > samples.length && (!isOther || best.by === 1)) return best.by;
  return isOther ? null : told;
}
