import { expect, test } from 'vitest';
import { buildServer } from '../src/server.ts';
import { readConfig } from '../src/start/config.ts';
import { changeRows, rowIn, rowsIn } from '../src/testing/database.ts';
import { expectStatus } from '../src/testing/expect-status.ts';
import { makeItem } from '../src/testing/items.ts';
import { callingWith, openSession } from '../src/testing/people.ts';
import { startServer } from '../src/testing/server.ts';
import { demoItems } from './content/items.ts';
import { type DemoReport, demoReports } from './content/plan.ts';
import { fill } from './fill.ts';
import { giveUsage } from './give-usage.ts';
import { installDemo } from './install.ts';

const env = () => ({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
const databaseOf = () => ({
  db: server.db,
  prepared: server.db,
  url: server.databaseUrl,
  patience: 10,
  ready: async () => true,
  connections: () => ({ open: 0, idle: 0, awaited: 0 }),
  close: async () => {},
});

const server = await startServer();
await installDemo(databaseOf(), env(), 'small');

async function as(email: string) {
  const { id, usergroup_id } = await rowIn(server.db, 'users', { email });
  const { token } = await openSession(server.db, id);
  return { token, call: callingWith(server.call, token), company: String(usergroup_id) };
}

test('all demo data is loaded: every report with its chapters, every item, and what people have of them', async () => {
  const items = await rowsIn(server.db, 'items');
  const reports = items.filter(({ kind }) => kind === 'report');
  expect(reports).toHaveLength(demoReports('small').length);
  expect(items).toHaveLength(reports.length + demoItems('small').length);
  for (const report of demoReports('small')) {
    const found = reports.find(
      (one) =>
        one.item_name === report.title && one.item_year === report.year && one.region === report.region,
    );
    expect([report.title, (found?.chapters ?? 0) >= 8]).toEqual([report.title, report.writeup]);
  }
});

test('the companies have what was planned', async () => {
  const count = async (email: string, list: 'active' | 'expired') => {
    const { call, company } = await as(email);
    const { body } = await call('subscriptions', { params: { id: company } });
    return body[list].length;
  };
  expect(await count('lead@meridian.example', 'active')).toBeGreaterThan(3);
  expect(await count('reader@solo.example', 'active')).toBe(1);
  expect(await count('reader@empty.example', 'active')).toBe(0);
  expect(await count('reader@lapsed.example', 'active')).toBe(0);
  expect(await count('reader@lapsed.example', 'expired')).toBeGreaterThan(0);
});

test('people have favourites of several kinds, except the one planned without any', async () => {
  const lead = await as('lead@meridian.example');
  const { body } = await lead.call('session');
  expect(body.user.favorites.length).toBeGreaterThan(0);
  const empty = await (await as('reader@empty.example')).call('session');
  expect(empty.body.user).toMatchObject({
    favorites: [],
    medskuFavorites: [],
    ptFavorites: [],
    surveyFavorites: [],
  });
});

test('people have custom reports, some are shared with teammates, and companies have a MedCore one', async () => {
  const page = async (email: string) => {
    const query = '?section=catalog&filter=custom-reports';
    const { body } = await server.call('cataloguePage', { token: (await as(email)).token, query });
    return body.items.map((one: { report_name: string }) => one.report_name).sort();
  };
  const medcore = 'Orthopedics essentials';
  const shared = ['Competitors at a glance', 'Knee board pack, Q4', medcore];
  expect(await page('reader@meridian.example')).toEqual([...shared, 'Pricing notes']);
  expect(await page('reader2@meridian.example')).toEqual(['Knee board pack, Q4', medcore]);
  expect(await page('reader@harbor.example')).toContain(medcore);
  expect(await page('reader@solo.example')).toEqual([]);
});

test('READ-12 the newest editions recommend others of their field, and never an outdated edition', async () => {
  const { token } = await as('lead@meridian.example');
  const items = await rowsIn(server.db, 'items', { kind: 'report' });
  const [newest, before] = [2026, 2025].map((year) =>
    items.find(
      (one) =>
        one.item_name === 'Large-Joint Reconstruction Devices' &&
        one.region === 'Europe' &&
        one.item_year === year,
    ),
  );
  const { body } = await server.call('recommendations', {
    token,
    params: { id: String(newest?.item_id) },
  });
  expect(body.length).toBeGreaterThan(1);
  for (const { rec_report_id } of body)
    expect(items.find(({ item_id }) => item_id === rec_report_id)?.category_id).toBe(newest?.category_id);
  const all = await rowsIn(server.db, 'recommendations');
  expect(all.map(({ rec_report_id }) => rec_report_id)).not.toContain(before?.item_id);
});

test('the demo of an installation to look at has a year of usage, once, and only where there is none yet', async () => {
  const { db } = server;
  const { token } = await as('lead@meridian.example');
  const usage = async () => (await server.call('teamUsage', { token, query: '?range=12-months' })).body;
  expect((await usage()).reads).toBe(0);
  await giveUsage(db);
  const given = await usage();
  expect(given.reads).toBeGreaterThan(500);
  expect(given.months).toHaveLength(12);
  expect(given.mostRead.items.length).toBeGreaterThan(2);
  expect(given.wanted.total).toBeGreaterThan(0);
  const sales = await as('sales@caliper.example');
  const wanted = (await sales.call('wanted', { query: '?days=90' })).body;
  expect(wanted.unanswered).toBeGreaterThan(0);
  const ending = (await sales.call('clients', { query: '?text=soonwell' })).body.rows[0];
  expect(ending.owner.name).toBe('Sam Okoye');
  expect(ending.lastActive).toBeLessThan(Date.now() - 10 * 86_400_000);
  await giveUsage(db);
  expect(await usage()).toEqual(given);
});

test('a process asked to stop does so between two items, and nothing counts as finished', async () => {
  const { db } = server;
  const demos = db.selectFrom('data_sets').select('item_id').where('demo', '=', true);
  const before = (await demos.execute()).length;
  await db.deleteFrom('data_sets').where('demo', '=', true).execute();
  await changeRows(db, 'demo_data', { finished_at: null });
  const { app, house } = await buildServer(readConfig({ ...env(), LOG_LEVEL: 'silent' }), databaseOf());
  const leaving = new AbortController();
  const { imports } = house.services;
  const stage: typeof imports.stage = (...request) => {
    leaving.abort();
    return imports.stage(...request);
  };
  const services = { ...house.services, imports: { ...imports, stage } };
  await fill({ db, house: { ...house, services }, signal: leaving.signal });
  expect((await demos.execute()).length).toBeLessThan(before);
  const { finished_at } = await rowIn(db, 'demo_data');
  expect(finished_at).toBeNull();
  await fill({ db, house });
  expect(await demos.execute()).toHaveLength(before);
  await house.stop();
  await app.close();
});

test("an interrupted load is completed by the next start, and staff's changes in between stay", async () => {
  const { db } = server;
  const { token, company } = await as('lead@meridian.example');
  const admin = await as('admin@caliper.example');
  const listed = async () =>
    (await server.call('subscriptions', { token, params: { id: company } })).body.active;
  const before = await listed();
  const others = await rowsIn(db, 'items', { kind: 'report' });
  const ids = before
    .filter((one: { sample: boolean }) => !one.sample)
    .map((one: { report_id: number }) => one.report_id);
  const [extra] = others.map(({ item_id }) => item_id).filter((id) => !ids.includes(id));
  await admin.call('saveSubscriptions', {
    params: { id: company },
    body: [...ids, extra],
  });
  // One report without its figures, one item without its demo.
  const opened = db.selectFrom('items').select('item_id').where('global_dashboard', '=', true);
  const { item_id } = await opened.executeTakeFirstOrThrow();
  await db.deleteFrom('data_sets').where('item_id', '=', item_id).execute();
  await db.deleteFrom('report_markets').where('report_id', '=', item_id).execute();
  await changeRows(db, 'items', { global_dashboard: false }, { item_id });
  const demo = await rowIn(db, 'data_sets', { demo: true });
  await db.deleteFrom('data_sets').where('item_id', '=', demo.item_id).where('demo', '=', true).execute();
  await changeRows(db, 'demo_data', { finished_at: null });
  const { app, house } = await buildServer(readConfig({ ...env(), LOG_LEVEL: 'silent' }), databaseOf());
  await fill({ db, house });
  await house.stop();
  await app.close();
  const dashboards = demoReports('small').filter(({ hasDashboard }) => hasDashboard).length;
  const demos = demoItems('small').filter(({ hasDemo }) => hasDemo).length;
  expect(await opened.execute()).toHaveLength(dashboards);
  const sets = await db.selectFrom('data_sets').select('demo').where('import_id', 'is not', null).execute();
  expect(sets.filter(({ demo }) => demo)).toHaveLength(demos);
  expect((await listed()).map((one: { report_id: number }) => one.report_id)).toContain(extra);
  const { finished_at } = await rowIn(db, 'demo_data');
  expect(finished_at).not.toBeNull();
});

test('what staff have deleted or ended while the demo data is loaded stays so, and does not stop the load', async () => {
  const { db } = server;
  const admin = await as('admin@caliper.example');
  const solo = await as('reader@solo.example');
  const meridian = await as('reader@meridian.example');
  const deleted = await admin.call('deleteCompany', { params: { id: solo.company } });
  expect(deleted.status).toBe(204);
  const calls = ['saveSubscriptions', 'saveSamples', 'saveMedskuSubscriptions', 'saveMedskuDemos'] as const;
  for (const call of calls) await admin.call(call, { params: { id: meridian.company }, body: [] });
  await db.deleteFrom('custom_reports').execute();
  await changeRows(db, 'demo_data', { finished_at: null });
  await installDemo(databaseOf(), env(), 'small');
  const has = await db
    .selectFrom('subscriptions')
    .innerJoin('items', 'items.item_id', 'subscriptions.item_id')
    .select(['kind', 'access'])
    .distinct()
    .where('usergroup_id', '=', Number(meridian.company))
    .execute();
  expect(has.filter(({ kind }) => kind === 'report' || kind === 'medsku')).toEqual([]);
  expect(has).toContainEqual({ kind: 'pt', access: 'full' });
  const { finished_at } = await rowIn(db, 'demo_data');
  expect(finished_at).not.toBeNull();
});

test('MEND-27 the demo leaves alone what people have made, changed or deleted meanwhile', async () => {
  const { db } = server;
  const { token } = await as('admin@caliper.example');
  const [own, edited, deleted] = demoReports('small').filter(({ hasDashboard }) => hasDashboard);
  const idOf = async ({ title, region, year }: DemoReport) => {
    const report = db.selectFrom('items').select('item_id').where('kind', '=', 'report');
    const found = report
      .where('item_name', '=', title)
      .where('region', '=', region)
      .where('item_year', '=', year);
    return (await found.executeTakeFirst())?.item_id;
  };
  if (!own || !edited || !deleted) throw new Error('The small demo has three dashboards.');
  const ids = await Promise.all([own, edited, deleted].map(idOf));
  // As if a person had published the first, changed the second and deleted the third.
  await changeRows(db, 'items', { item_name: 'Away' }, { item_id: ids[0] ?? 0 });
  const theirs = { item_name: own.title, region: own.region, item_year: own.year };
  ids[0] = (await makeItem(db, theirs)).item_id;
  const { year, region, icon, description } = edited;
  const body = { title: edited.title, year, region, icon, description: `${description} Reviewed.` };
  await expectStatus(204, server.call('editReport', { token, params: { id: String(ids[1]) }, body }));
  for (const id of ids) {
    if (id === undefined) throw new Error('A report is missing.');
    await db.deleteFrom('subscriptions').where('item_id', '=', id).execute();
    await db.deleteFrom('data_sets').where('item_id', '=', id).execute();
  }
  await expectStatus(204, server.call('deleteReport', { token, params: { id: String(ids[2]) } }));
  const { id: companyId } = await rowIn(db, 'usergroups', { company: 'Empty Medical' });
  const given = { usergroup_id: companyId, item_id: ids[0] ?? 0, created_at: new Date('2001-01-01') };
  await db.insertInto('subscriptions').values(given).execute();

  await changeRows(db, 'demo_data', { finished_at: null });
  await installDemo(databaseOf(), env(), 'small');
  const figures = await db
    .selectFrom('data_sets')
    .select('item_id')
    .where('import_id', 'is not', null)
    .execute();
  const withFigures = figures.map(({ item_id }) => item_id);
  expect(withFigures).not.toContain(ids[0]);
  expect(withFigures).not.toContain(ids[1]);
  expect(await idOf(deleted)).toBeUndefined();
  const holders = db
    .selectFrom('subscriptions')
    .select(['usergroup_id', 'created_at'])
    .where('item_id', '=', given.item_id);
  expect(await holders.execute()).toEqual([{ usergroup_id: companyId, created_at: given.created_at }]);
});

test('MEND-27 while the demo content loads, the catalogue says how far it is', async () => {
  const { token } = await as('reader@harbor.example');
  const progress = async () => (await server.call('demoProgress', { token })).body;
  expect(await progress()).toBeNull();
  const planned = demoReports('small').length;
  await changeRows(server.db, 'demo_data', { finished_at: null, loaded: 0 });
  const { app, house } = await buildServer(readConfig({ ...env(), LOG_LEVEL: 'silent' }), databaseOf());
  const seen: unknown[] = [];
  await fill({ db: server.db, house, lastly: async () => void seen.push(await progress()) });
  await house.stop();
  await app.close();
  expect(seen).toEqual([{ loaded: planned, planned }]);
  expect(await progress()).toBeNull();
});

test('an interrupted installation continues, and counts as finished after its last step', async () => {
  const { db } = server;
  const count = async () => (await rowsIn(db, 'items')).length;
  const finishedAt = async () => (await rowIn(db, 'demo_data')).finished_at;
  const before = await count();
  await changeRows(db, 'demo_data', { finished_at: null });
  await installDemo(databaseOf(), env(), 'small');
  expect(await count()).toBe(before);
  expect(await finishedAt()).not.toBeNull();

  await changeRows(db, 'demo_data', { finished_at: null });
  const { app, house } = await buildServer(readConfig({ ...env(), LOG_LEVEL: 'silent' }), databaseOf());
  const lastly = async () => expect(await finishedAt()).toBeNull();
  await fill({ db, house, lastly });
  expect(await finishedAt()).not.toBeNull();
  await house.stop();
  await app.close();
  expect.assertions(4);
});
