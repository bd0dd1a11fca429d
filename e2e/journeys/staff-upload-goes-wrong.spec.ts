import { randomBytes } from 'node:crypto';
import { packageOf, zipOf } from '@caliper/api/testing/packages.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, seen } from '../screen.ts';
import { calls, signInReader, unique } from './catalogue-steps.ts';
import { admin, attach, editionsOf, expectUploaded, fillUpload, send, shelf } from './staff-steps.ts';

const upload = '**/api/reports/upload-report';

async function expectKept(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Category', exact)).toHaveValue(shelf.category);
  await expect(page.getByLabel('Sub Category')).toHaveValue(shelf.subCategory);
  await expect(page.getByLabel('Description')).toHaveValue('Implants and instruments');
}

test('ADM-03 ADM-04 a refused package lists what is wrong with file and line, and the form waits for a better one', async ({
  page,
  house,
}) => {
  const title = unique('Wrist Implants');
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, title);
  const bad = await zipOf({
    'chapters/01-a.html': '<h1>One</h1>\n<p>Fine</p>\n<p><img src="gone.png" alt=""></p>',
    'chapters/02-b.html': '<h1>Two</h1><p><img src="../images/none.png" alt=""></p>',
  });
  await attach(page, bad);
  await send(page);
  const findings = page.getByRole('region', { name: 'What to correct' });
  await seen(findings);
  const first = findings.getByRole('list', { name: 'chapters/01-a.html' });
  await expect(first).toContainText('Line 3');
  await expect(first).toContainText('gone.png');
  await expect(findings.getByRole('list', { name: 'chapters/02-b.html' })).toContainText('none.png');
  await seen(page.getByText('The package was not accepted.'));
  await expectKept(page, title);
  expect(await editionsOf(house.db, title)).toEqual([]);

  await attach(page, await packageOf(1), 'mended.zip');
  await send(page);
  await expectUploaded(page);
  await gone(findings);
  expect(await editionsOf(house.db, title)).toHaveLength(1);
});

test('ADM-03 the overlay shows the progress, and an upload can be cancelled @thorough', async ({
  page,
  house,
  context,
}) => {
  const title = unique('Shoulder Implants');
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, title);
  await attach(page, await zipOf({ 'images/large.png': randomBytes(3_000_000) }));
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await send(page);
  const overlay = page.getByRole('alertdialog');
  await expect(overlay.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(overlay).toContainText(/\d %/);
  await button(overlay, 'Cancel').click();
  await gone(overlay);
  await seen(page.getByText('The upload was cancelled. Nothing was changed.'));
  await expectKept(page, title);
  expect(await editionsOf(house.db, title)).toEqual([]);
});

test('ADM-03 a lost connection keeps the form, and a retry succeeds @thorough', async ({ page, house }) => {
  const title = unique('Finger Implants');
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, title);
  await attach(page, await packageOf(1));
  await page.route(upload, (route) => route.abort('connectionreset'));
  await send(page);
  const words = 'The connection was lost before the server confirmed the upload.';
  await seen(page.getByText(words));
  await expectKept(page, title);
  await page.unroute(upload);
  await send(page);
  await expectUploaded(page);
  expect(await editionsOf(house.db, title)).toHaveLength(1);
});

test('only a ZIP or a Word file is uploaded @thorough', async ({ page, signedInAs }) => {
  const sent = calls(page, /^\/api\/reports\/upload/);
  await signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, unique('Rib Implants'));
  await attach(page, Buffer.from('Words'), 'knees.doc');
  await seen(page.getByText('knees.doc is an old Word file. Save it as a Word Document (.docx).'));
  await attach(page, Buffer.from('Words'), 'knees.pdf');
  await seen(page.getByText('knees.pdf is not a ZIP or Word file (.docx).'));
  await attach(page, new Uint8Array(), 'knees.zip');
  await seen(page.getByText('knees.zip is empty.'));
  await send(page);
  await seen(page.getByText('Please choose the contents ZIP of the report.'));
  expect(sent).toEqual([]);
});

test('a customer is sent away from every staff page @thorough', async ({ page, house }) => {
  await signInReader(house);
  for (const path of ['/report-upload', '/admin-panel/report-upload', '/admin-panel/client-access']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/catalog/all-reports');
  }
});
