import { expect, test } from 'vitest';
import { ownedEdition, upgradeOf } from './upgrade.ts';

const edition = (report_year: number, subscribed = false, region = 'Europe') => ({
  report_id: report_year,
  report_name: 'Knees',
  report_year,
  region,
  subscribed,
});
const viewed = { ...edition(2024, true), sample_markets: [] };

test('READ-02 the newest edition is offered if it is not subscribed', () => {
  expect(upgradeOf([edition(2026), edition(2025), viewed], viewed)).toEqual({
    kind: 'offer',
    edition: edition(2026),
  });
});

test('READ-02 a reader whose company has the newest edition is pointed to it', () => {
  expect(upgradeOf([edition(2025), edition(2026, true), viewed], viewed)).toEqual({
    kind: 'owned',
    edition: edition(2026, true),
  });
});

test('MEND-12 someone with a sample of the viewed edition is not told that they are also subscribed to the newest', () => {
  const sampled = { ...edition(2024), sample_markets: ['Knees'] };
  expect(upgradeOf([edition(2026, true), sampled], sampled)).toBeNull();
  expect(ownedEdition([edition(2026, true), sampled], sampled)).toEqual(edition(2026, true));
  expect(upgradeOf([edition(2026), sampled], sampled)?.kind).toBe('offer');
});

test('READ-02 an edition in between is not offered: the newest one counts', () => {
  expect(upgradeOf([viewed, edition(2025, true), edition(2026)], viewed)?.edition.report_year).toBe(2026);
});

test('READ-02 for the newest edition itself there is no newer one', () => {
  expect(upgradeOf([edition(2026), viewed], { ...viewed, report_year: 2026 })).toBeNull();
  expect(upgradeOf([edition(2024), viewed], viewed)).toBeNull();
});

test('READ-02 a single result or none gives no upgrade', () => {
  expect(upgradeOf([edition(2026)], viewed)).toBeNull();
  expect(upgradeOf([], viewed)).toBeNull();
});

test('READ-02 the same title in another region is another report', () => {
  expect(upgradeOf([edition(2026, false, 'Global'), viewed], viewed)).toBeNull();
});

test('READ-02 the page of an edition that is not subscribed names the newest one that is', () => {
  const editions = [edition(2026), edition(2025, true, 'Africa'), viewed, edition(2023, true)];
  expect(ownedEdition(editions, edition(2026))).toEqual(viewed);
  expect(ownedEdition(editions, edition(2022))).toEqual(viewed);
  expect(ownedEdition([edition(2025)], edition(2026))).toBeNull();
});
