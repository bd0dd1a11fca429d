import { makePerson } from '@caliper/api/testing/people.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from '../fixtures.ts';
import { button, exact, gone, heading, link, navigation, seen } from '../screen.ts';
import { chaptersCalled, expectChapter, makeReading, reportAddress } from './reader-steps.ts';

const dashboards = [
  '/reports/global-dashboard/medcore/1/knees',
  '/reports/global-dashboard/1/knees',
  '/reports/dashboard/1/knees',
  '/medsku/dashboard/1/knees',
  '/pt/dashboard/1/knees',
  '/medaccess/dashboard/1/knees',
  '/survey/dashboard/1/knees',
];

const forUsers = [
  '/catalog/all-reports',
  '/catalog/no-such-category',
  '/medsku/favorites',
  '/pt/subscriptions',
  '/survey/all-surveys',
  '/dashboard/account-info',
  '/dashboard/team-management',
  '/reports/1/knees/1',
  '/custom-reports/1/mine/1',
  '/admin-panel/manage-reports',
  '/client-access',
  '/user-report',
  '/report-upload',
  ...dashboards,
];

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => navigation(page, 'Main');
const searchBox = (page: Page) => page.getByPlaceholder('Search All Reports');

async function expectTitles(page: Page, titles: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(titles)) {
    await visit(page, path);
    await expect(page, path).toHaveTitle(`${title} - Caliper`);
  }
}

