import { expect, test } from 'vitest';
import { create, made } from '../../testing/custom-reports.ts';
import { changeRows } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const chapter = (title: string) =>
  `<h1>${title}</h1><p>${title} text.</p><p><img src="../images/chart.svg" alt="A chart"></p>
   <table><caption>Units</caption><tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>7</td></tr></table>`;

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const { report_id: report } = await publishReport(server, [chapter('One'), chapter('Two')]);
const support = await signedInAs(server, { special: 'support', name: 'Support' });
const id = await made(server, support, [[report, 2]], 'MedCore knees');

type Who = Pick<SignedIn, 'call'>;

const give = (who: Who, companies: number[], report_id = id) =>
  who.call('giveCustomReport', { params: { id: report_id }, body: { companies } });
const open = (who: Who) => who.call('customReport', { params: { id } });
const read = (who: Who, number: number) =>
  who.call('subscribedReport', { params: { id: String(report), chapter: String(number) } });
const medcore = async (who: Who, query: string): Promise<(number | null)[]> => {
  const { body } = await who.call('cataloguePage', { query: `?section=catalog&${query}` });
  return body.items
    .map((one: { c_report_id: number | null }) => one.c_report_id)
    .filter((one: number | null) => one === Number(id));
};
const filters = ['filter=all&category=orthopedics', 'filter=subscriptions', 'filter=custom-reports'];

async function reader(over: object = {}): Promise<SignedIn> {
  return signedInAs(server, { usergroup_id: await makeCompany(server.db, over) });
}

test('CR-14 a company that is given a MedCore report finds it in its catalogue and reads its chapters', async () => {
  const person = await reader();
  for (const filter of filters) expect(await medcore(person, filter)).toEqual([]);
  await expectStatus(404, open(person));
  await expectStatus(403, read(person, 2));
  const { body } = await give(support, [person.usergroupId]);
  expect(body.find((one: { id: number }) => one.id === person.usergroupId)).toMatchObject({ given: true });
  for (const filter of filters) expect(await medcore(person, filter)).toEqual([Number(id)]);
  const { body: seen } = await open(person);
  expect(seen).toMatchObject({ medcore: true, shared: '', can: { edit: false, chooseMarkets: false } });
  expect(seen.collections).toMatchObject([{ chapter_number: 2, state: 'readable' }]);
  expect((await read(person, 2)).body.chapter.chapter_content).toContain('Two text');
});

test('CR-14 the support account can give away its own reports, but not what a colleague shared with it', async () => {
  const colleague = await signedInAs(server, { usergroup_id: support.usergroupId, role: 'sales' });
  const theirs = await made(server, colleague, [[report, 1]]);
  const body = { users: [support.id] };
  await colleague.call('shareCustomReport', { params: { id: theirs }, body });
  const { token } = support;
  await expectStatus(200, server.call('customReport', { token, params: { id: theirs } }));
  const query = '?section=catalog&filter=custom-reports';
  const { items } = (await server.call('cataloguePage', { token, query })).body;
  expect(items.map((one: { c_report_id: number }) => one.c_report_id)).not.toContain(Number(theirs));
  await expectStatus(403, server.call('givenCompanies', { token, params: { id: theirs } }));
  await expectStatus(403, give(support, [], theirs));
  await colleague.call('deleteCustomReport', { params: { id: theirs } });
});

test('CR-14 CR-17 it gives access to its chapters and to nothing else of their reports', async () => {
  const person = await reader();
  await give(support, [person.usergroupId]);
  await expectStatus(403, read(person, 1));
  const params = { id: String(report) };
  await expectStatus(403, person.call('searchReport', { params, body: { query: 'one' } }));
  await expectStatus(403, person.call('refreshReport', { params: { report_id: String(report) } }));
  const { body } = await person.call('unsubscribedReport', { params });
  expect(body.reportMeta.subscribed).toBe(false);
  const table = (chapter: string) =>
    person.call('tableExport', { params: { ...params, chapter, table: '1' } });
  expect([(await table('2')).status, (await table('1')).status]).toEqual([200, 403]);
  await expectStatus(403, create(server, person, [[report, 2]]));
});

test('CR-14 its images can be loaded as long as the company has it', async () => {
  const person = await reader();
  await give(support, [person.usergroupId]);
  const { body } = await read(person, 2);
  const [address = ''] = Object.values<string>(body.chapter.images);
  expect(address).toContain(`/content/${report}/`);
  await expectStatus(200, server.send('GET', address));
  await give(support, []);
  await expectStatus(404, server.send('GET', address));
});

