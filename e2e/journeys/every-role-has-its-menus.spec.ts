import { expect, type Page, test, visit } from '../fixtures.ts';
import { button, exact, gone, link, navigation, seen } from '../screen.ts';

const customer = ['Account Information', 'My Orders', 'Custom Research Request', 'Custom Reports'];

/** For each role its account menu, the side menu of My Account, and the pages that not everyone may open. */
const roles = {
  standard: {
    email: 'reader@meridian.example',
    entries: { 'Account Information': '/dashboard/account-info' },
    account: customer,
    pages: [],
  },
  'team leader': {
    email: 'lead@meridian.example',
    entries: { 'Account Information': '/dashboard/account-info' },
    account: [...customer, 'Team Management', 'Team usage'],
    pages: ['/dashboard/team-management'],
  },
  admin: {
    email: 'admin@caliper.example',
    entries: { 'Admin Panel': '/admin-panel' },
    account: [],
    pages: [
      '/admin-panel',
      '/admin-panel/manage-reports',
      '/admin-panel/report-upload',
      '/clients',
      '/client-access',
      '/user-report',
      '/report-upload',
    ],
  },
  sales: {
    email: 'sales@caliper.example',
    entries: { Clients: '/clients', 'Client Access': '/client-access', 'User Report': '/user-report' },
    account: ['Custom Reports'],
    pages: ['/clients', '/client-access', '/user-report'],
  },
  publications: {
    email: 'publications@caliper.example',
    entries: { 'Report Upload': '/report-upload', Proofs: '/proofs', 'Search Synonyms': '/search-synonyms' },
    account: [],
    pages: ['/report-upload', '/proofs'],
  },
};

/** At the end of every account menu. */
const last = { 'Your files': '/files', 'Sign Out': '/sign-out' };

const sections = {
  Reports: ['/catalog/all-reports', '/catalog/subscriptions', '/catalog/favorites'],
  MedSKU: ['/medsku/all-medsku', '/medsku/subscriptions', '/medsku/favorites'],
  'Procedure Tracker': ['/pt/all-procedure-tracker', '/pt/subscriptions', '/pt/favorites'],
  Surveys: ['/survey/all-surveys', '/survey/subscriptions', '/survey/favorites'],
};

const titles = {
  '/admin-panel': 'Admin Panel',
  '/admin-panel/manage-reports': 'Manage Reports',
  '/admin-panel/report-upload': 'Report Upload',
  '/clients': 'Clients',
  '/client-access': 'Client Access',
  '/user-report': 'User Report',
  '/report-upload': 'Report Upload',
  '/dashboard/team-management': 'My Account',
};

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => navigation(page, 'Main');

async function expectSections(page: Page): Promise<void> {
  for (const [label, [home = '', ...lists]] of Object.entries(sections)) {
    await expect(link(menu(page), label, exact)).toHaveAttribute('href', home);
    await button(menu(page), `${label} menu`).click();
    for (const list of lists) await seen(menu(page).locator(`a[href="${list}"]`));
  }
  const news = link(menu(page), 'News');
  await expect(news).toHaveAttribute('target', '_blank');
  await expect(news).toHaveAttribute('href', /^https:\/\/blog\./);
  await expect(link(menu(page), 'Translate')).toHaveAttribute('href', '/translate');
}

async function expectAccountMenu(page: Page, entries: Record<string, string>): Promise<void> {
  await expect(link(header(page), /my account/)).toHaveAttribute('href', '/dashboard/account-info');
  await button(page, 'Account menu').click();
  const panel = header(page).getByRole('listitem').filter({ visible: true });
  for (const [label, path] of Object.entries({ ...entries, ...last }))
    await expect(link(panel, label)).toHaveAttribute('href', path);
  const all = ['Account Information', 'Admin Panel', 'Report Upload', 'Client Access', 'User Report'];
  for (const label of all.filter((name) => !(name in entries))) await gone(link(panel, label));
}

async function expectNarrowMenu(page: Page, entries: Record<string, string>): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  await button(page, 'Menu', exact).click();
  const account = menu(page)
    .getByRole('listitem')
    .filter({ has: page.locator('ul a[href="/sign-out"]') });
  const links = account.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(Object.keys({ ...entries, ...last }));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    Object.values({ ...entries, ...last }),
  );
}

async function expectPages(page: Page, admitted: string[]): Promise<void> {
  for (const [path, title] of Object.entries(titles)) {
    await visit(page, path);
    if (admitted.includes(path)) await expect(page, path).toHaveTitle(`${title} - Caliper`);
    await expect(page, path).toHaveURL(admitted.includes(path) ? path : '/catalog/all-reports');
    await seen(header(page));
    await seen(page.getByRole('contentinfo'));
    await visit(page, '/contact');
    await expect(page).toHaveTitle('Contact Us - Caliper');
  }
}

async function expectSideMenu(page: Page, labels: string[]): Promise<void> {
  await visit(page, '/dashboard/custom-reports');
  await expect(page).toHaveTitle('My Account - Caliper');
  await seen(page.getByRole('heading', { level: 1 }));
  const side = navigation(page, 'My Account');
  await expect(side.getByRole('link')).toHaveText(labels);
  for (const label of labels) {
    await link(side, label).click();
    await expect(side.locator('[aria-current="page"]')).toHaveText(label);
    await expect(page).toHaveTitle('My Account - Caliper');
  }
}

/** On a narrow screen it is behind a button that names the page. */
async function expectNarrowSideMenu(page: Page): Promise<void> {
  await visit(page, '/dashboard/my-orders');
  const side = navigation(page, 'My Account');
  await expect(link(side, 'Custom Reports')).toBeHidden();
  await button(side, 'My Account My Orders').click();
  await link(side, 'Custom Reports').click();
  await expect(page).toHaveURL('/dashboard/custom-reports');
  await expect(link(side, 'My Orders')).toBeHidden();
}

/** The others differ from an admin in single entries, which the tests of the menus try as well. */

for (const [role, { email, entries, account, pages }] of Object.entries(roles)) {
  const tag = role === 'admin' ? [] : '@thorough';
  test(`NAV-01 NAV-10 NAV-12 NAV-15 NAV-26 NAV-27 TEAM-01 ACC-01 ${role}: the menus have what the role may do, and other pages lead back to the catalogue`, {
    tag,
  }, async ({ page, signedInAs }) => {
    await signedInAs(email);
    await page.goto('/contact');
    await test.step('the four sections, News in a new tab, Translate', () => expectSections(page));
    await test.step('the account menu', () => expectAccountMenu(page, entries));
    await test.step('pages of roles', () => expectPages(page, pages));
    await test.step('the side menu of My Account', () => expectSideMenu(page, account));
    await visit(page, '/contact');
    await test.step('the same account entries on a narrow screen', () => expectNarrowMenu(page, entries));
    if (account.length > 1)
      await test.step('and the side menu on a narrow screen', () => expectNarrowSideMenu(page));
  });
}
