import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { subscribe } from '@caliper/api/testing/items.ts';
import type { Locator } from '@playwright/test';
import type { OpenHouse, Page } from '../fixtures.ts';
import type { House } from '../house.ts';
import { exact, group, heading, navigation, seen } from '../screen.ts';
import { makeReader } from './catalogue-steps.ts';
import { type Published, publishReport } from './search-steps.ts';

interface Reading extends Published {
  email: string;
  companyId: number;
}

/** A report with its chapters as HTML, and a person whose company has it. */
export async function makeReading(
  house: House,
  chapters: readonly string[],
  over: Record<string, string> = {},
): Promise<Reading> {
  const published = await publishReport(house, chapters, over);
  const { email, companyId } = await makeReader(house.db);
  await subscribe(house.db, companyId, published.report_id);
  return { ...published, email, companyId };
}

/** The words in an address do not matter. */
export function reportAddress(reportId: number, chapter = 1, more = ''): string {
  return `/reports/${reportId}/any-name/${chapter}${more}`;
}

/** Text to scroll through. */
export function paragraphs(count: number): string {
  const sentence = 'Hospitals buy what their surgeons know and their tenders allow, and both change slowly.';
  return Array.from({ length: count }, () => `<p>${sentence} ${sentence}</p>`).join('');
}

/** Chapters with these titles, each with some text. */
export function chaptersCalled(...titles: string[]): string[] {
  return titles.map((title) => `<h1>${title}</h1><p>What ${title} tells.</p>${paragraphs(20)}`);
}

export async function expectChapter(page: Page, title: string): Promise<void> {
  await seen(heading(page, title, { level: 1, exact: true }));
}

export async function openReport(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expectChapter(page, title);
}

/** Somebody has a report with these chapters, is signed in, and looks at the first, which has this title. */
export async function openReading(page: Page, house: OpenHouse, chapters: readonly string[], title: string) {
  const made = await house.signedIn(makeReading(house, chapters));
  await openReport(page, reportAddress(made.report_id), title);
  return made;
}

/** Opens the first chapter and waits until the second has loaded too, so that nothing is pending. */
export async function openAtRest(page: Page, reportId: number, title: string): Promise<void> {
  const ahead = page.waitForResponse(`**/api/reports/subscribed/${reportId}/2`);
  await openReport(page, reportAddress(reportId), title);
  await (await ahead).finished();
}

export function chapter(page: Page): Locator {
  return page.getByRole('article');
}

export function marks(page: Page): Locator {
  return chapter(page).locator('mark');
}

export function currentMark(page: Page): Locator {
  return chapter(page).locator('mark[aria-current="true"]');
}

/** A chapter in the menu on the left. */
export function bookmark(page: Page, title: string): Locator {
  return navigation(page, 'Chapters')
    .getByRole('link')
    .filter({ has: page.getByText(title, exact) });
}

/** The report's own header, below the portal's. */
export function reportHeader(page: Page): Locator {
  return page.getByRole('main').locator('header');
}

export function leftPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Bookmarks' });
}

export function rightPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'More' });
}

export function reportSearch(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Search this report' });
}

export async function lookFor(page: Page, words: string): Promise<void> {
  await reportSearch(page).fill(words);
  await reportSearch(page).press('Enter');
}

export function hitSteps(page: Page): Locator {
  return group(page, 'Search hits');
}

/** The requested chapters, in order. */
export function chapterCalls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const found = new URL(request.url()).pathname.match(/^\/api\/reports\/subscribed\/\d+\/(\d+)$/);
    if (found?.[1]) seen.push(found[1]);
  });
  return seen;
}

export async function expectNotSubscribed(page: Page): Promise<void> {
  await expectChapter(page, 'You Are Not Yet Subscribed to This Report');
}

/** A demo report that has only a dashboard. */
export async function silentReport(db: Db) {
  return db
    .selectFrom('items')
    .innerJoin('report_versions', (join) =>
      join.onRef('report_id', '=', 'item_id').onRef('version', '=', 'current_version'),
    )
    .selectAll('items')
    .where('writeup', '=', false)
    .where('global_dashboard', '=', true)
    .executeTakeFirstOrThrow();
}
