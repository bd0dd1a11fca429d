import { icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import { expect, test } from 'vitest';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { type ReadCatalogue, readCatalogue } from './items.store.ts';

const server = await startServer();
const reader = await signedInAs(server);
const admin = await signedInAs(server, { role: 'admin' });

const page = (query: string, who = reader) =>
  who.call('cataloguePage', { query: `?section=catalog&filter=all&${query}` });

type Collection = Record<string, unknown>;

function collectionsOf(body: { categoriesData: { sub_categories: { collections: Collection[] }[] }[] }) {
  return body.categoriesData.flatMap((category) => category.sub_categories).flatMap((sub) => sub.collections);
}

test('CAT-31 no call returns a hidden report to a customer, and an admin sees that it is hidden', async () => {
  const { item_id, item_name } = await makeItem(server.db, { visible: false });
  await subscribe(server.db, reader.usergroupId, item_id);
  const params = { id: String(item_id) };
  const answers = [
    await page('category=orthopedics'),
    await reader.call('cataloguePage', {
      query: '?section=catalog&filter=subscriptions',
    }),
    await reader.call('catalogs'),
    await reader.call('reportInfo', { params }),
    await reader.call('reportMarkets', { params: { report_id: String(item_id) } }),
    await reader.call('addFavorite', { params: { kind: 'reports', ...params } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404]);
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(item_name);
  const { body } = await admin.call('catalogs');
  expect(collectionsOf(body).find(({ report_id }) => report_id === item_id)).toMatchObject({ visible: 0 });
});

test('a hidden report disappears at once, and comes back when it is shown again', async () => {
  const { item_id, item_name } = await makeItem(server.db);
  const params = { id: String(item_id) };
  const names = async () =>
    (await page('category=orthopedics')).body.items.map((one: Collection) => one.report_name);
  expect(await names()).toContain(item_name);
  await admin.call('setReportVisible', { params, body: { status: 0 } });
  expect(await names()).not.toContain(item_name);
  await admin.call('setReportVisible', { params, body: { status: 1 } });
  expect(await names()).toContain(item_name);
});

test('FAST-02 of a catalogue that is known, only what has changed is read again', async () => {
  const { db } = server;
  const make = async () => (await makeItem(db)).item_id;
  const [same, renamed, gone] = [await make(), await make(), await make()];
  const before = await readCatalogue(db, { version: 0, items: [] });
  expect(await readCatalogue(db, before)).toBe(before);
  const added = await make();
  await db.updateTable('items').set({ item_name: 'Another' }).where('item_id', '=', renamed).execute();
  await db.insertInto('data_sets').values({ item_id: renamed, demo: true }).execute();
  await db.deleteFrom('items').where('item_id', '=', gone).execute();
  const after = await readCatalogue(db, before);
  const inFull = await readCatalogue(db, { version: 0, items: [] });
  expect(new Set(after.items)).toEqual(new Set(inFull.items));
  expect(after.version).toBeGreaterThan(before.version);
  const found = ({ items }: ReadCatalogue, id: number) => items.find(({ item }) => item.item_id === id)?.item;
  expect(found(after, same)).toBe(found(before, same));
  expect(found(after, renamed)).toMatchObject({ item_name: 'Another', demo_id: expect.any(Number) });
  expect([found(after, gone), found(after, added)?.item_id]).toEqual([undefined, added]);
});

test('CAT-36 an item has its fields and what the company may do with it', async () => {
  const bought = await makeItem(server.db, {
    global_dashboard: true,
    category_id: 16,
    sub_category_id: 1601,
  });
  const other = await makeItem(server.db, { global_dashboard: true, category_id: 16, sub_category_id: 1601 });
  await subscribe(server.db, reader.usergroupId, bought.item_id);
  const { body } = await page('category=spine');
  const [first, second] = [bought, other].map(({ item_id }) =>
    body.items.find((one: Collection) => one.report_id === item_id),
  );
  expect(first).toEqual({
    kind: 'report',
    report_id: bought.item_id,
    report_name: bought.item_name,
    report_year: 2026,
    region: 'Europe',
    description: 'Implants and instruments',
    icon: 'Knee',
    category_id: 16,
    sub_category_id: 1601,
    visible: 1,
    c_report_id: null,
    custom: null,
    global_dashboard: 1,
    sample: false,
    market_name: null,
    date_added: expect.any(Number),
    demo: false,
    chapters: 0,
    dashboard_kind: 'market',
    line: expect.any(Number),
    subscribed: true,
    sample_markets: [],
    can: { openDashboard: true },
  });
  expect(second).toMatchObject({ subscribed: false, can: { openDashboard: false } });
  const { categories, subCategories } = body.menus;
  expect(categories).toContainEqual(
    expect.objectContaining({
      categoryId: 16,
      text: 'Spine',
      url: 'spine',
    }),
  );
  expect(subCategories).toContainEqual(
    expect.objectContaining({ subCategoryId: 1602, text: 'Spinal MIS', url: 'spinal-mis' }),
  );
});

test('DASH-06 a sample opens the dashboard of its market, a demo the dashboard of its demo data', async () => {
  const { db } = server;
  const sample = await makeItem(db, { global_dashboard: true, category_id: 6, sub_category_id: 601 });
  const demo = await makeItem(db, { kind: 'medsku', hasDemo: true, category_id: 6, sub_category_id: 601 });
  const usergroup_id = reader.usergroupId;
  await db
    .insertInto('subscriptions')
    .values([
      { usergroup_id, item_id: sample.item_id, access: 'sample', market_name: 'Strips' },
      { usergroup_id, item_id: sample.item_id, access: 'sample', market_name: 'Pumps' },
      { usergroup_id, item_id: demo.item_id, access: 'demo' },
    ])
    .execute();
  const { body } = await page('category=diabetes');
  expect(body.items[0]).toMatchObject({
    subscribed: false,
    sample: true,
    market_name: 'Pumps',
    sample_markets: ['Pumps', 'Strips'],
    can: { openDashboard: true },
  });
  const medsku = await reader.call('cataloguePage', {
    query: '?section=medsku&filter=subscriptions&category=diabetes',
  });
  expect(medsku.body.items[0]).toMatchObject({ demo: true, subscribed: false, can: { openDashboard: true } });
});

test('CAT-36 each kind uses its own field names', async () => {
  const { db } = server;
  const filed = { category_id: 17, sub_category_id: 1701 };
  const medsku = await makeItem(db, { kind: 'medsku', hasDemo: true, ...filed });
  const pt = await makeItem(db, { kind: 'pt', ...filed });
  const survey = await makeItem(db, { kind: 'survey', ...filed });
  const { token } = reader;
  const one = collectionsOf((await server.call('medskuCatalogs', { token })).body);
  expect(one.find(({ medsku_id }) => medsku_id === medsku.item_id)).toMatchObject({
    medsku_name: medsku.item_name,
    medsku_year: 2026,
    medsku_demo_id: expect.any(Number),
  });
  const two = collectionsOf((await server.call('ptCatalogs', { token })).body);
  expect(two).toContainEqual(
    expect.objectContaining({ pt_id: pt.item_id, pt_name: pt.item_name, pt_year: 2026, pt_demo_id: null }),
  );
  const three = collectionsOf((await server.call('surveyCatalogs', { token })).body);
  expect(three).toContainEqual(
    expect.objectContaining({ survey_id: survey.item_id, survey_name: survey.item_name, survey_year: 2026 }),
  );
});

/** The categories and sub-categories in the order the requirements list them. */
const tree: Record<string, string[]> = {
  Anesthesiology: ['Anesthesiology, Respiratory, and Sleep Management Devices'],
  'Audiology / Hearing Devices': ['Hearing Devices'],
  Cardiovascular: [
    ...['Cardiac Rhythm Management', 'Cardiac Surgery', 'Custom Projects and Consulting'],
    ...['Interventional Cardiology', 'Peripheral Vascular', 'Vascular Access'],
  ],
  'Cosmetic Surgery': [expect.stringMatching(/facial aesthetics.*laser/i)],
  Dental: [
    ...['Bone Graft Substitutes', 'Hygiene', 'Imaging', 'Implants', 'Lasers', 'Materials'],
    ...['Operatory Equipment', 'Overdentures', 'Prosthetics and CAD/CAM'],
    ...['Dentures', 'Orthodontics', 'Endodontics'],
  ],
  Diabetes: [expect.any(String)],
  Diagnostics: [
    ...['Digital Radiography', 'Image Guided Surgery', 'Immuno Assay Devices', 'In Vitro Diagnostics'],
    ...['MR/CT/Nuclear Medicine', 'Medical Imaging', 'Oncology', 'Patient Monitoring'],
    ...['Retinal Screening Devices', 'Ultrasound Imaging', 'Other'],
  ],
  Dialysis: [],
  'Emergency Room': [],
  Endoscopy: [
    ...['Bioresorbable Screws', 'Breast Tissue Repair', 'Endoscopic Devices'],
    ...['ENT and Bronchoscopic Devices', 'Gastrointestinal Devices', 'Laparoscopic Morcellators'],
    ...['Laparoscopy', 'Robotics and Navigation', 'Surgical Navigation Systems and Robotics'],
    'Sterilization',
  ],
  'Infusion Therapy': [],
  Neurology: [],
  Ophthalmics: ['Diagnostic', 'Interventional', 'Combined'],
  Orthopedics: [
    ...['Arthroscopy', 'Biomaterials', 'Bracing', 'Craniomaxillofacial and Thoracic', 'Large Joint'],
    ...['Small Bone and Joint', 'Soft Tissue Repair & Sports Medicine', 'Trauma'],
  ],
  Pharmaceuticals: ['Immunology'],
  Spine: ['Spinal Implants', 'Spinal MIS'],
  'Tissue Repair': ['Soft Tissue Reinforcement'],
  Urology: [],
  'Video, High-Tech, and IGS': [],
  "Women's Health Devices": ['Female and Neonatal Devices', 'Gynecological Devices'],
  'Wound Management': ['Therapeutic Support Surfaces', 'Wound & Tissue Management'],
};

test('CAT-29 CAT-31 CAT-39 the tree has all 21 categories, empty ones included', async () => {
  const { body } = await reader.call('catalogs');
  const listed = body.categoriesData.map(
    (one: { category_name: string; sub_categories: { sub_category_name: string }[] }) => [
      one.category_name,
      one.sub_categories.map(({ sub_category_name }) => sub_category_name),
    ],
  );
  expect(listed).toEqual(Object.entries(tree));
});

test('a browser that has the tree gets a 304 until the tree changes for its viewer', async () => {
  const { token } = reader;
  const first = await server.call('catalogs', { token });
  const etag = first.headers.etag ?? '';
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const ask = () => server.call('catalogs', { token, headers: { 'if-none-match': etag } });
  expect((await ask()).status).toBe(304);
  const { item_id } = await makeItem(server.db);
  const changed = await ask();
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  await subscribe(server.db, reader.usergroupId, item_id);
  const again = await server.call('catalogs', {
    token,
    headers: { 'if-none-match': changed.headers.etag ?? '' },
  });
  expect(again.status).toBe(200);
});

test('viewers who see different trees get different tags', async () => {
  const usergroup_id = await makeCompany(server.db);
  const colleagues = [
    await signedInAs(server, { usergroup_id }),
    await signedInAs(server, { usergroup_id, role: 'admin' }),
  ];
  const tags = await Promise.all(colleagues.map(async (who) => (await who.call('catalogs')).headers.etag));
  expect(new Set(tags).size).toBe(2);
});

test('CAT-31 CAT-36 only admins get the number of subscribers', async () => {
  const { item_id } = await makeItem(server.db);
  for (const company of [await makeCompany(server.db), await makeCompany(server.db)])
    await subscribe(server.db, company, item_id);
  const find = async (who: SignedIn) => {
    const { body } = await who.call('catalogs', { query: '?subscriberCount' });
    return collectionsOf(body).find(({ report_id }) => report_id === item_id);
  };
  expect(await find(admin)).toMatchObject({ subscriptions: 2 });
  expect(await find(reader)).not.toHaveProperty('subscriptions');
});

test('an unknown category, or a sub-category of another category, is not found', async () => {
  const statuses = await Promise.all(
    ['category=nothing', 'category=spine&subCategory=trauma', 'subCategory=trauma'].map(
      async (query) => (await page(query)).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
  expect((await page('region=Atlantis')).status).toBe(400);
  const custom = await reader.call('cataloguePage', {
    query: '?section=medsku&filter=custom-reports',
  });
  expect(custom.status).toBe(404);
});

test('CAT-30 no one sees or removes the favourites of another person', async () => {
  const [one, other] = [await makeItem(server.db), await makeItem(server.db)];
  const [mine, theirs] = [await signedInAs(server), await signedInAs(server)];
  const params = (item_id: number) => ({ params: { kind: 'reports', id: String(item_id) } });
  await theirs.call('addFavorite', { ...params(one.item_id) });
  const added = await mine.call('addFavorite', { ...params(other.item_id) });
  expect(added.body).toEqual([other.item_id]);
  await mine.call('removeFavorite', { ...params(one.item_id) });
  const { body } = await theirs.call('session');
  expect(body.user.favorites).toEqual([one.item_id]);
  const query = '?section=catalog&filter=favorites';
  const listed = await theirs.call('cataloguePage', { query });
  expect(listed.body.items.map((item: { report_id: number }) => item.report_id)).toEqual([one.item_id]);
});

test('CAT-30 favourites are kept per person and kind, and adding or removing one twice changes nothing', async () => {
  const { db } = server;
  const report = await makeItem(db);
  const survey = await makeItem(db, { kind: 'survey' });
  const { token } = reader;
  const reports = { kind: 'reports', id: String(report.item_id) };
  const before = (await server.call('session', { token })).body.user.favorites;
  const added = await server.call('addFavorite', { token, params: reports });
  expect(added.body).toEqual([...before, report.item_id]);
  expect((await server.call('addFavorite', { token, params: reports })).body).toEqual(added.body);
  await server.call('addFavorite', { token, params: { kind: 'survey', id: String(survey.item_id) } });
  expect((await server.call('session', { token })).body.user).toMatchObject({
    favorites: added.body,
    surveyFavorites: [survey.item_id],
    medskuFavorites: [],
  });
  const removed = await server.call('removeFavorite', { token, params: reports });
  expect(removed.body).toEqual(before);
  expect((await server.call('removeFavorite', { token, params: reports })).body).toEqual(before);
});

test('an item can be a favourite only under its own kind', async () => {
  const { item_id } = await makeItem(server.db, { kind: 'pt' });
  for (const kind of ['reports', 'medsku', 'survey', 'medcore']) {
    const params = { kind, id: String(item_id) };
    expect((await reader.call('addFavorite', { params })).status).toBe(404);
  }
});

test("CAT-37 READ-21 a report's info has its name and where it is filed", async () => {
  const { item_id, item_name } = await makeItem(server.db, { markets: ['Knees', 'Hips'] });
  const { body } = await reader.call('reportInfo', { params: { id: String(item_id) } });
  expect(body).toEqual({
    report_id: item_id,
    report_name: item_name,
    report_year: 2026,
    global_dashboard: 0,
    dashboard_kind: 'market',
    category_id: 14,
    sub_category_id: 1405,
  });
  const markets = await reader.call('reportMarkets', {
    params: { report_id: String(item_id) },
  });
  expect(markets.body).toEqual(['Knees', 'Hips']);
});

test('CAT-38 exactly these 28 icons exist, and any other is refused', async () => {
  const named =
    'Arthroscope, Bandage, Bed, Brain, Cell, Computer, Cosmo, Dental, Diabetes, Ear, ENT, Eye, Foot, Heart, iDataPharma, Kidneys, Knee, MRI, OxygenTank, PatientMonitoring, Pharma, Screw, Skull, Spine, Stomach, Vascular, Video, WomensHealth';
  expect(icons.join(', ')).toBe(named);
  const { item_id } = await makeItem(server.db);
  const body = { title: '', year: 0, region: '', icon: 'Rocket', description: '' };
  const answer = await admin.call('editReport', {
    params: { id: String(item_id) },
    body,
  });
  expect(answer).toMatchObject({ status: 422, body: { fields: { icon: expect.any(String) } } });
});
