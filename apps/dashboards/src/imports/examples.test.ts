import { importKinds, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';

const tables = importKinds.flatMap((kind) =>
  importTables[kind].map(({ table, columns }) => ({ kind, table, columns })),
);

test.each(tables)(
  'DASH-08 the example of $kind $table has every column, with something in it',
  ({ kind, table, columns }) => {
    const [header = [], ...rows] = exampleOf(kind, table);
    expect(header).toEqual(columns.map(({ name }) => name));
    expect(rows.length).toBeGreaterThan(1);
    for (const [place, name] of header.entries()) {
      expect(
        rows.some((row) => row[place] !== ''),
        String(name),
      ).toBe(true);
    }
  },
);
