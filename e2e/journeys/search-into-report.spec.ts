import { subscribe } from '@caliper/api/testing/items.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, group, heading, link, navigation, seen } from '../screen.ts';
import { signInReader } from './catalogue-steps.ts';
import {
  currentMark,
  expectChapter,
  hitSteps,
  makeReading,
  paragraphs,
  reportAddress,
} from './reader-steps.ts';
import {
  describeReport,
  inNewTab,
  publishReport,
  rareWord,
  rowOf,
  searchAddress,
  titles,
  wayIn,
} from './search-steps.ts';

const back = { name: 'Back to Search Results', exact: true } as const;

/** A chapter in the reader's list, with its number of hits if there are any. */
function chapterLink(page: Page, title: string): Locator {
  return navigation(page, 'Chapters')
    .getByRole('link')
    .filter({ has: page.getByText(title, exact) });
}

function marks(page: Page): Locator {
  return page.getByRole('article').locator('mark');
}

test('SRCH-05 SRCH-08 a report opened from the results leads back to them', async ({ page, house }) => {
  const word = rareWord();
  const chapters = [`<h1>One</h1><p>${word}</p>`, `<h1>Two</h1><p>More ${word}</p>`];
  const { report_id, title } = await publishReport(house, chapters, { region: 'Africa' });
  await describeReport(house.db, {
    description: word,
    region: 'Africa',
    category_id: 5,
    sub_category_id: 501,
  });
  const { companyId } = await signInReader(house);
  await subscribe(house.db, companyId, report_id);
  const address = searchAddress(word, '&sort=old&category=Orthopedics&region=Africa');
  await page.goto(address);
  const report = await inNewTab(page, wayIn(rowOf(page, title), 'Subscribed'));
  await seen(heading(report, 'One', { level: 1 }));
  await expect(report.getByRole('link', back)).toHaveAttribute('href', address);

  await chapterLink(report, 'Two').click();
  await seen(heading(report, 'Two', { level: 1 }));
  await report.reload();
  await report.getByRole('link', back).click();
  await expect(report).toHaveURL(address);
  await expect(titles(report)).toHaveText([title]);
  await expect(report.getByLabel('Sort')).toHaveValue('old');
});

test('SRCH-08 a copied link to a hit leads back to its search @thorough', async ({ page, house }) => {
  const word = rareWord();
  const { report_id, title } = await publishReport(house, [`<h1>One</h1><p>${word}</p>`]);
  await signInReader(house);
  await page.goto(`/reports/${report_id}/any-name/1?term=${word}`);
  await page.getByRole('link', back).click();
  await expect(page).toHaveURL(searchAddress(word));
  await expect(titles(page)).toHaveText([title]);
});

test('SRCH-08 the report shows which chapters have hits, and as many marks as counted @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { report_id, title } = await publishReport(house, [
    `<h1>Overview</h1><p>A ${word}, <b>two ${word}</b>s and a ${word.slice(0, 3)}<i>${word.slice(3)}</i>.</p>
     <table><tr><th>${word}</th><th>Units</th></tr><tr><td>2026</td><td>1,234</td></tr></table>`,
    '<h1>Nothing here</h1><p>Elsewhere.</p>',
    `<h1>Forecast</h1><p>One ${word} more.</p>`,
  ]);
  const { companyId } = await signInReader(house);
  await subscribe(house.db, companyId, report_id);
  await page.goto(searchAddress(word));
  const report = await inNewTab(page, link(rowOf(page, title), title, exact));
  await seen(heading(report, 'Overview', { level: 1 }));
  await expect(chapterLink(report, 'Overview')).toHaveText(/4 hits$/);
  await expect(chapterLink(report, 'Forecast')).toHaveText(/1 hit$/);
  await expect(chapterLink(report, 'Nothing here')).not.toHaveText(/hit/);
  await expect(marks(report)).toHaveCount(4);
  const steps = group(report, 'Search hits');
  await expect(steps).toHaveText('1 of 4');

  await chapterLink(report, 'Forecast').click();
  await seen(heading(report, 'Forecast', { level: 1 }));
  await expect(marks(report)).toHaveText([word]);
  await chapterLink(report, 'Nothing here').click();
  await seen(heading(report, 'Nothing here', { level: 1 }));
  await gone(marks(report));
  await seen(link(report, 'Go to chapter 1'));
});

test('MEND-05 a result opens where it was found if that is not chapter 1, says so, and does not lead twice @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { report_id, title } = await house.signedIn(
    makeReading(house, [
      '<h1>One</h1><p>Nothing of it.</p>',
      `<h1>Two</h1><p>One ${word}.</p>`,
      `<h1>Three</h1>${paragraphs(20)}<p>First ${word}.</p><p>Then ${word}.</p>`,
    ]),
  );
  await page.goto(searchAddress(word));
  const report = await inNewTab(page, link(rowOf(page, title), title, exact));
  await expectChapter(report, 'Three');
  await expect(report).toHaveURL(new RegExp(`/3\\?term=${word}$`));
  await expect(currentMark(report)).toBeInViewport();
  await expect(hitSteps(report)).toHaveText('1 of 2');
  const note = report.getByText(`“${word}” is not in chapter 1, so the chapter with the most hits is shown.`);
  await expect(note).toBeInViewport();
  await expect(report.getByRole('link', back)).toHaveAttribute('href', searchAddress(word));

  await link(note, 'Go to chapter 1').click();
  await expectChapter(report, 'One');
  await gone(note);
  await report.reload();
  await seen(link(report, 'Go to chapter 2'));
  await expectChapter(report, 'One');
  await report.goBack();
  await expectChapter(report, 'Three');
  await report.goto(reportAddress(report_id, 1, `?term=${word}#any-section`));
  await seen(link(report, 'Go to chapter 2'));
  await expectChapter(report, 'One');
});

test('SRCH-08 on a phone people step through hits below the text and in the panel, which keeps the focus @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { report_id } = await house.signedIn(
    makeReading(house, [`<h1>One</h1><p>${word} and ${word}, and at last ${word}</p>`]),
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/reports/${report_id}/any-name/1?term=${word}`);
  const bar = navigation(page, 'Reading');
  await button(bar, 'Next hit').click();
  await expect(group(bar, 'Search hits')).toHaveText('2 of 3');
  await expect(page.locator('mark[aria-current]')).toHaveAttribute('data-hit', '2');
  await button(bar, 'More').click();
  const panel = dialog(page, 'More');
  await button(panel, 'Next hit').focus();
  await page.keyboard.press('Enter');
  await expect(group(panel, 'Search hits')).toHaveText('3 of 3');
  await expect(button(panel, 'Next hit')).toBeFocused();
  await page.keyboard.press('Escape');
  await gone(panel);
  await expect(button(bar, 'More')).toBeFocused();
});
