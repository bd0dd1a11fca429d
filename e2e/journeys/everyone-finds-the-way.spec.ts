import { expect, type Page, test } from '../fixtures.ts';

const roles = {
  standard: 'reader@meridian.example',
  'team leader': 'lead@meridian.example',
  admin: 'admin@caliper.example',
  sales: 'sales@caliper.example',
  publications: 'publications@caliper.example',
} as const;

const dashboards = [
  '/reports/global-dashboard/medcore/1/knees',
  '/reports/global-dashboard/1/knees',
  '/reports/dashboard/1/knees',
  '/medsku/dashboard/1/knees',
  '/pt/dashboard/1/knees',
  '/medaccess/dashboard/1/knees',
  '/survey/dashboard/1/knees',
];

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('NAV-01 the header is on every page except the full-screen dashboards', async ({ page, signedInAs }) => {
  await page.goto('/');
  await expect(header(page)).toBeVisible();
  await signedInAs(roles.standard);
  for (const path of ['/catalog/all-reports', '/dashboard/account-info', '/contact', '/no/such/page']) {
    await page.goto(path);
    await expect(header(page)).toBeVisible();
  }
  for (const path of dashboards) {
    await page.goto(path);
    await expect(page.locator('iframe').or(page.getByRole('heading', { level: 1 }))).toBeVisible();
    await expect(header(page)).toHaveCount(0);
  }
});

test('NAV-01 the menu is one row above 1290 px and a button at that width and below', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(roles.standard);
  await page.setViewportSize({ width: 1291, height: 800 });
  await page.goto('/catalog/all-reports');
  await expect(menu(page).getByRole('link', { name: 'Reports', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1290, height: 800 });
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu(page).getByRole('link', { name: 'MedSKU', exact: true }).click();
  await expect(page).toHaveURL('/medsku/all-medsku');
  await expect(menu(page)).toBeHidden();
});