test('NAV-01 NAV-02 NAV-03 NAV-07 NAV-09 a visitor has the header without search, the logo, Sign In and the footer', async ({
  page,
}) => {
  await page.goto('/');
  await seen(header(page));
  await expect(link(header(page), 'Caliper')).toHaveAttribute('href', '/catalog/all-reports');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Caliper Research`);
  await expect(link(footer, 'caliper.example')).toHaveAttribute('href', /caliper\.example/);
  await link(footer, 'Help').click();
  await expect(page).toHaveURL('/help');
  await link(footer, 'Contact Us').click();
  await expect(page).toHaveURL('/contact');
  await expect(link(menu(page), 'Sign In')).toHaveAttribute('href', '/');
  await gone(searchBox(page));
});

test('NAV-08 NAV-14 NAV-21 MEND-38 pages for visitors have their titles, an unknown address is a 404; from all others a visitor is sent to the sign-in page', async ({
  page,
}) => {
  await page.goto('/translate');
  await expect(page).toHaveTitle('Translate - Caliper');
  await page.goto('/help');
  await expectTitles(page, {
    '/': 'Sign In',
    '/password-recovery': 'Password Recovery',
    '/sign-in/zb': 'Sign In',
    '/reset-password/x': 'Reset Password',
    '/verify-email/x': 'Verify E-mail',
    '/help': 'Help',
    '/contact': 'Contact Us',
    '/registration-request/x': 'Registration Request',
    '/no/such/page': 'Page not found',
  });
  const unknown = await page.goto('/no/such/page');
  expect(unknown?.status()).toBe(404);
  await seen(heading(page, 'Page not found'));
  await link(page, 'Back to Sign In').click();
  await expect(page).toHaveURL('/');
  for (const path of forUsers) {
    await visit(page, path);
    await expect(page, path).toHaveURL('/');
  }
  await page.goto('/catalog/all-reports');
  await expect(page).toHaveURL('/');
});

test('NAV-14 MEND-08 someone disabled while signed in reads so on the sign-in page, in every tab and after a reload', async ({
  page,
  house,
  context,
}) => {
  const { id } = await house.signedIn(makePerson(house.db));
  const told =
    'Your account has not been enabled. Please contact your Team Leader or your sales representative.';
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'All Reports'));
  const other = await context.newPage();
  // What it still asks for would tell it, and this page, before the click.
  await other.goto('/dashboard/account-info', { waitUntil: 'networkidle' });
  await seen(heading(other, 'Profile and Account Information'));
  await changeRows(house.db, 'users', { enabled: false }, { id });
  await link(page, 'Favorites').first().click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await seen(tab.getByText(told));
  }
  await page.reload();
  await seen(page.getByText(told));
  await gone(page.getByText('You are signed out'));
});

test('MEND-08 NAV-29 a subscription that expires while signed in is noticed by the next page, which says so in its place', async ({
  page,
  house,
}) => {
  const { usergroupId } = await house.signedIn(makePerson(house.db));
  // A page without content calls of its own: it is the next one that finds out.
  await page.goto('/dashboard/account-info');
  await seen(heading(page, 'Profile and Account Information'));
  const expiry = new Date(Date.now() - 86_400_000);
  await changeRows(house.db, 'usergroups', { expiry }, { id: usergroupId });
  await header(page).locator('a[href="/catalog/all-reports"]').first().click();
  await seen(heading(page, 'Subscription expired'));
  await expect(page).toHaveURL('/catalog/all-reports');
  await expect(page.getByRole('main')).toContainText(
    'Sorry for the inconvenience, but your subscription has expired.',
  );
  await seen(page.getByText('Your subscription has expired!'));
});

test('NAV-02 NAV-03 NAV-09 NAV-11 NAV-21 signed in, the search, the logo and the sections lead to their pages', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  await page.goto('/no/such/page');
  await link(page, 'Back to All Reports').click();
  await expect(page).toHaveURL('/catalog/all-reports');
  await gone(link(menu(page), 'Sign In'));
  await searchBox(page).fill('knee & hip');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/search?query=knee+%26+hip');
  await link(header(page), 'Caliper').click();
  await expect(page).toHaveURL('/catalog/all-reports');

  const line = (name: string) =>
    menu(page)
      .getByRole('listitem')
      .filter({ has: link(page, name, exact) })
      .first()
      .evaluate((item) => {
        const { borderBottomColor, boxShadow } = getComputedStyle(item);
        const after = getComputedStyle(item, '::after');
        return [borderBottomColor, boxShadow, after.content, after.backgroundColor, after.height].join(' ');
      });
  for (const path of ['/catalog/custom-reports', '/catalog/search', '/reports/1/knees/1']) {
    await visit(page, '/medsku/favorites');
    await expect.poll(async () => (await line('MedSKU')) !== (await line('Procedure Tracker'))).toBe(true);
    await visit(page, path);
    await expect.poll(async () => (await line('Reports')) !== (await line('MedSKU')), path).toBe(true);
    expect(await line('MedSKU')).toBe(await line('Procedure Tracker'));
  }
});

test('MEND-07 short addresses open the account, and a report at its first chapter @thorough', async ({
  page,
  house,
}) => {
  const { report_id, title } = await house.signedIn(makeReading(house, chaptersCalled('Beginning', 'End')));
  await page.goto(`/reports/${report_id}?term=beginning`);
  await expectChapter(page, 'Beginning');
  await expect(page).toHaveURL(`/reports/${report_id}/${slugOf(title)}/1?term=beginning`);
  await visit(page, '/dashboard');
  await expect(page).toHaveURL('/dashboard/account-info');
  await visit(page, `/reports/${report_id}/any-name`);
  await expectChapter(page, 'Beginning');
  await expect(page).toHaveURL(reportAddress(report_id));
  await visit(page, '/reports/dashboard');
  await seen(heading(page, 'Page not found'));
});

async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height / 2 : 0;
}

async function rowsOf(one: Locator, other: Locator): Promise<number> {
  return Math.abs((await middleOf(one)) - (await middleOf(other))) < 5 ? 1 : 2;
}

test('NAV-01 NAV-25 the menu is one row above 1290 px and a button at that width and below; the search is in the header above 700 px and in its own row below @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  await page.setViewportSize({ width: 1291, height: 800 });
  await page.goto('/catalog/all-reports');
  await seen(link(menu(page), 'Reports', exact));
  await expect(button(page, 'Menu', exact)).toBeHidden();
  await page.setViewportSize({ width: 1290, height: 800 });
  await expect(menu(page)).toBeHidden();
  await button(page, 'Menu', exact).click();
  await link(menu(page), 'MedSKU', exact).click();
  await expect(page).toHaveURL('/medsku/all-medsku');
  await expect(menu(page)).toBeHidden();

  const head = page.getByRole('banner');
  const [logo, search] = [link(head, 'Caliper'), head.getByPlaceholder('Search All Reports')];
  await seen(search);
  for (const [width, rows] of [
    [701, 1],
    [700, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => rowsOf(logo, search)).toBe(rows);
  }
});

test('NAV-01 NAV-08 every page for users has its own title before the name of the product, and the header, except the full-screen dashboards @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin@caliper.example');
  await page.goto('/contact');
  await expectTitles(page, {
    '/catalog/all-reports': 'All Reports',
    '/catalog/subscriptions': 'Subscriptions',
    '/catalog/favorites': 'Favorites',
    '/catalog/custom-reports': 'Custom Reports',
    '/catalog/search': 'Search',
    '/medsku/all-medsku': 'MedSKU Catalog',
    '/pt/all-procedure-tracker': 'Procedure Tracker Catalog',
    '/survey/all-surveys': 'Surveys Catalog',
    '/dashboard/account-info': 'My Account',
    '/admin-panel': 'Admin Panel',
    '/client-access': 'Client Access',
    '/user-report': 'User Report',
    '/report-upload': 'Report Upload',
    '/custom-reports/1/mine/1': 'Custom Report',
  });

  await visit(page, '/no/such/page');
  await seen(header(page));
  for (const path of dashboards) {
    await visit(page, path);
    await gone(header(page));
    await seen(page.locator('iframe').or(page.getByRole('heading', { level: 1 })));
    await visit(page, '/dashboard/account-info');
    await seen(header(page));
  }
});
