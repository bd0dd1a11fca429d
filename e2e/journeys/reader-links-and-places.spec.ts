import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, gone, link, seen } from '../screen.ts';
import {
  bookmark,
  chapter,
  chaptersCalled,
  currentMark,
  expectChapter,
  hitSteps,
  lookFor,
  makeReading,
  openReading,
  openReport,
  paragraphs,
  reportAddress,
  reportHeader,
} from './reader-steps.ts';

const height = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** How far below a bar an element begins. */
async function below(bar: Locator, element: Locator): Promise<number> {
  const from = await bar.boundingBox();
  const to = await element.boundingBox();
  return Math.round((to?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0));
}

const sections = `<h1>One</h1>${paragraphs(12)}<h2>Second part</h2>${paragraphs(30)}`;

test('a copied link to a heading opens the chapter there, whatever was searched for @thorough', async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, ['<h1>Zero</h1><p>x</p>', sections]));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReport(page, reportAddress(report_id, 2, '?term=tenders'), 'One');
  await button(page, 'Copy link to Second part').click();
  await seen(button(page, 'Link copied'));
  const target = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(target).search).toBe('?version=1');
  const other = await context.newPage();
  await openReport(other, target, 'One');
  const heading = other.getByRole('heading', { name: 'Second part' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect.poll(() => below(reportHeader(other), heading)).toBe(24);
});

test('on a phone a link to a heading stops below the fixed bars @thorough', async ({ page, house }) => {
  const { report_id } = await openReading(page, house, [sections], 'One');
  const hash = new URL((await bookmark(page, 'Second part').getAttribute('href')) ?? '', house.baseURL).hash;
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('about:blank');
  await openReport(page, reportAddress(report_id, 1, hash), 'One');
  await expect.poll(() => below(page.getByRole('banner'), page.locator(hash))).toBe(24);
});

test('the sections listed in the bookmarks lead to their headings @thorough', async ({ page, house }) => {
  await openReading(page, house, [sections], 'One');
  const part = bookmark(page, 'Second part');
  await part.click();
  const heading = page.getByRole('heading', { name: 'Second part' });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#b-/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#b-/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(heading).not.toBeInViewport();
  await part.click();
  await expect(heading).toBeInViewport();
});

test('an address with a search and a section opens at the section, and the next hit is a step away @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, [sections]));
  await openReport(page, reportAddress(report_id, 1, '?term=tenders'), 'One');
  await bookmark(page, 'Second part').click();
  const heading = page.getByRole('heading', { name: 'Second part' });
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(currentMark(page)).toHaveCount(1);
  // Scrolling to a hit would take place in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(heading).toBeInViewport();
  await button(hitSteps(page), 'Next').click();
  await expect(currentMark(page)).toBeInViewport();
});

test('SRCH-08 Back, forward and a reload keep the chapter, the search and the hit @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One', 'Two', 'Three')));
  await openReport(page, reportAddress(report_id, 2), 'Two');
  await lookFor(page, 'surgeons');
  await expect(hitSteps(page)).toHaveText('1 of 40');
  for (const _ of [1, 2]) await button(page, 'Next hit').click();
  await expect(hitSteps(page)).toHaveText('3 of 40');
  await page.reload();
  await expectChapter(page, 'Two');
  await expect(hitSteps(page)).toHaveText('3 of 40');
  await expect(currentMark(page)).toHaveAttribute('data-hit', '3');
  await expect(currentMark(page)).toBeInViewport();

  await bookmark(page, 'Three').click();
  await expectChapter(page, 'Three');
  await expect(hitSteps(page)).toHaveText('1 of 40');
  await page.goBack();
  await expectChapter(page, 'Two');
  await expect(hitSteps(page)).toHaveText('3 of 40');
  await expect(currentMark(page)).toBeInViewport();
  await page.goForward();
  await expectChapter(page, 'Three');
  // Steps between hits add no history: one step back is the search, the next the chapter without it.
  await page.goBack();
  await page.goBack();
  await expectChapter(page, 'Two');
  await gone(hitSteps(page));
  await expect(page).toHaveURL(/\/2$/);
});

test('Back returns to where the chapter was left @thorough', async ({ page, house }) => {
  await openReading(page, house, chaptersCalled('One', 'Two'), 'One');
  await page.evaluate(() => scrollTo(0, 640));
  await bookmark(page, 'Two').click();
  await expectChapter(page, 'Two');
  await expect.poll(() => height(page)).toBe(0);
  await page.goBack();
  await expectChapter(page, 'One');
  await expect.poll(() => height(page)).toBe(640);
});

/** Everything that the browser stores for the next visit. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => ({ ...store }));
    const databases = await indexedDB.databases();
    const files = await caches.keys();
    return JSON.stringify({ stores, databases, files, cookies: document.cookie });
  });
}

test('NAV-18 each report remembers its place, and none of its text @thorough', async ({ page, house }) => {
  const first = await makeReading(house, chaptersCalled('One', 'Two', 'Three'));
  const second = await makeReading(house, chaptersCalled('Uno', 'Due'));
  await house.db
    .insertInto('subscriptions')
    .values({ usergroup_id: first.companyId, item_id: second.report_id })
    .execute();
  await house.signedInAs(first.email);
  await openReport(page, reportAddress(first.report_id, 2), 'Two');
  await page.evaluate(() => scrollTo(0, 700));
  const place = `"${first.report_id}":{"chapter":2,"y":700`;
  await expect.poll(() => kept(page).then((text) => text.replaceAll('\\', ''))).toContain(place);
  await page.reload();
  await expectChapter(page, 'Two');
  await expect.poll(() => height(page)).toBe(700);

  await openReport(page, reportAddress(second.report_id), 'Uno');
  expect(await height(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await openReport(page, reportAddress(first.report_id), 'One');
  await link(page, 'Continue with chapter 2: Two').click();
  await expectChapter(page, 'Two');
  await expect.poll(() => height(page)).toBe(700);
  await gone(link(page, /^Continue with/));
  await lookFor(page, 'surgeons');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  const text = await kept(page);
  for (const words of ['What Two tells', 'surgeons know', 'Hospitals', 'eyJ', '<p>'])
    expect(text).not.toContain(words);
  expect(JSON.parse(text)).toMatchObject({ databases: [], files: [], cookies: '' });
  await expect(chapter(page)).toContainText('What Two tells');
});
