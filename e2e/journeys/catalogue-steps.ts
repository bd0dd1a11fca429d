import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import type { Locator } from '@playwright/test';
import { expect, type OpenHouse, type Page } from '../fixtures.ts';
import { exact, group, heading, navigation, region } from '../screen.ts';

export type ItemDetails = Parameters<typeof makeItem>[1];
export type Made = Awaited<ReturnType<typeof makeItem>>;

interface Reader {
  email: string;
  companyId: number;
  items: Made[];
}

/** A person whose company has exactly these items, so that no other journey changes what they see. */
export async function makeReader(db: Db, own: ItemDetails[] = []): Promise<Reader> {
  const { email, usergroupId: companyId } = await makePerson(db);
  const items: Made[] = [];
  for (const details of own) {
    const item = await makeItem(db, details);
    await subscribe(db, companyId, item.item_id);
    items.push(item);
  }
  return { email, companyId, items };
}

/** The same, signed in. */
export const signInReader = (house: OpenHouse, own?: ItemDetails[]) =>
  house.signedIn(makeReader(house.db, own));

/** Makes these reports favourites of a person. */
export async function likeAll(db: Db, email: string, reports: readonly Made[]): Promise<void> {
  const { id } = await rowIn(db, 'users', { email });
  const likes = reports.map(({ item_id }) => ({ user_id: id, kind: 'reports' as const, item_id }));
  await db.insertInto('favorites').values(likes).execute();
}

/** A name that no other journey uses. */
export function unique(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`;
}

export function results(page: Page): Locator {
  return page.locator('section[aria-labelledby="results-heading"]');
}

export function rows(page: Page): Locator {
  return results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

export function rowOf(page: Page, name: string): Locator {
  return rows(page).filter({ has: heading(page, name, { level: 3, exact: true }) });
}

export function filters(page: Page): Locator {
  return region(page, 'Filters');
}

export function quickFilter(page: Page): Locator {
  return navigation(page, 'Quick filter');
}

/** An entry of the category or sub-category list, whose name ends in its count. */
export function entry(page: Page, list: 'Category' | 'Sub-category', name: string): Locator {
  return navigation(page, list, exact)
    .getByRole('link')
    .filter({ has: page.getByText(name, exact) });
}

export function regionMap(page: Page): Locator {
  return group(page, 'Region', exact);
}

/** The buttons that replace the map where it would be too small to click. */
export function regionList(page: Page): Locator {
  return group(page, /^Filtering by region:/);
}

export function land(page: Page, state: 'available' | 'chosen' | 'unavailable'): Locator {
  return filters(page).locator(`svg path[data-state="${state}"]`);
}

export async function expectRegion(page: Page, region: string): Promise<void> {
  await expect(
    filters(page)
      .getByText(/^Filtering by region:/)
      .first(),
  ).toHaveText(`Filtering by region: ${region}`);
}

/** Every API call with a matching path, in order. */
export function calls(page: Page, path: RegExp): URL[] {
  const seen: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (path.test(url.pathname)) seen.push(url);
  });
  return seen;
}
