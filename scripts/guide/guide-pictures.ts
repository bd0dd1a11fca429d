import type { Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/seeds/accounts.ts';
import type { Installation } from '../../bench/src/installation.ts';
import type { Picture } from './camera.ts';
import { invitationPath } from './life.ts';

const reader = 'reader@meridian.example';
const leader = 'lead@meridian.example';

/** The report in the pictures: this year's European edition. */
const report = { name: 'Large-Joint Reconstruction Devices', region: 'Europe' };

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();

/** The pictures used by the chapters in docs/guide. */
export const guidePictures: Picture[] = [
  { name: 'sign-in', path: '/', show: (page) => page.getByLabel('Email').waitFor() },
  { name: 'sign-in-code', path: '/', show: askForCode },
  { name: 'catalogue', as: reader, path: '/catalog/orthopedics', show: heading('Orthopedics') },
  { name: 'reader', as: reader, width: 1500, path: chapter(5), show: openSidePanel },
  { name: 'table', as: reader, path: chapter(5), show: scrollToTable },
  { name: 'changes', as: reader, width: 1440, path: chapter(1), show: openChanges },
  { name: 'chart-table', as: reader, width: 1500, path: chapter(5), show: chartTable },
  { name: 'take-away', as: reader, path: chapter(5), show: openTakeAway },
  { name: 'search', as: reader, path: '/catalog/search?query=revision', show: heading(/Search Results/) },
  {
    name: 'search-in-report',
    as: reader,
    width: 1500,
    path: chapter(7, '?term=revision'),
    show: async (page) => {
      await page.locator('mark').first().waitFor();
      await openSidePanel(page);
    },
  },
  { name: 'favorites', as: leader, path: '/catalog/favorites', show: heading('Favorites') },
  { name: 'dashboard', as: reader, width: 1440, path: dashboard, show: firstChart },
  { name: 'bookmark', as: reader, path: chapter(5), show: bookmarkChapters },
  { name: 'custom-report', as: reader, width: 1500, path: customReport, show: openCustomReport },
  { name: 'ask', as: reader, path: '/catalog/subscriptions', show: askForConsultation },
  { name: 'account', as: leader, path: '/dashboard/account-info', show: heading(/Account Information/) },
  {
    name: 'team',
    as: leader,
    path: '/dashboard/team-management',
    show: (page) => page.getByRole('table').first().waitFor(),
  },
  { name: 'register', path: invitationPath, show: (page) => page.getByLabel(/First Name/).waitFor() },
  { name: 'contact', path: '/contact', show: heading('Contact Us') },
];

function chapter(number: number, more = ''): Picture['path'] {
  return async (installation) =>
    `/reports/${await reportId(installation)}/large-joint-reconstruction-devices/${number}${more}`;
}

async function reportId({ db }: Installation): Promise<number> {
  const { item_id } = await db
    .selectFrom('items')
    .select('item_id')
    .where('item_name', '=', report.name)
    .where('region', '=', report.region as 'Europe')
    .orderBy('item_year', 'desc')
    .executeTakeFirstOrThrow();
  return item_id;
}

async function dashboard(installation: Installation): Promise<string> {
  return `/reports/global-dashboard/${await reportId(installation)}/large-joint-reconstruction-devices`;
}

async function firstChart(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByRole('figure').first().locator('svg').first().waitFor();
}

async function customReport({ db }: Installation): Promise<string> {
  const { c_report_id } = await db
    .selectFrom('custom_reports')
    .select('c_report_id')
    .where('c_report_name', '=', 'Knee board pack, Q4')
    .executeTakeFirstOrThrow();
  return `/custom-reports/${c_report_id}/knee-board-pack-q4/2`;
}

async function bookmarkChapters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bookmark' });
  await dialog.getByLabel(/^Title/).fill('Robotics briefing');
}

async function openCustomReport(page: Page): Promise<void> {
  await page.getByRole('article').waitFor();
  await page.getByRole('heading', { name: 'Options' }).waitFor();
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(reader);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page
    .getByText(/6-digit code/)
    .first()
    .waitFor();
}

async function openSidePanel(page: Page): Promise<void> {
  await page.getByRole('article').waitFor();
  const toggle = page.getByRole('button', { name: 'Side panel' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await page.getByRole('heading', { name: 'Recommended Reports' }).waitFor();
}

/** Scrolls to the first table of a market, in which the forecast begins. */
async function scrollToTable(page: Page): Promise<void> {
  const table = page.getByRole('button', { name: /^Export / }).first();
  await table.waitFor();
  await table.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 220));
}

async function openChanges(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^What changed/ })
    .first()
    .click();
  await page.getByRole('navigation', { name: 'What changed' }).waitFor();
  await page.getByRole('table').first().waitFor();
}

async function chartTable(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Chart Table/ })
    .first()
    .click();
  await page.getByRole('complementary', { name: 'Chart this table' }).locator('svg').first().waitFor();
}

async function openTakeAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take away' }).click();
  await page.getByRole('dialog', { name: 'Take away' }).getByText('Licensed to').waitFor();
}

async function askForConsultation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request a Consultation' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .last()
    .fill('How much of the revision market is moving to day surgery?');
}
