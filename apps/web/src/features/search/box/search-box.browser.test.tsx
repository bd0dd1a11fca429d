import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nothingSuggested, says, show, suggested, takeAway } from '../searching.fixture.tsx';
import { SearchBox } from './search-box.tsx';

afterEach(takeAway);

const typing = 'POST /search/typing';

/** The header's row, whose right edge is that of the page. */
function inHeader() {
  return (
    <header
      style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end', padding: '12px 16px' }}
    >
      <SearchBox />
    </header>
  );
}

const box = page.getByRole('combobox', { name: 'Search All Reports' });
const place = page.getByTestId('place');
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent?.trim());
const chosen = () => document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '');

test('FIND-08 what is typed is suggested in sections, and what was typed of it stands out', async () => {
  await page.viewport(1440, 900);
  show(inHeader(), { [typing]: () => suggested });
  await box.fill('knee');
  await says(page.getByRole('group', { name: 'Recent searches' }), /27 results/);
  await says(
    page.getByRole('group', { name: 'Reports' }),
    /Knee Implants 2026 Europe · 3 chaptersKnee Braces 2025 Africa · not subscribed/,
  );
  await says(page.getByRole('group', { name: 'Tables' }), /Table 5.5 Knee value/);
  await says(page.getByRole('group', { name: 'Companies' }), /Kneelab/);
  expect(
    page
      .getByRole('option', { name: /^Knee Braces/ })
      .element()
      .querySelector('b')?.textContent,
  ).toBe('Knee');
  expect(page.getByRole('listbox').element().parentElement?.parentElement?.offsetWidth).toBe(600);
  await expect.element(page.getByText('8 suggestions')).toBeInTheDocument();
});

test('FIND-08 nothing is chosen by itself: Enter searches, and what was chosen last sorts the results', async () => {
  show(inHeader(), { [typing]: () => suggested });
  await box.fill('knee');
  await expect.element(page.getByRole('option', { name: /^Knee Implants/ })).toBeVisible();
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(place).toHaveTextContent('/catalog/search?query=knee');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('FIND-08 arrows choose and Enter opens; at either end the field itself is next; Escape closes and keeps the text', async () => {
  show(inHeader(), { [typing]: () => suggested });
  await box.fill('knee');
  await expect.element(page.getByRole('option', { name: /^Knee Implants/ })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()?.textContent).toContain('Search for “knee” in all reports');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await says(page.getByRole('option', { selected: true }), /^Knee Implants/);
  expect(document.activeElement).toBe(box.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).toHaveValue('knee');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(place).toHaveTextContent('/reports/7/knee-implants/1');
});

test('FIND-08 FIND-09 a press on a table leads to its row', async () => {
  show(inHeader(), { [typing]: () => suggested });
  await box.fill('knee');
  await page.getByRole('option', { name: /Table 5.5/ }).click();
  await expect.element(place).toHaveTextContent('/reports/7/knee-implants/5?row=2#t-5-3');
});

test('FIND-08 the late answer to what was typed before never replaces the newer one', async () => {
  const late = Promise.withResolvers<unknown>();
  const item = (title: string) => ({ ...nothingSuggested, items: [{ ...suggested.items[0], title }] });
  const { calls } = show(inHeader(), {
    [typing]: ({ query }: { query: string }) =>
      query === 'kn' ? late.promise : query === '' ? nothingSuggested : item('Knee, newer'),
  });
  await box.fill('kn');
  await expect.poll(() => calls).toContain(`${typing} {"query":"kn"}`);
  await box.fill('knee');
  await expect.element(page.getByRole('option', { name: /Knee, newer/ })).toBeVisible();
  late.resolve(item('Knot, older'));
  await late.promise;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(options()).toEqual([expect.stringContaining('Knee, newer'), expect.stringContaining('Search for')]);
});

test('FIND-08 while an answer is on its way, only what fits is still offered', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  show(inHeader(), {
    [typing]: ({ query }: { query: string }) => (query === 'knee br' ? promise : suggested),
  });
  await box.fill('knee');
  await expect.element(page.getByRole('option', { name: /^Knee Implants/ })).toBeVisible();
  await box.fill('knee br');
  expect(options()).toEqual([expect.stringContaining('Knee Braces'), expect.stringContaining('Search for')]);
  resolve(suggested);
});

test('FIND-08 a recent search is removed by its button or by Delete, and all of them at once', async () => {
  let recent = [...suggested.recent, { recent_id: 2, query: 'hips', results: 4 }];
  const { calls } = show(inHeader(), {
    [typing]: () => ({ ...nothingSuggested, recent }),
    'DELETE /search/recent/4': () => {
      recent = recent.slice(1);
      return null;
    },
    'DELETE /search/recent/3': () => {
      recent = recent.slice(1);
      return null;
    },
    'DELETE /search/recent': () => {
      recent = [];
      return null;
    },
  });
  await box.click();
  await page.getByTitle('Remove knee germany').click({ force: true });
  await expect.element(page.getByRole('option', { name: /knee germany/ })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(box.element());
  await userEvent.keyboard('{ArrowDown}{Delete}');
  await expect.element(page.getByRole('option', { name: /knee stems/ })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Remove all recent searches' }).click();
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(3);
});

test('FIND-08 without suggestions the search still works and says so', async () => {
  show(inHeader(), {});
  await box.fill('knee');
  await expect
    .element(page.getByText('The suggestions did not load; the search itself still works.'))
    .toBeVisible();
  await page.getByRole('option', { name: /Search for “knee”/ }).click();
  await expect.element(place).toHaveTextContent('/catalog/search?query=knee');
});

test('FIND-10 where one types, quotes, - and OR are explained', async () => {
  show(inHeader(), { [typing]: () => nothingSuggested });
  await box.click();
  const help = page.getByRole('list', { name: 'Searching more exactly' });
  await says(help, /"hip stem" these words as they are/);
  await says(help, /-revision without this word/);
  await says(help, /knee OR hip either of them/);
});

test('FIND-08 NAV-25 on a phone it has the width of the screen, two lines a row, and no keys', async () => {
  await page.viewport(375, 800);
  show(inHeader(), { [typing]: () => suggested });
  await box.fill('knee');
  const option = page.getByRole('option', { name: /^Knee Implants/ });
  await expect.element(option).toBeVisible();
  const panel = page.getByRole('listbox').element().parentElement?.parentElement?.getBoundingClientRect();
  expect([panel?.left, panel?.width]).toEqual([0, 375]);
  expect(option.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  for (const key of document.querySelectorAll('kbd')) expect(key.getClientRects()).toHaveLength(0);
});
