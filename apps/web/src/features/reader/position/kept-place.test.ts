import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { dropPlace, keepPlace, keptPlace, latestPlace, offeredPlace, startingHeight } = await import(
  './kept-place.ts'
);
const chapters = [1, 2, 3];
const report = (id: number) => ({ kind: 'report', id }) as const;
const customReport = (id: number) => ({ kind: 'customReport', id }) as const;

test('NAV-18 the place in a report is kept, one for each report', () => {
  keepPlace(report(7), { chapter: 2, y: 812.6 });
  keepPlace(report(8), { chapter: 1, y: 0 });
  expect(keptPlace(report(7))).toEqual({ chapter: 2, y: 813 });
  expect(keptPlace(report(8))).toEqual({ chapter: 1, y: 0 });
  expect(keptPlace(report(9))).toBeNull();
});

test('NAV-18 the place in a custom report is kept apart from that in the report with the same id', () => {
  keepPlace(customReport(7), { chapter: 31, y: 40 });
  expect(keptPlace(customReport(7))).toEqual({ chapter: 31, y: 40 });
  expect(keptPlace(report(7))).toEqual({ chapter: 2, y: 813 });
});

test('CR-09 dropping one place leaves the others', () => {
  keepPlace(customReport(8), { chapter: 32, y: 0 });
  dropPlace(customReport(7));
  expect(keptPlace(customReport(7))).toBeNull();
  expect(keptPlace(customReport(8))).toEqual({ chapter: 32, y: 0 });
});

test('NAV-18 reports read in two tabs at once each keep their place', async () => {
  vi.resetModules();
  const otherTab = await import('./kept-place.ts');
  otherTab.keepPlace(report(10), { chapter: 3, y: 500 });
  keepPlace(report(11), { chapter: 2, y: 300 });
  expect(keptPlace(report(10))).toEqual({ chapter: 3, y: 500 });
  otherTab.dropPlace(report(10));
  expect(otherTab.keptPlace(report(11))).toEqual({ chapter: 2, y: 300 });
});

test('NAV-18 a report opened at its beginning offers the chapter where the reader was', () => {
  const further = { chapter: 3, y: 40 };
  expect(offeredPlace(further, 1, chapters)).toBe(further);
});

test.each([
  ['is there already', 1, 1],
  ['opens more than the beginning', 3, 2],
  ['was in a chapter that no longer exists', 9, 1],
  ['was nowhere', null, 1],
])('NAV-18 nothing is offered to a reader who %s', (_, chapter, opened) => {
  expect(offeredPlace(chapter === null ? null : { chapter, y: 40 }, opened, chapters)).toBeNull();
});

test('NAV-18 a reload restores the scroll position in the same chapter only', () => {
  const kept = { chapter: 2, y: 500 };
  expect([startingHeight(kept, 2), startingHeight(kept, 1), startingHeight(null, 1)]).toEqual([500, 0, 0]);
});

const block = 'b-0123456789ab';

test('HOME-01 where another device was counts more than what this browser remembers', () => {
  const kept = { chapter: 2, y: 500, block };
  expect(latestPlace(kept, { entry: 5, block })).toEqual({ chapter: 5, y: 0, block });
  expect(latestPlace(null, { entry: 5, block: null })).toEqual({ chapter: 5, y: 0 });
});

test('HOME-01 if nothing happened elsewhere, this browser knows the height; without the server, all it has', () => {
  const kept = { chapter: 2, y: 500, block };
  expect(latestPlace(kept, { entry: 2, block })).toBe(kept);
  expect([latestPlace(kept, null), latestPlace(kept, undefined)]).toEqual([kept, kept]);
});
