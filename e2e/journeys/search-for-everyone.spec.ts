import { subscribe } from '@caliper/api/testing/items.ts';
import { expectFits, hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, heading, link, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { makeReader, unique } from './catalogue-steps.ts';
import {
  category,
  describeReport,
  publishReport,
  rareWord,
  results,
  rowOf,
  rows,
  searchAddress,
  searchBox,
  wayIn,
} from './search-steps.ts';

test.slow();

interface Screen {
  name: string;
  address: (word: string) => string;
  isReady: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'results with their chapters open',
    address: (word) => searchAddress(word),
    isReady: async (page) => {
      await button(page, 'Found in: 2 Chapter(s)').click();
      await seen(results(page).getByRole('list', { name: /^Chapters of/ }));
    },
  },
  {
    name: 'a search without hits',
    address: (word) => searchAddress(`${word}none`, '&category=Dental&region=Africa'),
    isReady: (page) => seen(heading(page, 'No matches found')),
  },
  {
    name: 'an address without a query',
    address: () => '/catalog/search',
    isReady: (page) => seen(heading(page, 'Search all reports')),
  },
];

for (const { name, address, isReady } of screens) {
  test(`${name}: axe finds nothing and nothing scrolls sideways @thorough`, async ({ page, house }) => {
    const word = rareWord();
    const long = `${unique(word)} and a very long name of a report that goes on about implants`;
    const { report_id } = await publishReport(
      house,
      [`<h1>One</h1><p>A ${word} here.</p>`, `<h1>Two</h1><p>${word}</p>`],
      { title: long, year: '2027' },
    );
    for (let place = 0; place < 11; place += 1) await describeReport(house.db, { description: `On ${word}` });
    const { email, companyId } = await makeReader(house.db);
    await subscribe(house.db, companyId, report_id);
    await house.signedInAs(email);
    await page.goto(address(word));
    await seen(page.getByRole('heading', { level: 1 }));
    await isReady(page);
    await expectFits(page);
  });
}

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

test('a chapter is reached from the search box by keyboard alone @thorough', async ({ page, house }) => {
  const word = rareWord();
  const { report_id, title } = await publishReport(house, [
    `<h1>One</h1><p>${word}</p>`,
    `<h1>Two</h1><p>${word}</p>`,
  ]);
  const { email, companyId } = await makeReader(house.db);
  await subscribe(house.db, companyId, report_id);
  await house.signedInAs(email);
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const row = rowOf(page, title);
  await expect(link(row, title, exact)).toBeFocused();
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
