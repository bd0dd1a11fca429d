import { roles } from '@caliper/contract/roles.ts';
import { expect, test } from 'vitest';
import { accountMenu, isCurrent, mainMenu } from './menu.ts';

const blog = 'https://blog.example';
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('NAV-01 a visitor sees News, Translate and Sign In', () => {
  expect(labels(mainMenu(null, blog))).toEqual(['News', 'Translate', 'Sign In']);
});

test.each(roles)('NAV-10 NAV-02 role %s sees the main menus and no Sign In', (role) => {
  expect(labels(mainMenu(role, blog))).toEqual([
    'Reports',
    'MedSKU',
    'Procedure Tracker',
    'Surveys',
    'News',
    'Translate',
  ]);
});

test('NAV-10 each menu leads to its catalogue and lists its subscriptions and favorites', () => {
  const tree = mainMenu('standard', blog).map(({ to, children }) => [to, children?.map((child) => child.to)]);
  expect(Object.fromEntries(tree)).toMatchObject({
    '/catalog/all-reports': expect.arrayContaining(['/catalog/subscriptions', '/catalog/favorites']),
    '/medsku/all-medsku': expect.arrayContaining(['/medsku/subscriptions', '/medsku/favorites']),
    '/pt/all-procedure-tracker': expect.arrayContaining(['/pt/subscriptions', '/pt/favorites']),
    '/survey/all-surveys': expect.arrayContaining(['/survey/subscriptions', '/survey/favorites']),
  });
});

test('FIND-12 Figures stand below Reports for everyone who is signed in', () => {
  for (const role of roles) {
    const [reports] = mainMenu(role, blog);
    expect(reports?.children).toContainEqual({ label: 'Figures', to: '/figures' });
  }
});

test.each([
  ['/catalog/search', 'Reports'],
  ['/figures', 'Reports'],
  ['/catalog/custom-reports', 'Reports'],
  ['/reports/7/knees/1', 'Reports'],
  ['/pt/favorites', 'Procedure Tracker'],
  ['/translate', 'Translate'],
])('NAV-11 on %s the item %s is the current one', (pathname, label) => {
  const current = mainMenu('standard', blog).filter((item) => isCurrent(item, pathname));
  expect(labels(current)).toEqual([label]);
});

test('NAV-11 Sign In is current on the home page only', () => {
  const current = (pathname: string) => mainMenu(null, blog).filter((item) => isCurrent(item, pathname));
  expect(labels(current('/'))).toEqual(['Sign In']);
  expect(labels(current('/contact'))).toEqual([]);
});

test.each([
  ['standard', ['Account Information', 'Your files', 'Sign Out']],
  ['team leader', ['Account Information', 'Your files', 'Sign Out']],
  ['admin', ['Admin Panel', 'Your files', 'Sign Out']],
  ['sales', ['Clients', 'Client Access', 'User Report', 'Your files', 'Sign Out']],
  ['publications', ['Report Upload', 'Proofs', 'Search Synonyms', 'Your files', 'Sign Out']],
] as const)('NAV-12 the account menu of role %s', (role, expected) => {
  expect(labels(accountMenu(role))).toEqual(expected);
});

test.each(roles)('TAKE-08 role %s finds the files that were made for them in the account menu', (role) => {
  expect(accountMenu(role)).toContainEqual(expect.objectContaining({ label: 'Your files', to: '/files' }));
});

test('NAV-27 Account Information is /dashboard/account-info', () => {
  expect(accountMenu('standard')[0]?.to).toBe('/dashboard/account-info');
});
