import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, checkbox, dialog, gone, link, navigation, region, seen } from '../screen.ts';
import { hold } from '../trouble.ts';
import { calls, unique } from './catalogue-steps.ts';
import { admin, choose, makeClient, note, tableRow } from './staff-steps.ts';

test.use({ account: admin });

test('PUB-10 rows are chosen by Shift and keyboard, changed with one question, and held ones are left out', async ({
  page,
  house,
}) => {
  const set = unique('Several');
  const names = ['a', 'b', 'c', 'd'].map((letter) => `${set} ${letter}`);
  const made = await Promise.all(names.map((item_name) => makeItem(house.db, { kind: 'survey', item_name })));
  await subscribe(house.db, (await makeClient(house.db)).companyId, made[1]?.item_id ?? 0);
  await page.goto('/admin-panel/manage-items');
  await link(navigation(page, 'Kinds of items'), 'Surveys').click();
  await page.getByLabel('Filter by title').fill(set);
  const box = (index: number) => checkbox(page, `Choose ${names[index]} - 2026`);
  await box(0).press('Space');
  await box(2).press('Shift+Space');
  const bar = region(page, 'Chosen rows');
  await seen(bar.getByText('3 surveys chosen'));
  await button(bar, 'Choose all 4 found').click();
  await button(bar, 'Move or change').click();
  const change = dialog(page, 'Change 4 surveys');
  await expect(change).toContainText('1 company with 1 person has at least one of them.');
  await choose(page, 'Region', 'Africa');
  const sent = calls(page, /\/bulk$/);
  const release = await hold(page, '**/bulk');
  await button(change, 'Change 4 surveys').dblclick();
  release();
  await seen(note(page, '4 surveys were changed.'));
  expect(sent).toHaveLength(1);
  await gone(bar);
  await expect(tableRow(page, names[3] ?? '')).toContainText('Africa');

  await checkbox(page, 'Choose all of Large Joint').check();
  await button(bar, 'Delete').click();
  const remove = dialog(page, 'Delete 4 surveys?');
  await expect(remove).toContainText(`${names[1]} - 2026, Africa. Companies that have it: 1.`);
  await button(remove, 'Leave it out').click();
  await button(dialog(page, 'Delete 3 surveys?'), 'Delete 3 surveys').click();
  await seen(note(page, '3 surveys were deleted.'));
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await rowsIn(house.db, 'items', { kind: 'survey', region: 'Africa' })).toHaveLength(1);
});

test('PUB-10 what somebody else has changed meanwhile is named, and nothing is changed until it is left out @thorough', async ({
  page,
  house,
}) => {
  const set = unique('Meanwhile');
  const [first, second] = await Promise.all(
    ['a', 'b'].map((letter) => makeItem(house.db, { item_name: `${set} ${letter}` })),
  );
  await page.goto('/admin-panel/manage-reports');
  await page.getByLabel('Filter by title').fill(set);
  await checkbox(page, 'Choose all of Large Joint').check();
  await house.db
    .updateTable('items')
    .set({ description: 'Changed by a colleague' })
    .where('item_id', '=', first?.item_id ?? 0)
    .execute();
  await button(region(page, 'Chosen rows'), 'Hide').click();
  await button(dialog(page, 'Hide 2 reports?'), 'Hide 2 reports').click();
  const refused = dialog(page, 'Hide 2 reports?');
  await expect(refused).toContainText(`${first?.item_name} - 2026, Europe. Someone else has changed it`);
  await button(refused, 'Leave it out').click();
  await button(dialog(page, 'Hide 1 report?'), 'Hide 1 report').click();
  await seen(note(page, '1 report was hidden.'));
  await expect(checkbox(page, `Show ${second?.item_name} - 2026`)).not.toBeChecked();
  await expect(checkbox(page, `Show ${first?.item_name} - 2026`)).toBeChecked();
});
