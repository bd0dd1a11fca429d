import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { subscribe } from '@caliper/api/testing/items.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, region, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { makeReader } from './catalogue-steps.ts';
import { publishReport } from './search-steps.ts';

const call = '**/api/news?*';
const date = '2026-11-12';

/** Wide enough for the right panel to be open. */
test.use({ viewport: { width: 1600, height: 900 } });

function item(title: string, over: object = {}) {
  const pubDate = Date.parse(date) / 1000;
  return { title, link: 'https://news.example/story', pubDate, contentSnippet: 'What it says', ...over };
}

const many = Array.from({ length: 20 }, (_, place) => item(`Story ${place + 1}`));

async function makeNewsReader(db: Db, baseURL: string | undefined) {
  const { report_id } = await publishReport({ db, baseURL }, ['<h1>One</h1><p>Some text</p>']);
  const { email, companyId } = await makeReader(db);
  await subscribe(db, companyId, report_id);
  return { email, companyId, address: `/reports/${report_id}/knees/1` };
}

function feed(page: Page): Locator {
  return region(page, 'News Feed');
}

function toggle(page: Page): Locator {
  return button(feed(page), 'Auto-scroll');
}

function scrolled(page: Page): Promise<number> {
  return feed(page)
    .getByRole('list')
    .evaluate((list) => list.scrollTop);
}

async function isKept(db: Db, email: string): Promise<boolean | undefined> {
  const user = await db
    .selectFrom('users')
    .select('auto_scroll')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.auto_scroll;
}

test('READ-14 the reader shows the news of the sub-category, each item once', async ({ page, house }) => {
  const { address } = await house.signedIn(makeNewsReader(house.db, house.baseURL));
  const stored = () =>
    house.db
      .selectFrom('news_items')
      .select(['title', 'link', 'content_snippet'])
      .where('sub_category_id', '=', 1405)
      .orderBy('position')
      .execute();
  // The app fetches its feeds in the background after its start.
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
  const news = await stored();
  await page.goto(address);
  await expect(feed(page).getByRole('heading', { level: 3 })).toHaveText(news.map(({ title }) => title));
  const first = feed(page).getByRole('listitem').first();
  const target = link(first, news[0]?.title ?? '', exact);
  await expect(target).toHaveAttribute('href', news[0]?.link ?? '');
  await expect(target).toHaveAttribute('target', '_blank');
  await expect(target).toHaveAttribute('rel', 'noopener noreferrer');
  await seen(first.getByText(news[0]?.content_snippet ?? ''));
  await expect(first.getByRole('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
});

test('READ-14 a title appears once, the placeholder date is not shown, and a text has two lines @thorough', async ({
  page,
  house,
}) => {
  const { address } = await house.signedIn(makeNewsReader(house.db, house.baseURL));
  const long = 'A sentence that goes on and on. '.repeat(20);
  await page.route(call, (route) =>
    route.fulfill({
      json: [
        item('Knees', { contentSnippet: long }),
        item(' knees ', { link: 'https://other.example/' }),
        item('Hips', { pubDate: 0 }),
        item('Bad link', { link: 'javascript:alert(1)' }),
      ],
    }),
  );
  await page.goto(address);
  await expect(feed(page).getByRole('heading', { level: 3 })).toHaveText(['Knees', 'Hips', 'Bad link']);
  const [knees, hips, bad] = await feed(page).getByRole('listitem').all();
  if (!knees || !hips || !bad) throw new Error('There are three.');
  await expect(knees.getByRole('time')).toHaveText(date);
  const [tall, line] = await knees
    .getByText('A sentence')
    .evaluate((text) => [text.clientHeight, Number.parseFloat(getComputedStyle(text).lineHeight)]);
  expect(tall).toBeCloseTo(2 * (line ?? 0), -1);
  await gone(hips.getByRole('time'));
  await gone(bad.getByRole('link'));
});

test('READ-14 missing news and news that did not load are reported, and a retry loads them @thorough', async ({
  page,
  house,
}) => {
  const { address } = await house.signedIn(makeNewsReader(house.db, house.baseURL));
  await page.route(call, (route) => route.fulfill({ json: [] }));
  await page.goto(address);
  await seen(feed(page).getByText('There is no news on this market at the moment.'));

  const detail = 'The news are away';
  await fails(page, call, detail);
  await page.reload();
  await expect(feed(page).getByRole('alert')).toHaveText(`The news did not load. ${detail}`);
  await seen(heading(page, 'One', { level: 1 }));
  await page.route(call, (route) => route.fulfill({ json: many }));
  await button(feed(page), 'Try again').click();
  await expect(feed(page).getByRole('listitem')).toHaveCount(20);
});

test('READ-15 whether the news scrolls is remembered for the person, after a reload and another sign-in @thorough', async ({
  page,
  house,
  browser,
}) => {
  const { email, address } = await house.signedIn(makeNewsReader(house.db, house.baseURL));
  await page.goto(address);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => isKept(house.db, email)).toBe(false);
  await page.reload();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');

  const elsewhere = await browser.newContext({ baseURL: house.baseURL ?? '', viewport: page.viewportSize() });
  await house.signedInAs(email, elsewhere);
  const later = await elsewhere.newPage();
  await later.goto(address);
  await expect(toggle(later)).toHaveAttribute('aria-pressed', 'false');
  await toggle(later).click();
  await expect(toggle(later)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isKept(house.db, email)).toBe(true);
  await elsewhere.close();
  await page.reload();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('READ-15 a change that could not be saved is reverted with a message @thorough', async ({
  page,
  house,
}) => {
  const { email, address } = await house.signedIn(makeNewsReader(house.db, house.baseURL));
  const detail = 'The setting could not be kept';
  await fails(page, '**/api/users/*', detail);
  await page.goto(address);
  await toggle(page).click();
  await seen(page.getByRole('alert').filter({ hasText: detail }));
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await isKept(house.db, email)).toBe(true);
});

test.describe('scrolling', () => {
  test.beforeEach(async ({ page, house }) => {
    const { address } = await house.signedIn(makeNewsReader(house.db, house.baseURL));
    await page.route(call, (route) => route.fulfill({ json: many }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(address);
    await expect(feed(page).getByRole('listitem')).toHaveCount(20);
  });

  test('READ-15 only the news scrolls, every 50 ms, until it is switched off', async ({ page }) => {
    await page.clock.runFor(10_000);
    expect(await scrolled(page)).toBeGreaterThan(50);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    const there = await scrolled(page);
    await page.mouse.move(400, 500);
    await page.clock.runFor(10_000);
    expect(await scrolled(page)).toBe(there);
  });

  test('READ-15 it pauses under the pointer and while it has the focus, and then continues @thorough', async ({
    page,
  }) => {
    await feed(page).getByRole('list').hover();
    const there = await scrolled(page);
    await page.clock.runFor(10_000);
    expect(await scrolled(page)).toBe(there);
    await page.mouse.move(400, 500);
    await page.clock.runFor(10_000);
    expect(await scrolled(page)).toBeGreaterThan(there + 50);

    await toggle(page).focus();
    await page.keyboard.press('Tab');
    await expect(link(feed(page), 'Story 1', exact)).toBeFocused();
    const held = await scrolled(page);
    await page.clock.runFor(10_000);
    expect(await scrolled(page)).toBe(held);
  });

  test('READ-15 it does not move with reduced motion @thorough', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(feed(page).getByRole('listitem')).toHaveCount(20);
    await page.clock.runFor(10_000);
    expect(await scrolled(page)).toBe(0);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The page notices with its next frame.
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return scrolled(page);
      })
      .toBeGreaterThan(0);
  });
});
