import { packageOf, zipOf } from '@caliper/api/testing/packages.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, gone, link, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { choose, editionsOf, publications, shelf } from './staff-steps.ts';

test.use({ account: publications });

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
});

test('PUB-09 several packages are uploaded in a queue: each has its result, a lost connection loses none @thorough', async ({
  page,
  house,
}) => {
  const [good, bad, late] = ['Good', 'Bad', 'Late'].map(unique) as [string, string, string];
  await page.goto('/report-upload');
  await page
    .getByLabel('Contents ZIP')
    .setInputFiles([
      fileOf(`${good}.zip`, await packageOf(2)),
      fileOf(`${bad}.zip`, await zipOf({ 'readme.txt': 'No chapter.' })),
      fileOf('notes.txt', new Uint8Array([1])),
    ]);
  await seen(page.getByText('notes.txt is not a ZIP or Word file (.docx).'));
  const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(rowOf(good)).toContainText('Still needed: category, sub-category, description');
  await choose(page, 'Category', shelf.category);
  await choose(page, 'Sub Category', shelf.subCategory);
  await page.getByLabel('Description').fill('Implants and instruments');
  await button(page, 'Upload 2 reports').click();
  await seen(rowOf(good).getByText('Released'));
  await seen(link(rowOf(good), 'Open the report'));
  await seen(rowOf(bad).getByText('Refused'));
  await rowOf(bad)
    .getByText(/^\d+ findings?$/)
    .click();
  await seen(rowOf(bad).getByText('What to correct'));
  expect(await editionsOf(house.db, good)).toHaveLength(1);

  // The package arrives, and its answer is lost.
  await page.getByLabel('Packages').setInputFiles([fileOf(`${late}.zip`, await packageOf(1))]);
  let isLost = false;
  await page.route('**/api/reports/upload-report', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Upload 1 report').click();
  await seen(rowOf(late).getByText('Released'));
  expect(await editionsOf(house.db, late)).toHaveLength(1);

  await link(page, 'Contact Us').first().click();
  const leave = dialog(page, 'Leave the queue?');
  await expect(leave).toContainText('1 package is not uploaded');
  await button(leave, 'Stay').click();
  await button(page, `Remove ${bad}`).click();
  await gone(rowOf(bad));
});