test('CR-14 taking it back, or expiry, ends access at once, for the company and for its headquarter', async () => {
  const headquarter = await reader({ headquarter: true });
  const person = await reader({ headquarter_id: headquarter.usergroupId });
  const sister = await reader({ headquarter_id: headquarter.usergroupId });
  const reach = async () =>
    Promise.all([person, headquarter, sister].map(async (one) => (await open(one)).status));
  await give(support, [person.usergroupId]);
  expect(await reach()).toEqual([200, 200, 404]);
  await expectStatus(200, read(headquarter, 2));
  await expectStatus(403, read(sister, 2));
  await changeRows(
    server.db,
    'usergroups',
    { expiry: new Date(Date.now() - 1000) },
    { id: person.usergroupId },
  );
  expect(await reach()).toEqual([403, 404, 404]);
  await expectStatus(403, read(headquarter, 2));
  await changeRows(server.db, 'usergroups', { expiry: null }, { id: person.usergroupId });
  await give(support, []);
  expect(await reach()).toEqual([404, 404, 404]);
});

test('CR-14 the marketing account is given nothing, and no one has it once its creator is not the support account', async () => {
  const person = await reader();
  const marketing = await signedInAs(server, { special: 'marketing', usergroup_id: person.usergroupId });
  await give(support, [person.usergroupId]);
  expect([(await open(person)).status, (await open(marketing)).status]).toEqual([200, 404]);
  await setSpecial(null);
  await expectStatus(404, open(person));
  await expectStatus(403, read(person, 2));
  await setSpecial('support');
  await expectStatus(200, open(person));
});

test('CR-14 a MedCore report gives no access to a hidden report', async () => {
  const person = await reader();
  await give(support, [person.usergroupId]);
  await show(report, false);
  try {
    await expectStatus(404, read(person, 2));
    expect((await open(person)).body.collections).toMatchObject([{ state: 'withdrawn' }]);
    expect(await medcore(person, 'filter=subscriptions')).toEqual([]);
  } finally {
    await show(report, true);
  }
});

test('CR-14 only the support account can give a report, only its own, and only to customers', async () => {
  const person = await reader();
  for (const over of [{ role: 'admin' }, { role: 'sales' }, {}] as const)
    await expectStatus(403, give(await signedInAs(server, over), [person.usergroupId]));
  const another = await signedInAs(server, { special: 'support' });
  await expectStatus(404, give(another, [person.usergroupId]));
  await expectStatus(404, give(support, [999_999]));
  const own = await made(server, support, [[report, 1]]);
  const provider = await makeCompany(server.db, { provider: true }).catch(() => 999_999);
  await expectStatus(404, give(support, [provider], own));
  expect((await support.call('givenCompanies', { params: { id: own } })).body).toContainEqual({
    id: person.usergroupId,
    company: expect.any(String),
    given: false,
  });
});

test('CR-14 ACC-06 reports of the support account are in no personal list, not even its own', async () => {
  const person = await reader();
  await give(support, [person.usergroupId]);
  for (const one of [person, support]) {
    const params = { companyId: String(one.usergroupId) };
    expect((await one.call('customReports', { params })).body).toEqual([]);
  }
  const { body } = await support.call('customReportMetadata');
  expect(body.map((one: { c_report_id: number }) => one.c_report_id)).toContain(Number(id));
});

test('CAT-04 CR-14 SUB-05 the support account can filter its reports by category and region; customers get no filters', async () => {
  const person = await reader();
  await give(support, [person.usergroupId]);
  const query = '?section=catalog&filter=custom-reports';
  const own = await support.call('cataloguePage', { query });
  expect(own.body.menus.categories.map((one: { text: string }) => one.text)).toEqual(['Orthopedics']);
  expect(own.body.possibleRegions).toEqual(['Europe']);
  expect(own.body.possibleYears).toHaveLength(1);
  const none = await support.call('cataloguePage', { query: `${query}&region=Africa` });
  expect(none.body.total).toBe(0);
  const theirs = await person.call('cataloguePage', { query });
  const noFilters = { menus: { categories: [] }, possibleRegions: [], possibleYears: [] };
  expect(theirs.body).toMatchObject({ total: 1, ...noFilters });
});

test('CR-14 a report taken back in the meantime is not given again', async () => {
  const [first, second, third] = [await reader(), await reader(), await reader()].map(
    ({ usergroupId }) => usergroupId,
  ) as [number, number, number];
  await give(support, [first, second]);
  await give(support, [second]);
  const body = { companies: [first, second, third], before: [first, second] };
  const { body: given } = await support.call('giveCustomReport', { params: { id }, body });
  const having = given.filter((one: { given: boolean }) => one.given).map((one: { id: number }) => one.id);
  expect(having.sort()).toEqual([second, third].sort());
  await give(support, []);
});

