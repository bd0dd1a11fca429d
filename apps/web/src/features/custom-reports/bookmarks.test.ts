import { expect, test } from 'vitest';
import { distinctSources, spokenName } from './bookmarks.ts';
import type { Bookmark } from './custom-reports.queries.ts';

test('sources are listed once, in the order in which they first appear', () => {
  const of = (report_id: number) => ({
    report_id,
    report_name: `Report ${report_id}`,
    report_year: 2026,
    region: 'Europe',
  });
  expect(distinctSources([of(2), of(1), of(2), of(3)]).map(({ report_id }) => report_id)).toEqual([2, 1, 3]);
});

const chapter = (chapter_title: string, report_name: string, over: Partial<Bookmark> = {}) =>
  ({ chapter_title, report_name, report_year: 2026, region: 'Europe', ...over }) as Bookmark;

test('CR-05 chapters with the same title are distinguished by their reports', () => {
  const all = [
    chapter('Outlook', 'Knees'),
    chapter('Outlook', 'Knees', { report_year: 2025 }),
    chapter('Outlook', 'Knees', { region: 'Asia' }),
    chapter('Outlook', 'Stents', { region: null }),
    chapter('Prices', 'Knees'),
  ];
  expect(all.map((one) => spokenName(one, all))).toEqual([
    'Outlook of Knees, 2026, Europe',
    'Outlook of Knees, 2025, Europe',
    'Outlook of Knees, 2026, Asia',
    'Outlook of Stents, 2026',
    'Prices',
  ]);
});
