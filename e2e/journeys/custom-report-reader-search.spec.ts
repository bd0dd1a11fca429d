import { expect, test } from '../fixtures.ts';
import { button, gone, link } from '../screen.ts';
import { fails } from '../trouble.ts';
import { makePack } from './custom-report-reader-steps.ts';
import { customAddress } from './custom-report-steps.ts';
import {
  bookmark,
  currentMark,
  expectChapter,
  hitSteps,
  lookFor,
  marks,
  openReport,
  reportSearch,
  rightPanel,
} from './reader-steps.ts';

test('READ-22 CR-07 MEND-05 the search counts hits in all reports and leads through their chapters @thorough', async ({
  page,
  house,
}) => {
  const { id, recipient } = await makePack(house);
  await house.signedInAs(recipient.email);
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReport(page, customAddress(id), 'Tenders');
  await lookFor(page, 'tells');
  for (const title of ['Tenders', 'Stents today', 'Prices', 'Outlook'])
    await expect(bookmark(page, title)).toHaveText(/1 hit$/);
  await expect(hitSteps(page)).toHaveText('1 of 1');
  await expect(rightPanel(page)).toContainText('“tells” in this chapter; 4 in the report');
  await bookmark(page, 'Stents today').click();
  await expectChapter(page, 'Stents today');
  await expect(currentMark(page)).toHaveText('tells');
  await expect(page).toHaveURL(/\/2\?term=tells$/);

  await lookFor(page, 'outlook');
  await expect(bookmark(page, 'Outlook')).toHaveText(/2 hits$/);
  await link(page, 'Go to bookmark 4').click();
  await expectChapter(page, 'Outlook');
  await expect(hitSteps(page)).toHaveText('1 of 2');
  await reportSearch(page).press('Enter');
  await expect(hitSteps(page)).toHaveText('2 of 2');
  await button(page, 'Reset search').click();
  await gone(marks(page));
  await expect(page).toHaveURL(/\/4$/);

  await openReport(page, customAddress(id, 1, '?term=outlook'), 'Outlook');
  await expect(page).toHaveURL(/\/4\?term=outlook$/);
  await link(page, 'Go to bookmark 1').click();
  await expectChapter(page, 'Tenders');
});

test('READ-22 no results and any other error are shown under the search box @thorough', async ({
  page,
  house,
}) => {
  const { id, recipient } = await makePack(house);
  await house.signedInAs(recipient.email);
  await openReport(page, customAddress(id, 1, '?term=nothinglikeit'), 'Tenders');
  const message = page
    .getByRole('search')
    .filter({ has: reportSearch(page) })
    .getByRole('status');
  await expect(message).toHaveText('No matches found');
  const detail = 'The search is away for a moment';
  await fails(page, '**/api/search/custom-report/*', detail);
  await lookFor(page, 'tells');
  await expect(message).toHaveText(detail);
  await page.unroute('**/api/search/custom-report/*');
  await lookFor(page, 'prices');
  await expect(bookmark(page, 'Prices')).toHaveText(/hits$/);
  await expect(message).toBeHidden();
});
