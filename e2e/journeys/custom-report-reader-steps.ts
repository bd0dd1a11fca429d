import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson, type Person } from '@caliper/api/testing/people.ts';
import { expect, type OpenHouse, type Page } from '../fixtures.ts';
import type { House } from '../house.ts';
import { navigation } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { customAddress, makeCustomReport, shareWith } from './custom-report-steps.ts';
import { chaptersCalled, openReport } from './reader-steps.ts';
import { type Published, publishReport } from './search-steps.ts';

export interface Pack {
  /** The custom report's id. */
  id: number;
  name: string;
  companyId: number;
  owner: Person;
  recipient: Person;
  knees: Published;
  stents: Published;
}

/** A shared custom report from two reports, in a custom order. */
export async function makePack(house: House, over: { knees?: string[]; name?: string } = {}): Promise<Pack> {
  const knees = await publishReport(house, over.knees ?? chaptersCalled('Prices', 'Market', 'Tenders'), {
    year: '2026',
  });
  const stents = await publishReport(house, chaptersCalled('Stents today', 'Outlook'), { year: '2025' });
  const companyId = await makeCompany(house.db);
  for (const { report_id } of [knees, stents]) await subscribe(house.db, companyId, report_id);
  const owner = await makePerson(house.db, { usergroup_id: companyId, name: 'Ines Moreau' });
  const recipient = await makePerson(house.db, { usergroup_id: companyId, name: 'Jonas Feld' });
  const name = over.name ?? unique('Board pack');
  const id = await makeCustomReport(house, owner, name, [
    [knees.report_id, 3],
    [stents.report_id, 1],
    [knees.report_id, 1],
    [stents.report_id, 2],
  ]);
  await shareWith(house, owner, id, [recipient]);
  return { id, name, companyId, owner, recipient, knees, stents };
}

/** The same, signed in as one of the two and looking at the bookmark with this title. */
export async function openPackAs(
  page: Page,
  house: OpenHouse,
  who: 'owner' | 'recipient',
  title: 'Tenders' | 'Stents today' | 'Prices',
): Promise<Pack> {
  const pack = await makePack(house);
  await house.signedInAs(pack[who].email);
  const place = ['Tenders', 'Stents today', 'Prices'].indexOf(title) + 1;
  await openReport(page, customAddress(pack.id, place), title);
  return pack;
}

/** The entries of the list on the left, from top to bottom. */
export async function expectBookmarks(page: Page, expected: (string | RegExp)[]): Promise<void> {
  const entries = navigation(page, 'Chapters').locator('ol > li a[href*="/custom-"]');
  await expect(entries).toHaveText(expected);
}