test('NAV-02 NAV-03 a visitor sees Sign In and no search; a signed-in person the reverse', async ({
  page,
  signedInAs,
}) => {
  await page.goto('/contact');
  await expect(menu(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
  await expect(page.getByPlaceholder('Search All Reports')).toHaveCount(0);
  await signedInAs(roles.standard);
  await page.goto('/contact');
  await expect(page.getByPlaceholder('Search All Reports')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.getByPlaceholder('Search All Reports').fill('knee & hip');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/search?query=knee+%26+hip');
});

test('NAV-07 the footer has the year, the provider, the contact page and help', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Caliper Research`);
  await expect(footer.getByRole('link', { name: 'caliper.example' })).toHaveAttribute(
    'href',
    /caliper\.example/,
  );
  await footer.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await footer.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('NAV-08 every page has its own title before the name of the product', async ({ page, signedInAs }) => {
  const titles: Record<string, string> = {
    '/': 'Sign In',
    '/sign-in/zb': 'Sign In',
    '/password-recovery': 'Password Recovery',
    '/reset-password/x': 'Reset Password',
    '/verify-email/x': 'Verify E-mail',
    '/help': 'Help',
    '/contact': 'Contact Us',
    '/registration-request/x': 'Registration Request',
    '/translate': 'Translate',
    '/no/such/page': 'Page not found',
  };
  const signedIn: Record<string, string> = {
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
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${title} - Caliper`);
  }
  await signedInAs(roles.admin);
  for (const [path, title] of Object.entries(signedIn)) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${title} - Caliper`);
  }
});

test('NAV-09 the logo leads to all reports', async ({ page, signedInAs }) => {
  await page.goto('/');
  const logo = header(page).getByRole('link', { name: 'Caliper' });
  await expect(logo).toHaveAttribute('href', '/catalog/all-reports');
  await signedInAs(roles.standard);
  await page.goto('/dashboard/account-info');
  await logo.click();
  await expect(page).toHaveURL('/catalog/all-reports');
});

const sections = {
  Reports: ['/catalog/all-reports', '/catalog/subscriptions', '/catalog/favorites'],
  MedSKU: ['/medsku/all-medsku', '/medsku/subscriptions', '/medsku/favorites'],
  'Procedure Tracker': ['/pt/all-procedure-tracker', '/pt/subscriptions', '/pt/favorites'],
  Surveys: ['/survey/all-surveys', '/survey/subscriptions', '/survey/favorites'],
};

for (const [role, email] of Object.entries(roles)) {
  test(`NAV-10 ${role}: the four sections with their lists, News in a new tab, Translate`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(email);
    await page.goto('/contact');
    for (const [label, [home = '', ...lists]] of Object.entries(sections)) {
      await expect(menu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', home);
      await menu(page)
        .getByRole('button', { name: `${label} menu` })
        .click();
      for (const list of lists) await expect(menu(page).locator(`a[href="${list}"]`)).toBeVisible();
    }
    const news = menu(page).getByRole('link', { name: 'News' });
    await expect(news).toHaveAttribute('target', '_blank');
    await expect(news).toHaveAttribute('href', /^https:\/\/blog\./);
    await expect(menu(page).getByRole('link', { name: 'Translate' })).toHaveAttribute('href', '/translate');
  });
}

test('NAV-11 custom reports and search belong to Reports, and the current section is underlined', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(roles.standard);
  const line = (name: string) =>
    menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first()
      .evaluate((item) => {
        const { borderBottomColor, boxShadow } = getComputedStyle(item);
        const after = getComputedStyle(item, '::after');
        return [borderBottomColor, boxShadow, after.content, after.backgroundColor, after.height].join(' ');
      });
  for (const path of ['/catalog/custom-reports', '/catalog/search', '/reports/1/knees/1']) {
    await page.goto(path);
    await expect(menu(page).getByRole('link', { name: 'Reports', exact: true })).toBeVisible();
    expect(await line('Reports'), path).not.toBe(await line('MedSKU'));
  }
  await page.goto('/medsku/favorites');
  await expect(menu(page).getByRole('link', { name: 'MedSKU', exact: true })).toBeVisible();
  expect(await line('MedSKU')).not.toBe(await line('Reports'));
});

const accountMenus = {
  standard: { 'Account Information': '/dashboard/account-info' },
  'team leader': { 'Account Information': '/dashboard/account-info' },
  admin: { 'Admin Panel': '/admin-panel' },
  sales: { 'Client Access': '/client-access', 'User Report': '/user-report' },
  publications: { 'Report Upload': '/report-upload' },
} as const;

for (const [role, entries] of Object.entries(accountMenus)) {
  test(`NAV-12 NAV-27 ${role}: the account menu has what the role may do, and Sign Out`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(roles[role as keyof typeof roles]);
    await page.goto('/contact');
    await expect(header(page).getByRole('link', { name: /my account/ })).toHaveAttribute(
      'href',
      '/dashboard/account-info',
    );
    await page.getByRole('button', { name: 'Account menu' }).click();
    const panel = header(page).getByRole('listitem').filter({ visible: true });
    const expected = [...Object.entries(entries), ['Sign Out', '/sign-out']];
    for (const [label = '', path = ''] of expected)
      await expect(panel.getByRole('link', { name: label })).toHaveAttribute('href', path);
    const all = ['Account Information', 'Admin Panel', 'Report Upload', 'Client Access', 'User Report'];
    for (const label of all.filter((name) => !(name in entries)))
      await expect(panel.getByRole('link', { name: label })).toHaveCount(0);
  });

  test(`NAV-01 NAV-12 ${role}: on a narrow screen the menu holds the same account entries and no others`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(roles[role as keyof typeof roles]);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const account = menu(page)
      .getByRole('listitem')
      .filter({ has: page.locator('ul a[href="/sign-out"]') });
    const links = account.getByRole('listitem').getByRole('link');
    await expect(links).toHaveText([...Object.keys(entries), 'Sign Out']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...Object.values(entries),
      '/sign-out',
    ]);
  });
}

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

test('NAV-14 a visitor is sent to the sign-in page from every page for users', async ({ page }) => {
  for (const path of forUsers) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('NAV-14 someone disabled while signed in is sent to the sign-in page', async ({
  page,
  db,
  signedInAs,
}) => {
  const email = 'reader@west.harbor.example';
  await signedInAs(email);
  await page.goto('/catalog/all-reports');
  await expect(page.getByRole('heading', { name: 'All Reports' })).toBeVisible();
  await db.updateTable('users').set({ enabled: false }).where('email', '=', email).execute();
  await page.goto('/catalog/favorites');
  await expect(page).toHaveURL('/');
  await db.updateTable('users').set({ enabled: true }).where('email', '=', email).execute();
});

const pagesOfRoles = {
  '/admin-panel': ['admin'],
  '/admin-panel/manage-reports': ['admin'],
  '/client-access': ['sales', 'admin'],
  '/user-report': ['sales', 'admin'],
  '/report-upload': ['publications', 'admin'],
  '/dashboard/team-management': ['team leader'],
};

for (const [role, email] of Object.entries(roles)) {
  test(`NAV-15 NAV-26 TEAM-01 ${role} enters the pages of that role; others lead back to the catalogue`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(email);
    for (const [path, admitted] of Object.entries(pagesOfRoles)) {
      await page.goto(path);
      await expect(page, path).toHaveURL(admitted.includes(role) ? path : '/catalog/all-reports');
      await expect(header(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
}

test('NAV-21 an unknown address says so and shows a way back', async ({ page, signedInAs }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/');
  await signedInAs(roles.standard);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Back to All Reports' }).click();
  await expect(page).toHaveURL('/catalog/all-reports');
});
