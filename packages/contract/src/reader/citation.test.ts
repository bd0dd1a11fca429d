import { expect, test } from 'vitest';
import { citationOf } from './citation.ts';

const cited = {
  provider: 'Caliper',
  title: 'Large-Joint Reconstruction Devices',
  region: 'Europe',
  year: 2026,
  version: 3,
  releasedOn: '2026-11-02',
  parts: ['Chapter 5: Market value', 'Table 5.1 Value of primary knee implants'],
  address: 'https://caliper.example/report/7/large-joint/5?version=3#b-0123456789ab',
  day: '2026-11-17',
};

test('TAKE-01 a citation has provider, title, edition, version, table, address and date', () => {
  expect(citationOf(cited)).toBe(
    'Caliper, Large-Joint Reconstruction Devices, Europe, 2026 edition, version 3 of 2026-11-02, Chapter 5: Market value, Table 5.1 Value of primary knee implants. https://caliper.example/report/7/large-joint/5?version=3#b-0123456789ab. Read 2026-11-17.',
  );
});

test('TAKE-01 what is not known is left out, and how figures were made stands behind the source', () => {
  const few = { ...cited, region: null, year: null, version: null, parts: [], address: null };
  expect(citationOf({ ...few, derivation: 'Index calculated from USD million.' })).toBe(
    'Caliper, Large-Joint Reconstruction Devices. Index calculated from USD million. Read 2026-11-17.',
  );
});
