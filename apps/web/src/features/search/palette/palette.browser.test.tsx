import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usePageOffers } from '../../../lib/page-offers.ts';
import { remember } from '../../../lib/remembered/client-state.ts';
import { nothingSuggested, says, show, suggested, takeAway } from '../searching.fixture.tsx';
import { PaletteKeys } from './palette-keys.tsx';

afterEach(takeAway);

const typing = 'POST /search/typing';
const run = vi.fn();

function OpenPage() {
  usePageOffers({
    within: 'In this report',
    report: { id: 7, name: 'Knee Implants' },
    actions: [{ icon: 'table', words: 'View Tables Only', run }],
  });
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Another field" />
    </>
  );
}

function onPage() {
  return (
    <>
      <OpenPage />
      <PaletteKeys
        askLinks={async () => [{ label: 'All MedSKU', to: '/medsku/all-medsku', menu: 'MedSKU' }]}
      />
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Go to or do' });
const place = page.getByTestId('place');
const inReport = {
  ...suggested,
  inReport: {
    chapters: [{ chapter_number: 8, chapter_title: 'Partial Knee Systems' }],
    tables: suggested.tables,
  },
};

/** The page listens to keys once it is drawn. */
async function openBySlash(): Promise<void> {
  await expect
    .poll(async () => {
      if (!field.query()) await userEvent.keyboard('/');
      return field.query();
    })
    .not.toBeNull();
}

test('FIND-08 Ctrl K, Cmd K and the slash open it from anywhere, Escape closes it and gives the focus back', async () => {
  await page.viewport(1440, 900);
  show(onPage(), { [typing]: () => nothingSuggested });
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await expect.element(elsewhere).toBeVisible();
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
    (elsewhere.element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    expect(document.activeElement).toBe(elsewhere.element());
  }
});

test('FIND-08 it does not open while somebody types, in front of a dialog, or on a small screen', async () => {
  show(onPage(), { [typing]: () => nothingSuggested });
  await page.getByRole('textbox', { name: 'Another field' }).click();
  await userEvent.keyboard('a/b{Control>}k{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'Another field' })).toHaveValue('a/b');
  (page.getByRole('button').element() as HTMLElement).focus();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await userEvent.keyboard('/');
  dialog.remove();
  await page.viewport(690, 800);
  await userEvent.keyboard('/');
  await page.viewport(1440, 900);
  expect(field.elements()).toEqual([]);
});

test('FIND-08 without a word: the last places, and what the page does, by keyboard alone', async () => {
  remember('places', [
    { path: '/', title: 'Here' },
    { path: '/reports/3/hips/2', title: 'Markets · Hips' },
  ]);
  show(onPage(), { [typing]: () => nothingSuggested });
  await userEvent.keyboard('/');
  await says(page.getByRole('group', { name: 'Last places' }), /^Last places\s*Markets · Hips\s*$/);
  await says(page.getByRole('option', { selected: true }), /Markets · Hips/);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(run).toHaveBeenCalledOnce();
  await expect.element(field).not.toBeInTheDocument();
});

test('FIND-08 two words lead to a table of the open report; the report that is open is asked for', async () => {
  const { calls } = show(onPage(), { [typing]: () => inReport });
  await openBySlash();
  await field.fill('knee val');
  const first = page.getByRole('group', { name: 'In this report' }).getByRole('option').first();
  await says(first, /Table 5.5 Knee value by type chapter 5/);
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => calls).toContain(`${typing} {"query":"knee val","report_id":7}`);
  await userEvent.keyboard('{Enter}');
  await expect.element(place).toHaveTextContent('/reports/7/knee-implants/5?row=2#t-5-3');
});

test('FIND-08 it also leads to pages, and Ctrl Enter searches', async () => {
  show(onPage(), { [typing]: () => nothingSuggested });
  await openBySlash();
  await field.fill('meds');
  await says(page.getByRole('group', { name: 'Go to' }), /All MedSKU/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(place).toHaveTextContent('/catalog/search?query=meds');
});
