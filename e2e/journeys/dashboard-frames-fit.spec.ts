import { marketFile, workbook } from '@caliper/api/testing/figure-files.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { expectFits, expectFrameFits } from '../fits.ts';
import { test } from '../fixtures.ts';
import { exact, heading, radio, seen } from '../screen.ts';
import { signInReader, unique } from './catalogue-steps.ts';
import { framedAt, inFrame } from './dashboard-steps.ts';
import { attachFigures, check, chooseThere, expectGood, importPages, problems } from './import-steps.ts';
import { admin } from './staff-steps.ts';

const longName = 'Minimally Invasive Approaches to Sacroiliac Fusion, Kyphoplasty and Vertebral Augmentation';

test.slow();

test('a dashboard without figures, and one that is refused, fit every screen @thorough', async ({
  page,
  house,
}) => {
  const { items } = await signInReader(house, [{ kind: 'pt', item_name: unique(longName) }]);
  const { item_id } = await makeItem(house.db, { global_dashboard: true, item_name: unique(longName) });
  await page.goto(`/pt/dashboard/${items[0]?.item_id}/x`);
  await seen(inFrame(page).getByText('are being prepared'));
  await expectFrameFits(page, framedAt(page));
  await page.goto(`/reports/global-dashboard/${item_id}/x`);
  await seen(heading(page, 'Subscribe to access dashboard'));
  await expectFits(page);
});

test('an import with a new item and with problems fits every screen @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(admin);
  await page.goto(importPages.survey);
  await radio(inFrame(page), 'A new item').check();
  await inFrame(page).getByLabel('Name', exact).fill(unique(longName));
  await chooseThere(page, 'Category', 'Orthopedics');
  await chooseThere(page, 'Sub Category', 'Trauma');
  const answers = Array.from({ length: 12 }, (_, index) => [`R${index}`, `Q${'9'.repeat(30)}`, 'x']);
  const file = await workbook({
    questions: [
      ['question_id', 'text', 'type'],
      ['Q1', 'Which?', 'many'],
    ],
    answers: [['respondent_id', 'question_id', 'answer'], ...answers],
  });
  await attachFigures(page, file, `${'figures-'.repeat(12)}.xlsx`);
  await check(page);
  await seen(problems(page));
  await expectFrameFits(page, framedAt(page));
});

test('what an import would change fits every screen @thorough', async ({ page, house }) => {
  const { item_name } = await makeItem(house.db, { item_name: unique(longName) });
  await house.signedInAs(admin);
  await page.goto(importPages.global);
  await chooseThere(page, 'Report', item_name);
  await attachFigures(page, marketFile(longName.replaceAll(',', '')));
  await check(page);
  await expectGood(page);
  await expectFrameFits(page, framedAt(page));
});
