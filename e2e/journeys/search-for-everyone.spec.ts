import type { Locator } from '@playwright/test';
import { expectFits, hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, heading, link, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { unique } from './catalogue-steps.ts';
import { makeReading } from './reader-steps.ts';
import {
  category,
  describeReport,
  rareWord,
  results,
  rowOf,
  rows,
  searchAddress,
  searchBox,
  wayIn,
} from './search-steps.ts';

test.slow();

test('results, no results, and no query: axe finds nothing and nothing scrolls sideways @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const title = `${unique(word)} and a very long name of a report that goes on about implants`;
  const chapters = [`<h1>One</h1><p>A ${word} here.</p>`, `<h1>Two</h1><p>${word}</p>`];
  await house.signedIn(makeReading(house, chapters, { title, year: '2027' }));
  for (let place = 0; place < 11; place += 1) await describeReport(house.db, { description: `On ${word}` });
  await page.goto(searchAddress(word));
  await button(page, 'Found in: 2 Chapter(s)').click();
  await seen(results(page).getByRole('list', { name: /^Chapters of/ }));
  await expectFits(page);
  await page.goto(searchAddress(`${word}none`, '&category=Dental&region=Africa'));
  await seen(heading(page, 'No matches found'));
  await expectFits(page);
  await page.goto('/catalog/search');
  await seen(heading(page, 'Search all reports'));
  await expectFits(page);
});

test('a failed search: axe finds nothing and nothing scrolls sideways @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  const detail = 'The search is away for a moment, which takes a sentence of some length to tell';
  await fails(page, '**/api/search/query', detail);
  await page.goto(searchAddress('knee'));
  await seen(page.getByRole('heading', { level: 1 }));
  await expect(page.getByRole('search').getByRole('alert')).toHaveText(detail);
  await expectFits(page);
});

test('no width makes the results scroll sideways, whatever was typed @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  for (const query of ['market', 'x'.repeat(200)]) {
    await page.goto(searchAddress(query));
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    for (const width of [320, 375, 540, 700, 800, 999, 1000, 1024, 1290, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${query.slice(0, 8)} at ${width} px`;
      await expect.poll(() => hasNoSidewaysScroll(page), { message: at }).toBe(true);
    }
  }
});

/** However many filters and best matches there are on the way. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await goal.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}

test('a chapter is reached from the search box by keyboard alone @thorough', async ({ page, house }) => {
  const word = rareWord();
  const { title } = await house.signedIn(
    makeReading(house, [`<h1>One</h1><p>${word}</p>`, `<h1>Two</h1><p>${word}</p>`]),
  );
  await page.goto('/catalog/all-reports');
  await searchBox(page).focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Region')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(category(page, 'All categories')).toBeFocused();
  const row = rowOf(page, title);
  await tabTo(page, link(row, title, exact));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link(row, 'Two')).toBeFocused();
  await expect(link(row, 'Two')).toHaveAccessibleDescription('Opens in a new tab');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const report = await opened;
  await seen(heading(report, 'Two', { level: 1 }));
  await page.keyboard.press('Tab');
  await expect(wayIn(row, 'Subscribed')).toBeFocused();
});
