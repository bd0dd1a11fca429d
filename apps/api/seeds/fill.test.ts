import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../src/testing/people.ts';
import { startServer, type TestServer } from '../src/testing/server.ts';
import { demoItems } from './content/items.ts';
import { demoReports } from './content/plan.ts';
import { installDemo } from './install.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  const { db, databaseUrl, dataDir } = server;
  const database = { db, url: databaseUrl, ready: async () => true, close: async () => {} };
  await installDemo(database, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, 'small');
});
afterAll(() => server.close());

async function as(email: string) {
  const { id, usergroup_id } = await server.db
    .selectFrom('users')
    .select(['id', 'usergroup_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { token } = await openSession(server.db, id);
  return { token, company: String(usergroup_id) };
}

test('the demo data come in whole: every report with its chapters, every item, and what people have of them', async () => {
  const items = await server.db.selectFrom('items').selectAll().execute();
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

test('the companies have what their stories say', async () => {
  const count = async (email: string, list: 'active' | 'expired') => {
    const { token, company } = await as(email);
    const { body } = await server.call('subscriptions', { token, params: { id: company } });
    return body[list].length;
  };
  expect(await count('lead@meridian.example', 'active')).toBeGreaterThan(3);
  expect(await count('reader@solo.example', 'active')).toBe(1);
  expect(await count('reader@empty.example', 'active')).toBe(0);
  expect(await count('reader@lapsed.example', 'active')).toBe(0);
  expect(await count('reader@lapsed.example', 'expired')).toBeGreaterThan(0);
});

test('people have favourites of several kinds, and the one with nothing has none', async () => {
  const lead = await as('lead@meridian.example');
  const { body } = await server.call('session', { token: lead.token });
  expect(body.user.favorites.length).toBeGreaterThan(0);
  const empty = await server.call('session', { token: (await as('reader@empty.example')).token });
  expect(empty.body.user).toMatchObject({
    favorites: [],
    medskuFavorites: [],
    ptFavorites: [],
    surveyFavorites: [],
  });
});
