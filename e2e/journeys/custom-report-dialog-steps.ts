import { subscribe } from '@caliper/api/testing/items.ts';
import type { Locator } from '@playwright/test';
import { expect, type OpenHouse, type Page } from '../fixtures.ts';
import type { House } from '../house.ts';
import { button, checkbox, exact, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { expectBookmarks } from './custom-report-reader-steps.ts';
import { customAddress, makeCustomReport } from './custom-report-steps.ts';
import { chaptersCalled, leftPanel, openReport } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { makeTeam } from './team-steps.ts';

export const limitReached = 'Custom Bookmarks limit reached';
export const lastChapter = 'Custom reports must have at least 1 chapter from each report';
export const connectionLost = /connection was lost before this was confirmed. Nothing you entered is gone/;

/** A person whose company has two reports: one on knees with this many chapters, and one on robots with two. */
export async function makeLibrary(house: House, chapters = 5) {
  const team = await makeTeam(house.db);
  const titles = Array.from({ length: chapters }, (_, index) => `Knees part ${index + 1}`);
  const knees = await publishReport(house, chaptersCalled(...titles), { title: unique('Knees') });
  const robots = await publishReport(house, chaptersCalled('Robots', 'Navigation'), {
    title: unique('Robotics'),
  });
  for (const { report_id } of [knees, robots]) await subscribe(house.db, team.companyId, report_id);
  return { ...team, knees, robots };
}

/** The same with a custom report of three chapters on knees and one on robots. */
export async function makePack(house: House) {
  const library = await makeLibrary(house);
  const name = unique('Board pack');
  const [knees, robots] = [library.knees.report_id, library.robots.report_id];
  const id = await makeCustomReport(house, library.lead, name, [
    [knees, 1],
    [knees, 2],
    [robots, 1],
    [knees, 3],
  ]);
  return { ...library, id, name };
}

export async function openPack(page: Page, id: number, title = 'Knees part 1'): Promise<void> {
  await openReport(page, customAddress(id), title);
}

/** The person who has made one is signed in and looks at it. */
export async function openOwnPack(page: Page, house: OpenHouse) {
  const pack = await makePack(house);
  await house.signedInAs(pack.lead.email);
  await openPack(page, pack.id);
  return pack;
}

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Call on the page of a readable report. */
export async function openBookmark(page: Page): Promise<Locator> {
  await button(page, 'Bookmark', exact).click();
  const opened = dialog(page, 'Bookmark');
  await seen(opened.getByRole('list', { name: 'Chapters' }));
  return opened;
}

export type Option = 'Edit Report' | 'Share With Team' | 'Share With Companies' | 'Delete';

export function option(page: Page, name: Option): Locator {
  return button(leftPanel(page), name, exact);
}

export async function openEdit(page: Page): Promise<Locator> {
  await option(page, 'Edit Report').click();
  return dialog(page, 'Edit Report');
}

export function submit(within: Locator, name = 'Save'): Locator {
  return button(within, name, exact);
}

export function tick(within: Locator, name: string | RegExp): Locator {
  return checkbox(within, name);
}

/** The bookmarks in the left panel, in order. */
export async function expectOrder(page: Page, titles: readonly string[]): Promise<void> {
  await expectBookmarks(
    page,
    titles.map((title, index) => new RegExp(`^${index + 1}${title}`)),
  );
}

/** In the editing dialog. */
export function order(within: Locator, title: string): Locator {
  return within.getByRole('spinbutton', { name: `Order of ${title}`, exact: true });
}

export function handle(within: Locator, title: string): Locator {
  return button(within, `Move ${title}`, exact);
}

/** The rows of the editing dialog, top to bottom. */
export async function expectRows(within: Locator, titles: readonly string[]): Promise<void> {
  await expect(within.getByRole('list', { name: 'Bookmarks' }).getByRole('listitem')).toContainText(titles);
}
