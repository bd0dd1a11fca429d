// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { addressNow, leave, press, serve, settle, show, tick, words } from '../proof/page.fixture.ts';
import { passages, reduced, table, whole } from './changes.fixture.ts';
import { ChangesPage } from './changes-page.tsx';

afterEach(leave);

const call = 'GET /api/reports/7/changes/6';
const part = { '/tables/1': table, '/chapters/4': passages };
const parts = Object.fromEntries(
  Object.entries(part).map(([path, answer]) => [`${call}${path}?comparison=11`, answer]),
);

const open = (at = '/reports/7/knees/changes/6') =>
  show(ChangesPage, { path: '/reports/:id/:slug/changes/:other', at });

const all = (selector: string) => [...document.querySelectorAll(selector)];

test('DIFF-01 the page says in counts and sentences what changed, and then shows it figure by figure', async () => {
  serve({ [call]: whole, ...parts });
  await open();
  expect(all('h1').map(({ textContent }) => textContent)).toEqual(['What changed since the 2025 edition']);
  expect(words()).toContain(
    'The 2026 edition has 3 chapters more, moves the base year from 2024 to 2025 and carries the forecast to 2032.',
  );
  expect(words()).toContain('398forecast figures revised');
  expect(words()).toContain('USD million, was Table 4.1');
  const [row] = all('tbody tr');
  expect(row?.querySelector('th')?.textContent).toBe('France');
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Rrestated363.0359.8',
    '511.8498.1',
    '+2.8%',
  ]);
});

test('DIFF-01 a table that is cut off says so, and its legend shows no figure that is in no table', async () => {
  const cut = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth');
  Object.defineProperty(Element.prototype, 'scrollWidth', { configurable: true, value: 900 });
  serve({ [call]: whole, ...parts });
  await open();
  expect(words()).toContain('There are more columns: scroll the table sideways.');
  expect(words()).toContain('struck: figure of the 2025 edition');
  expect(words()).not.toContain('574.8');
  if (cut) Object.defineProperty(Element.prototype, 'scrollWidth', cut);
});

test('DIFF-01 columns of words stand at the left, those of figures at the right', async () => {
  const counted = { kind: 'words', change: null, relative: null, converted: null };
  const word = (text: string) => ({ text, value: null, unit: '' });
  const cell = { ...counted, before: word('knees'), after: word('knee systems') };
  const [part] = table.parts;
  const [column] = part?.columns ?? [];
  const rows = part?.rows.map((row) => ({ ...row, cells: [cell, ...row.cells] }));
  const words = { ...column, path: ['Unit counted'], year: null };
  const named = { ...table, parts: [{ columns: [words, ...(part?.columns ?? [])], rows }] };
  serve({ [call]: whole, ...parts, [`${call}/tables/1?comparison=11`]: named });
  await open();
  const isNumber = (one: Element) => one.hasAttribute('data-number');
  expect([...(all('tbody tr')[0]?.querySelectorAll('td') ?? [])].map(isNumber)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(all('thead tr:last-child th').map(isNumber)).toEqual([false, false, true, true, true]);
});

test('DIFF-01 rows that are the same are left out until they are asked for', async () => {
  serve({ [call]: whole, ...parts });
  await open();
  expect(all('tbody tr')).toHaveLength(1);
  await tick('Only rows that changed');
  expect(all('tbody tr')).toHaveLength(2);
  expect(words()).toContain('574.8same');
});

test('DIFF-02 a bar is filled where a forecast came true, and its figures stand below', async () => {
  serve({ [call]: whole, ...parts });
  await open();
  const [plot] = all('figure [role="img"]');
  expect(plot?.getAttribute('aria-label')).toBe('2025 measured −1.0%, 2031 forecast +2.8%');
  expect(all('figure [data-expected]')).toHaveLength(1);
  expect(words()).toContain('2031: 498.1 511.8');
});

test('DIFF-03 insertions and deletions are told apart, and what only follows from the base year can be hidden', async () => {
  serve({ [call]: whole, ...parts });
  await open();
  expect(all('ins').map(({ textContent }) => textContent)).toEqual(['2025', 'Prices rise.']);
  expect(all('p > del').map(({ textContent }) => textContent)).toContain('2024');
  await tick('Hide the passage in which numbers only follow from the new base year');
  expect(all('ins').map(({ textContent }) => textContent)).toEqual(['Prices rise.']);
});

test('DIFF-04 who holds the former edition alone sees counts, a lock for each chapter, and asks for nothing more', async () => {
  const sent = serve({ [call]: reduced });
  await open();
  expect(all('h1').map(({ textContent }) => textContent)).toEqual(['What changed in the 2026 edition']);
  expect(words()).toContain('2 passages, 1 table, 94 figures revised, 5 restated');
  expect(words()).toContain('new chapter, 2 tables');
  expect(words()).toContain('Update Report');
  expect(all('table, figure, ins')).toEqual([]);
  expect(sent.map(({ path }) => path).filter((path) => path.includes('/changes/'))).toEqual([
    '/api/reports/7/changes/6',
  ]);
});

test('DIFF-01 the page waits while the two are compared, and shows its shape until then', async () => {
  serve({ [call]: { face: 'preparing', before: whole.before, after: whole.after, others: [] } });
  await open();
  expect(words()).toContain('What changed since the 2025 edition');
  expect(words()).toContain('The two are being compared.');
  expect(all('[role="status"]')).toHaveLength(1);
});

test('DIFF-01 if the answer does not come, the page says so and tries again', async () => {
  serve({ [call]: { status: 500, code: 'internal' } });
  await open();
  expect(words()).toContain('The changes did not load');
  serve({ [call]: whole, ...parts });
  await press('Try again');
  expect(words()).toContain('What changed since the 2025 edition');
});

test('DIFF-06 the address has both sides and what is in view', async () => {
  serve({ [call]: whole, ...parts });
  await open();
  await settle(() => (all('a[href*="chapter=4"]')[0] as HTMLAnchorElement).click());
  expect(addressNow()).toBe('/reports/7/knees/changes/6?chapter=4');
});
