import { readFile } from 'node:fs/promises';
import { zipOf } from '@caliper/api/testing/packages.ts';
import { expect, test } from '../fixtures.ts';
import { button, link, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { admin, attach, expectUploaded, fillUpload, send } from './staff-steps.ts';

test('ING-06 ING-13 the sample package of the upload page reads without a finding, and its text leads to its table', async ({
  page,
  house,
}) => {
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  const arriving = page.waitForEvent('download');
  await link(page, 'Sample package (ZIP)').click();
  const sample = await readFile(await (await arriving).path());
  await fillUpload(page, unique('Wrist Implants'));
  await attach(page, new Uint8Array(sample), 'caliper-sample-package.zip');
  await send(page);
  await expectUploaded(page);
  await expect(page.getByRole('region', { name: 'What was left out' })).toHaveCount(0);

  await link(page, 'Open the report').click();
  await page.getByRole('article').getByRole('link', { name: 'Table 2.1' }).click();
  await expect(page).toHaveURL(/\/2#b-[0-9a-f]+$/);
  await seen(page.getByRole('heading', { level: 1, name: 'Market' }));
  await expect(page.locator('[id^="b-"]:focus')).toContainText('Table 2.1: Unit sales of wrist implants');
});

test('ING-03 ING-13 what an accepted package left out is listed by file, with place, excerpt and remedy, and copied', async ({
  page,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, unique('Hand Implants'));
  const cluttered = await zipOf({
    'chapters/01-a.html':
      '<h1>One</h1>\n<p>Fine</p>\n<p style="display:none">Between us</p>\n<script>alert(1)</script>',
    'notes.txt': 'x',
  });
  await attach(page, cluttered);
  await send(page);
  await expectUploaded(page);
  const left = page.getByRole('region', { name: 'What was left out or could be better' });
  const entry = left
    .getByRole('list', { name: 'chapters/01-a.html' })
    .getByRole('listitem')
    .filter({ hasText: 'Hidden' });
  await expect(entry).toContainText('Line 3');
  await expect(entry).toContainText('Hidden text was left out.');
  await expect(entry).toContainText('Between us');
  await seen(left.getByRole('list', { name: 'notes.txt' }));
  await button(left, 'Copy list').click();
  await seen(button(left, 'Copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('chapters/01-a.html\tLine 3\tHidden text was left out.\tBetween us\t');
});
