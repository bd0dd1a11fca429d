import { findCountry } from '@caliper/contract/dashboards/countries.ts';
import type { Values } from '../../lib/dashboard.ts';
import { type NamedRow, sumRows } from '../figures.ts';

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

/** The map's name of a country. Figures from before names were checked have other spellings. */
export function mapName(country: string): string {
  return findCountry(country) ?? country.trim();
}

/** The fewest decimals in which the steps differ. `factor` is a thousand where they are written in thousands. */
export function stepDecimals(steps: readonly number[], factor: number): number {
  const written = steps.map((step) => step / factor);
  const isExact = (digits: number) => written.every((step) => Number(step.toFixed(digits)) === step);
  return [0, 1, 2].find(isExact) ?? 3;
}