test('CAT-23 CAT-30 a MedCore report is a favourite of one person, under its own kind, while the company has it', async () => {
  const person = await reader();
  const mate = await signedInAs(server, { usergroup_id: person.usergroupId });
  const params = { kind: 'medcore', id };
  const favorites = async (whose = person) =>
    (await whose.call('session')).body.user.medCoreFavorites as number[];
  await expectStatus(404, person.call('addFavorite', { params }));
  await give(support, [person.usergroupId]);
  expect((await person.call('addFavorite', { params })).body).toEqual([Number(id)]);
  expect([await favorites(), await medcore(person, 'filter=favorites')]).toEqual([
    [Number(id)],
    [Number(id)],
  ]);
  expect([await favorites(mate), await medcore(mate, 'filter=favorites')]).toEqual([[], []]);
  expect((await mate.call('addFavorite', { params })).body).toEqual([Number(id)]);
  await give(support, []);
  expect([await favorites(), await medcore(person, 'filter=favorites')]).toEqual([[], []]);
  await give(support, [person.usergroupId]);
  expect(await favorites()).toEqual([Number(id)]);
  expect((await person.call('removeFavorite', { params })).body).toEqual([]);
  expect(await favorites(mate)).toEqual([Number(id)]);
});

test('CR-14 the tree of reports includes it with its c_report_id, and gets a new tag', async () => {
  const person = await reader();
  const ask = (headers = {}) => person.call('catalogs', { headers });
  const before = await ask();
  await give(support, [person.usergroupId]);
  const after = await ask({ 'if-none-match': before.headers.etag ?? '' });
  expect(after.status).toBe(200);
  const collections = (body: { categoriesData: Category[] }) =>
    body.categoriesData.flatMap(({ sub_categories }) => sub_categories.flatMap((sub) => sub.collections));
  expect(collections(after.body)).toContainEqual(
    expect.objectContaining({ c_report_id: Number(id), report_id: report, report_name: 'MedCore knees' }),
  );
  expect(collections(before.body).some(({ c_report_id }) => c_report_id !== null)).toBe(false);
});

test("ADM-05 ADM-22 an admin's tree includes it with the number of companies that have it", async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const [one, other] = [await reader(), await reader()];
  await give(support, [one.usergroupId, other.usergroupId]);
  const { body } = await admin.call('catalogs', { query: '?subscriberCount' });
  const all = body.categoriesData.flatMap((category: Category) =>
    category.sub_categories.flatMap((sub) => sub.collections),
  );
  expect(all).toContainEqual(expect.objectContaining({ c_report_id: Number(id), subscriptions: 2 }));
});

test('MEND-32 sales open every MedCore report as they open reports, and change none', async () => {
  const sales = await signedInAs(server, { role: 'sales' });
  const { body } = await open(sales);
  expect(body).toMatchObject({ medcore: true, can: { edit: false, chooseMarkets: false } });
  expect(body.collections).toMatchObject([{ chapter_number: 2, state: 'readable' }]);
  expect(await medcore(sales, 'filter=all&category=orthopedics')).toEqual([Number(id)]);
  await expectStatus(403, give(sales, []));
});

test('MEND-32 staff see the MedCore reports that a company has, its own before those of its subsidiaries', async () => {
  const hq = await makeCompany(server.db, { license: 'corporate', headquarter: true });
  const below = await makeCompany(server.db, { company: 'Packs below', headquarter_id: hq });
  const over = await makeCompany(server.db, { headquarter_id: hq, expiry: new Date(0) });
  const other = await made(server, support, [[report, 1]], 'MedCore hips');
  const packs = async (company: number, who: Who) => {
    const { body } = await who.call('companyPacks', { params: { id: String(company) } });
    return body;
  };
  const sales = await signedInAs(server, { role: 'sales' });
  expect(await packs(hq, sales)).toEqual([]);
  await give(support, [below, over]);
  await give(support, [hq, below], other);
  const hips = { c_report_id: Number(other), c_report_name: 'MedCore hips', chapters: 1, source: null };
  const knees = { c_report_id: Number(id), c_report_name: 'MedCore knees', chapters: 1, source: null };
  expect(await packs(hq, sales)).toEqual([hips, { ...knees, source: 'Packs below' }]);
  expect(await packs(below, sales)).toEqual([hips, knees]);
  expect(await packs(over, sales)).toEqual([knees]);
  expect((await packs(999_999, sales)).code).toBe('not-found');
  await support.call('deleteCustomReport', { params: { id: other } });
  await give(support, []);
});

