import { indexItem } from '@caliper/api/features/search/index.ts';
import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { callAs, type House } from '../house.ts';
import { exact, heading, link, navigation, region } from '../screen.ts';
import { type ItemDetails, type Made, unique } from './catalogue-steps.ts';

/** A word that no other journey uses. */
export function rareWord(): string {
  return `q${crypto.randomUUID().replace(/[^a-f]/g, '')}x`;
}

export interface Published {
  report_id: number;
  title: string;
}

/** Publishes a report through the API, with its chapters as HTML. */
export async function publishReport(
  house: House,
  chapters: readonly string[],
  over: Record<string, string> = {},
): Promise<Published> {
  const title = over.title ?? unique('Report');
  const pages = chapters.map((html, index) => [`chapters/${index + 1}-part.html`, html] as const);
  const chart = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h5"/></svg>';
  const file = await zipOf({ ...Object.fromEntries(pages), 'images/chart.svg': chart });
  const form = { fields: uploadFields(title, over), file };
  const { report_id } = await callAs(house, await findAdmin(house.db), 'uploadReport', { form });
  return { report_id, title };
}

function findAdmin(db: Db): Promise<{ id: string }> {
  return rowIn(db, 'users', { email: 'admin@caliper.example' });
}

/** A report without chapters that can be found by its title and description. */
export async function describeReport(db: Db, details: ItemDetails): Promise<Made> {
  const item = await makeItem(db, details);
  await db.transaction().execute((tx) => indexItem(tx, item.item_id));
  return item;
}

export function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search All Reports' });
}

export async function searchFor(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words);
  await searchBox(page).press('Enter');
}

export function results(page: Page): Locator {
  return region(page, 'Results');
}

/** How many results there are, and which of them are shown. */
export function count(page: Page): Locator {
  return results(page)
    .getByText(/result\(s\) found in/)
    .locator('..');
}

export function rows(page: Page): Locator {
  return results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

export function titles(page: Page): Locator {
  return results(page).getByRole('heading', { level: 3 });
}

export function rowOf(page: Page, title: string): Locator {
  return rows(page).filter({ has: heading(page, title, { level: 3, exact: true }) });
}

/** The categories that the results are grouped by, in order. */
export function groups(page: Page): Locator {
  return results(page).getByRole('heading', { level: 2 });
}

/** An entry of the category filter, whose name ends in its count. */
export function category(page: Page, name: string): Locator {
  return navigation(page, 'Category', exact)
    .getByRole('link')
    .filter({ has: page.getByText(name, exact) });
}

/** The link to a report, which says whether it can be read. */
export function wayIn(row: Locator, words: 'Subscribed' | 'Not Subscribed'): Locator {
  return link(row, new RegExp(`^${words}: `));
}

/** Opens the link in its new tab. */
export async function inNewTab(page: Page, link: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await link.click();
  return opened;
}

export function searchAddress(words: string, chosen = ''): string {
  return `/catalog/search?${new URLSearchParams({ query: words })}${chosen}`;
}
