import { expect, test } from 'vitest';
import { changesLink, ownedEdition, upgradeOf } from './upgrade.ts';

const edition = (report_year: number, subscribed = false, region = 'Europe') => ({
  report_id: report_year,
  report_name: 'Knees',
  report_year,
  region,
  subscribed,
  has_text: true,
});
const viewed = { ...edition(2024, true), sample_markets: [] };

test.each([
  ['the newest edition is offered if it is not subscribed', [edition(2026), edition(2025), viewed], 'offer'],
  ['whose company has the newest is pointed to it', [edition(2025), edition(2026, true), viewed], 'owned'],
  ['an edition in between does not count', [viewed, edition(2025, true), edition(2026)], 'offer'],
])('READ-02 %s', (_, editions, kind) => {
  expect(upgradeOf(editions, viewed)).toEqual({ kind, edition: edition(2026, kind === 'owned') });
});

test('MEND-12 someone with a sample of the viewed edition is not told that they are also subscribed to the newest', () => {
  const sampled = { ...edition(2024), sample_markets: ['Knees'] };
  expect(upgradeOf([edition(2026, true), sampled], sampled)).toBeNull();
  expect(ownedEdition([edition(2026, true), sampled], sampled)).toEqual(edition(2026, true));
  expect(upgradeOf([edition(2026), sampled], sampled)?.kind).toBe('offer');
});

test.each([
  ['for the newest edition itself', [edition(2026), viewed], 2026],
  ['beside another of the same year', [edition(2024), viewed], 2024],
  ['for a single result', [edition(2026)], 2024],
  ['without a result', [], 2024],
  ['in another region', [edition(2026, false, 'Global'), viewed], 2024],
])('READ-02 there is no upgrade %s', (_, editions, report_year) => {
  expect(upgradeOf(editions, { ...viewed, report_year })).toBeNull();
});

test('READ-02 the page of an edition that is not subscribed names the newest one that is', () => {
  const editions = [edition(2026), edition(2025, true, 'Africa'), viewed, edition(2023, true)];
  for (const year of [2026, 2022]) expect(ownedEdition(editions, edition(year))).toEqual(viewed);
  expect(ownedEdition([edition(2025)], edition(2026))).toBeNull();
});

test('DIFF-01 an edition leads to what changed since the one before it, the first one to what the newest brings', () => {
  const older = edition(2022);
  const first = { ...edition(2022, true), report_name: 'Knees' };
  const all = [edition(2026), edition(2024), older, edition(2025, true, 'Global')];
  expect(changesLink(all, edition(2026))).toEqual({
    path: '/reports/2026/knees/changes/2024',
    words: 'What changed since 2024',
  });
  expect(changesLink(all, first)).toEqual({
    path: '/reports/2022/knees/changes/2026',
    words: 'What changed in 2026',
  });
  expect(changesLink([first], first)).toBeNull();
  expect(changesLink([{ ...older, has_text: false }, edition(2026)], edition(2026))).toBeNull();
});
