import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import type { Locator } from '@playwright/test';
import { type Page, test, visit } from '../fixtures.ts';
import { heading, link, seen } from '../screen.ts';
import { expectPatience, type SlowStep, watchOnSlowLine } from '../slow-line.ts';

type Row = readonly [path: string, call: RegExp, mayStand?: RegExp];

const listCall = /\/catalogs\/page$/;
const searchCall = /\/search\/query$/;
/** Behind 'Filtering by region:'. */
const noRegion = /^None$/;

/** In this order: each list is followed by one that is as empty or as full, to which its answer must not be taken. */
const lists: Row[] = [
  ['/catalog/subscriptions', listCall, noRegion],
  ['/catalog/subscriptions?category=dialysis', listCall, noRegion],
  ['/catalog/subscriptions?category=dental', listCall, noRegion],
  ['/catalog/subscriptions?category=orthopedics', listCall, noRegion],
  ['/catalog/subscriptions?category=orthopedics&region=Africa', listCall],
  ['/catalog/favorites', listCall, noRegion],
  ['/catalog/favorites?year=1995', listCall, noRegion],
  ['/catalog/custom-reports', listCall, noRegion],
  ['/catalog/orthopedics', listCall, noRegion],
  ['/medsku/all-medsku', listCall, noRegion],
  ['/pt/subscriptions', listCall, noRegion],
  ['/survey/favorites', listCall, noRegion],
  ['/catalog/search?query=market', searchCall],
  ['/catalog/search?query=market&region=Africa', searchCall],
  ['/catalog/search?query=xyzzyq', searchCall],
  ['/catalog/search?query=xyzzyq&region=Europe', searchCall],
  ['/catalog/search?query=implants', searchCall],
];

const account: Row[] = [
  ['/dashboard/my-orders', /\/subscriptions\/company\//],
  ['/dashboard/custom-reports', /\/custom-reports\//],
  ['/dashboard/team-management', /\/usergroups\//],
];

const staff: Row[] = [
  ['/admin-panel', /auth-requests$/],
  ['/admin-panel/manage-reports', /\/catalogs/],
  ['/admin-panel/manage-clients', /\/clients$/],
  ['/admin-panel/user-report', /\/user-report$/],
  ['/admin-panel/user-report?roles=publications&enabled=false', /\/user-report$/],
  ['/admin-panel/user-report?roles=sales&enabled=false', /\/user-report$/],
  ...['global', 'medsku', 'pt', 'survey'].map(
    (kind): Row => [`/admin-panel/import-${kind}-dashboard`, /\/(auth\/embed|embed|dashboards)/],
  ),
];

/** Signs in, and opens a page that loads nothing more. */
async function begin(page: Page): Promise<void> {
  await watchOnSlowLine(page);
  await expectPatience(page, { call: /\/session$/ }, () => page.goto('/dashboard/account-info'));
  await seen(heading(page, 'Profile and Account Information'));
}

async function go(page: Page, path: string, step: SlowStep): Promise<void> {
  await test.step(path, () => expectPatience(page, step, () => visit(page, path)));
}

async function goThrough(page: Page, rows: readonly Row[]): Promise<void> {
  for (const [path, call, mayStand] of rows) await go(page, path, { call, ...(mayStand && { mayStand }) });
}

async function companyOf(db: Db, email: string): Promise<number> {
  const users = db.selectFrom('users').select('usergroup_id').where('email', '=', email);
  return (await users.executeTakeFirstOrThrow()).usergroup_id;
}

async function addressOf(link: Locator): Promise<string> {
  return (await link.first().getAttribute('href')) ?? '';
}

test.describe('with answers that take three seconds', { tag: '@thorough' }, () => {
  test.beforeEach(() => test.setTimeout(600_000));

  test('MEND-02 lists and searches show that they load, and claim nothing before', async ({
    page,
    signedInAs,
  }) => {
    await signedInAs('lead@meridian.example');
    await begin(page);
    await goThrough(page, lists);
  });

  test('MEND-02 the account shows that it loads, and claims nothing before', async ({ page, signedInAs }) => {
    await signedInAs('lead@meridian.example');
    await begin(page);
    await goThrough(page, account);
  });

  test('MEND-02 the reader and the dashboards show that they load, and claim nothing before', async ({
    page,
    signedInAs,
  }) => {
    await signedInAs('lead@meridian.example');
    await begin(page);
    await visit(page, '/catalog/search?query=market');
    const found = await addressOf(link(page, /^Subscribed: /));
    await go(page, found.replace(/\?.*/, ''), { call: /\/reports\/subscribed\/\d+\/1$/ });
    await go(page, found, { call: /\/search\/report\// });
    await go(page, '/catalog/custom-reports', { call: listCall });
    const custom = await addressOf(page.getByRole('main').locator('a[href^="/custom-reports/"]'));
    await go(page, custom, { call: /\/custom-report\// });
    for (const section of ['catalog', 'medsku', 'pt', 'survey']) {
      await visit(page, `/${section}/subscriptions`);
      const dashboard = await addressOf(page.getByRole('main').locator('a[href*="dashboard/"]'));
      await go(page, dashboard, { call: /\/(auth\/embed|embed|dashboards)/ });
    }
  });

  test('MEND-02 the pages of staff show that they load, and claim nothing before', async ({
    page,
    house,
  }) => {
    await house.signedInAs('admin@caliper.example');
    await begin(page);
    await goThrough(page, staff);
    const company = `/admin-panel/client-access?company=${await companyOf(house.db, 'lead@meridian.example')}`;
    await go(page, company, { call: /\/(usergroups|subscriptions)/ });
    await expectPatience(page, { call: /\/users$/ }, () => page.getByRole('tab', { name: 'Users' }).click());
  });
});
