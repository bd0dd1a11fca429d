import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { packageOf } from '@caliper/api/testing/packages.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import type { Browser, Locator } from '@playwright/test';
import type { OpenHouse, Page } from '../fixtures.ts';
import { button, exact, region, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';

export const admin = 'admin@caliper.example';
export const sales = 'sales@caliper.example';
export const publications = 'publications@caliper.example';

export const thisYear = new Date().getFullYear();

/** A browser of another person working at the same time, signed in if it is said as whom. */
export async function secondPage(browser: Browser, house: OpenHouse, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.baseURL ?? '' });
  if (email) await house.signedInAs(email, context);
  return context.newPage();
}

export function note(page: Page, words: string): Locator {
  return region(page, 'Notifications').getByText(words, exact);
}

/** Chooses an option of a searchable list. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, exact).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A sub-category that other journeys do not use, so that its list in the catalogue is short. */
export const shelf = {
  category: 'Pharmaceuticals',
  subCategory: 'Immunology',
  path: '/catalog/pharmaceuticals/immunology',
  place: { category_id: 15, sub_category_id: 1501 },
};

/** Fills in everything that an upload needs except the package. */
export async function fillUpload(page: Page, title: string): Promise<void> {
  await choose(page, 'Category', shelf.category);
  await choose(page, 'Sub Category', shelf.subCategory);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Implants and instruments');
}

export async function attach(page: Page, zip: Uint8Array, name = 'package.zip'): Promise<void> {
  const file = { name, mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await page.getByLabel('Contents ZIP').setInputFiles(file);
}

export async function send(page: Page): Promise<void> {
  await button(page, /^(Upload|Update)$/).click();
}

export async function expectUploaded(page: Page): Promise<void> {
  await seen(page.getByText('Successfully uploaded!'));
}

/** Publishes a report with this many chapters on the staff page. */
export async function publish(page: Page, title: string, chapters = 1): Promise<void> {
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, title);
  await attach(page, await packageOf(chapters));
  await send(page);
  await expectUploaded(page);
}

type ItemDetails = Parameters<typeof makeItem>[1];
type Made = Awaited<ReturnType<typeof makeItem>>;

interface Client {
  company: string;
  companyId: number;
  email: string;
  items: Made[];
}

/** A company that no other journey uses, with a person who reads what it has. */
export async function makeClient(
  db: Db,
  own: ItemDetails[] = [],
  over: Parameters<typeof makeCompany>[1] = {},
): Promise<Client> {
  const company = unique('Client');
  const companyId = await makeCompany(db, { company, ...over });
  const { email } = await makePerson(db, { usergroup_id: companyId });
  const items: Made[] = [];
  for (const details of own) {
    const item = await makeItem(db, details);
    await subscribe(db, companyId, item.item_id);
    items.push(item);
  }
  return { company, companyId, email, items };
}

/** The editions of a report in the database, newest first. */
export function editionsOf(db: Db, title: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .where('item_name', '=', title)
    .orderBy('item_year', 'desc')
    .execute();
}

/** The row of a report in a staff table. */
export function tableRow(page: Page | Locator, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title });
}