test('CR-15 the creator, or an admin for MedCore, chooses markets per report, and only existing ones', async () => {
  const { item_id } = await makeItem(server.db, { markets: ['Knees', 'Hips'] });
  const choose = (who: Who, custom: string, report_id: number, ...market_names: string[]) =>
    who.call('chooseMarkets', { params: { id: custom }, body: { report_id, market_names } });
  const admin = await signedInAs(server, { role: 'admin' });
  const person = await reader();
  await give(support, [person.usergroupId]);
  await setMarkets('Large joints', 'Small joints');
  expect((await choose(admin, id, report, 'Small joints', 'Large joints')).body).toEqual([
    { report_id: report, market_names: ['Large joints', 'Small joints'] },
  ]);
  const chosen = await person.call('chosenMarkets', { params: { id } });
  expect(chosen.body).toEqual([{ report_id: report, market_names: ['Large joints', 'Small joints'] }]);
  expect((await open(person)).body).toMatchObject({ global_dashboard: 1, can: { openDashboard: true } });
  await expectStatus(403, choose(person, id, report));
  expect((await choose(admin, id, report, 'Ankles')).body.code).toBe('dashboard-market-unknown');
  await expectStatus(404, choose(admin, id, item_id, 'Knees'));
  expect((await admin.call('chosenMarkets', { params: { id } })).body).toHaveLength(1);
  expect((await choose(admin, id, report)).body).toEqual([]);
  expect((await open(person)).body).toMatchObject({ global_dashboard: 0, can: { openDashboard: false } });
  await subscribe(server.db, person.usergroupId, report);
  const own = await made(server, person, [[report, 1]]);
  await expectStatus(200, choose(person, own, report, 'Small joints'));
  await expectStatus(404, choose(admin, own, report));
});

test('CR-15 of two people who choose markets for one dashboard, neither undoes what the other did', async () => {
  const person = await reader();
  const { report_id } = await publishReport(server, [chapter('One')]);
  await subscribe(server.db, person.usergroupId, report_id);
  const markets = ['Ankles', 'Hips', 'Knees'].map((market_name, position) => ({
    report_id,
    market_name,
    position,
  }));
  await server.db.insertInto('report_markets').values(markets).execute();
  const own = await made(server, person, [[report_id, 1]]);
  const choose = async (market_names: string[], before?: string[]) => {
    const body = { report_id, market_names, ...(before && { before }) };
    const answer = await person.call('chooseMarkets', { params: { id: own }, body });
    return answer.body[0]?.market_names;
  };
  expect(await choose(['Ankles', 'Hips'])).toEqual(['Ankles', 'Hips']);
  expect(await choose(['Ankles', 'Knees'], ['Ankles'])).toEqual(['Ankles', 'Hips', 'Knees']);
  expect(await choose(['Hips'], ['Ankles', 'Hips'])).toEqual(['Hips', 'Knees']);
  expect(await choose(['Hips'])).toEqual(['Hips']);
});

test('CR-07 Dashboard Settings are for the creator, and for admins on MedCore, but not for the support account', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  expect((await open(admin)).body.can).toMatchObject({ edit: false, chooseMarkets: true });
  expect((await open(support)).body.can).toMatchObject({
    edit: true,
    giveToCompanies: true,
    chooseMarkets: false,
  });
});

test('ADM-07 CR-14 a report is not deleted while companies have chapters of it through a MedCore report', async () => {
  const admin = await signedInAs(server, { role: 'admin' });
  const { report_id } = await publishReport(server, [chapter('One')]);
  const own = await made(server, support, [[report_id, 1]], 'Given');
  const person = await reader();
  const remove = () => admin.call('deleteReport', { params: { id: String(report_id) } });
  await give(support, [person.usergroupId], own);
  const { revision } = (await support.call('customReport', { params: { id: own } })).body;
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'report-given', detail: expect.stringContaining('MedCore report') },
  });
  const { body } = await support.call('customReport', { params: { id: own } });
  expect(body.revision).toBe(revision);
  await give(support, [], own);
  await expectStatus(204, remove());
});

test('what staff do with MedCore reports is logged', async () => {
  const own = await made(server, support, [[report, 1]], 'Logged');
  await give(support, [], own);
  await support.call('deleteCustomReport', { params: { id: own } });
  const entries = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor'])
    .where('subject', '=', `custom-report:${own}`)
    .orderBy('at')
    .execute();
  expect(entries).toEqual(
    ['MedCore report created', 'MedCore report given', 'MedCore report deleted'].map((action) => ({
      action,
      actor: support.email,
    })),
  );
});

interface Category {
  sub_categories: { collections: { c_report_id: number | null }[] }[];
}

async function show(item_id: number, visible: boolean): Promise<void> {
  await changeRows(server.db, 'items', { visible }, { item_id });
}

async function setSpecial(special: 'support' | null): Promise<void> {
  await changeRows(server.db, 'users', { special }, { id: support.id });
}

async function setMarkets(...names: string[]): Promise<void> {
  const rows = names.map((market_name, position) => ({ report_id: report, market_name, position }));
  await server.db.insertInto('report_markets').values(rows).execute();
}
