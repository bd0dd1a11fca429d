import { type NamedRow, sumRows } from '../figures.ts';
import type { Values } from '../types.ts';
import { mapName } from './country-names.ts';

/** A country on the map, with all names that the figures have for it. */
export interface Place extends NamedRow {
  names: readonly string[];
}

/** Two spellings of a country are one place. Figures that do not add up are averaged. */
export function placesOf(rows: readonly NamedRow[], kind: 'sum' | 'mean'): Place[] {
  const join = kind === 'sum' ? sumRows : meanRows;
  return [...Map.groupBy(rows, ({ name }) => mapName(name)).values()].map((same) => ({
    name: same[0]?.name ?? '',
    names: same.map(({ name }) => name),
    values: join(same),
  }));
}

function meanRows(rows: readonly { values: Values }[]): (number | null)[] {
  return sumRows(rows).map((sum, index) => {
    const count = rows.filter(({ values }) => values[index] != null).length;
    return sum === null ? null : sum / count;
  });
}
