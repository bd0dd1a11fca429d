import { describe, expect, test } from 'vitest';
import { made, makeReaders, publish } from '../../testing/custom-reports.ts';
import { rowIn, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin' });

const others = ['medsku', 'pt', 'survey'] as const;
type Other = (typeof others)[number];

const itemOf = (item_id: number) => rowIn(db, 'items', { item_id });
const logOf = async (kind: string, id: number) =>
  (await rowsIn(db, 'audit_log', { subject: `${kind}:${id}` })).toSorted((one, other) => one.id - other.id);

const one = (call: 'editItem' | 'setItemVisible' | 'deleteItem', kind: Other, id: number, body?: object) =>
  admin.call(call, { params: { kind, id: String(id) }, ...(body ? { body } : {}) });

/** An item of this kind, and a person whose company has it. */
async function held(kind: Other) {
  const { item_id, item_name } = await makeItem(db, { kind });
  const companyId = await makeCompany(db);
  await subscribe(db, companyId, item_id);
  return { item_id, item_name, companyId, person: await signedInAs(server, { usergroup_id: companyId }) };
}

describe.each(others)('PUB-10 an item of the kind %s', (kind) => {
  test('is renamed, moved and described, and the log has both states', async () => {
    const { item_id, item_name } = await makeItem(db, { kind });
    const body = { title: `${item_name} two`, region: 'Global', categoryId: 16, subCategoryId: 1602 };
    await expectStatus(204, one('editItem', kind, item_id, body));
    await expectStatus(204, one('editItem', kind, item_id, { description: 'All of it', year: 0, title: '' }));
    expect(await itemOf(item_id)).toMatchObject({
      item_name: body.title,
      item_year: 2026,
      region: 'Global',
      category_id: 16,
      sub_category_id: 1602,
      description: 'All of it',
    });
    expect(await logOf(kind, item_id)).toMatchObject([
      { action: 'item edited', actor: admin.email, from: { item_name }, to: { item_name: body.title } },
      { action: 'item edited', to: { description: 'All of it' } },
    ]);
  });

  test('is refused a place that does not exist, and the name of another', async () => {
    const [taken, { item_id }] = [await makeItem(db, { kind }), await makeItem(db, { kind })];
    expect(await one('editItem', kind, item_id, { categoryId: 16, subCategoryId: 1405 })).toMatchObject({
      status: 422,
      body: { code: 'sub-category-unknown' },
    });
    await expectStatus(422, one('editItem', kind, item_id, { categoryId: 16 }));
    const twin = await one('editItem', kind, item_id, { title: taken.item_name.toUpperCase() });
    expect(twin).toMatchObject({
      status: 409,
      body: { code: 'item-exists', fields: { title: twin.body.detail } },
    });
  });

  test('does not exist for customers while it is hidden, and those who have it learn that it was withdrawn', async () => {
    const { item_id, person, companyId } = await held(kind);
    const stranger = await signedInAs(server);
    const params = { kind, id: String(item_id) };
    await expectStatus(200, person.call('addFavorite', { params }));
    const frame = await openFrame(server, person.token, { kind, id: item_id });
    await expectStatus(204, one('setItemVisible', kind, item_id, { status: 0 }));

    for (const [who, code] of [
      [person, 'report-withdrawn'],
      [stranger, 'not-found'],
    ] as const) {
      const info = await who.call(`${kind}Info`, { params: { id: params.id } });
      expect(info).toMatchObject({ status: 404, body: { code } });
      await expectStatus(404, who.call('itemContents', { params }));
      await expectStatus(404, who.call('addFavorite', { params }));
      await expectStatus(404, who.call('embedTicket', { body: { kind, id: item_id } }));
      const tree = await who.call(`${kind}Catalogs`);
      expect(JSON.stringify(tree.body)).not.toContain(`"${kind}_id":${item_id},`);
      for (const filter of ['all', 'subscriptions', 'favorites']) {
        const page = await who.call('cataloguePage', { query: `?section=${kind}&filter=${filter}` });
        expect(JSON.stringify(page.body)).not.toContain(`"report_id":${item_id},`);
      }
    }
    await expectStatus(404, server.call('dashboard', { token: frame, params }));
    const { user } = (await person.call('session')).body;
    expect(JSON.stringify(user.favorites ?? user)).not.toContain(String(item_id));
    const list = `${kind}Subscriptions` as const;
    const orders = await person.call(list, { params: { id: String(companyId) } });
    expect(orders.body.active).toEqual([]);
    expect(await admin.call('itemContents', { params })).toMatchObject({ status: 200, body: { visible: 0 } });

    await expectStatus(204, one('setItemVisible', kind, item_id, { status: 1 }));
    await expectStatus(200, person.call('itemContents', { params }));
    await expectStatus(200, server.call('dashboard', { token: frame, params }));
    const actions = (await logOf(kind, item_id)).map(({ action }) => action);
    expect(actions).toEqual(['item hidden', 'item shown']);
  });

  test('is deleted only if no company has it, with its figures and favourites', async () => {
    const { item_id, person, companyId } = await held(kind);
    await person.call('addFavorite', { params: { kind, id: String(item_id) } });
    expect(await one('deleteItem', kind, item_id)).toMatchObject({
      status: 409,
      body: { code: 'item-subscribed', detail: expect.stringMatching(/: 1\.$/) },
    });
    await db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute();
    await expectStatus(204, one('deleteItem', kind, item_id));
    await expectStatus(404, one('deleteItem', kind, item_id));
    expect(await rowsIn(db, 'items', { item_id })).toEqual([]);
    expect(await rowsIn(db, 'favorites', { item_id })).toEqual([]);
    expect(await logOf(kind, item_id)).toMatchObject([
      { action: 'item deleted', from: { region: 'Europe' } },
    ]);
  });

  test('is not found under another kind, also not as a report', async () => {
    const { item_id } = await makeItem(db, { kind });
    const another = others.find((two) => two !== kind) ?? 'pt';
    await expectStatus(404, one('editItem', another, item_id, { title: 'Mine' }));
    await expectStatus(404, admin.call('deleteReport', { params: { id: String(item_id) } }));
  });

  test('is listed for staff with its subscribers and digest, and for nobody else', async () => {
    const { item_id, person } = await held(kind);
    const found = async (who: typeof admin, query = '?subscriberCount') => {
      const { body } = await who.call(`${kind}Catalogs`, { query });
      const all = body.categoriesData.flatMap((category: { sub_categories: { collections: object[] }[] }) =>
        category.sub_categories.flatMap(({ collections }) => collections),
      );
      return all.find((item: Record<string, unknown>) => item[`${kind}_id`] === item_id);
    };
    expect(await found(admin)).toMatchObject({ subscriptions: 1, digest: expect.any(String) });
    for (const seen of [await found(person), await found(admin, '')]) {
      expect(seen).not.toHaveProperty('subscriptions');
      expect(seen).not.toHaveProperty('digest');
    }
  });
});

describe('PUB-10 figures that are imported after an item was renamed', () => {
  const file =
    'procedure,specialty,setting,payer,region,country,year,volume\nHip,Ortho,Hospital,Public,Europe,Italy,2024,7\n';
  const facts = { year: 2026, category_id: 14, sub_category_id: 1405, region: 'Europe' };
  const newItem = (name: string) => ({
    item: JSON.stringify({ ...facts, name, description: '', icon: 'Knee', demo: false }),
  });

  test('reach it by its id, and leave the new name as it is', async () => {
    const trackers = await openImporter(server, 'pt');
    const id = await trackers.put(file, newItem('Before'));
    await one('editItem', 'pt', id, { title: 'After', categoryId: 16, subCategoryId: 1602 });
    expect(await trackers.put(file, { itemId: String(id) })).toBe(id);
    expect(await itemOf(id)).toMatchObject({ item_name: 'After', category_id: 16 });
  });

  test('make no twin under the former name: the answer says what it is called now', async () => {
    const trackers = await openImporter(server, 'pt');
    const waiting = (await trackers.stage(file, newItem('Old name'))).body.importId;
    const id = await trackers.put(file, newItem('Old name'));
    await one('editItem', 'pt', id, { title: 'New name' });
    const renamed = {
      status: 409,
      body: { code: 'import-item-renamed', detail: expect.stringContaining('New name (Europe, 2026)') },
    };
    expect(await trackers.stage(file, newItem('OLD NAME'))).toMatchObject(renamed);
    expect(await trackers.apply(waiting)).toMatchObject(renamed);
    await one('editItem', 'pt', id, { title: 'Old name' });
    expect((await trackers.stage(file, newItem('Old name'))).body.code).toBe('import-item-exists');
    expect((await trackers.stage(file, newItem('New name'))).body.code).toBe('import-item-renamed');
    await expectStatus(204, one('deleteItem', 'pt', id));
    await expectStatus(200, trackers.stage(file, newItem('New name')));
  });
});

const many = (kind: string, body: object, headers: Record<string, string> = {}) =>
  admin.call('changeItems', { params: { kind }, body, headers });

/** This many items, as the list of staff has them. */
async function listed(kind: 'report' | Other, count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => makeItem(db, { kind })));
  const call = kind === 'report' ? 'catalogs' : (`${kind}Catalogs` as const);
  const { body } = await admin.call(call, { query: '?subscriberCount' });
  const text = body.categoriesData.flatMap((category: { sub_categories: { collections: object[] }[] }) =>
    category.sub_categories.flatMap(({ collections }) => collections),
  );
  return made.map(({ item_id }) => {
    const { digest } = text.find((item: Record<string, unknown>) => item[`${kind}_id`] === item_id);
    return { id: item_id, basedOn: digest as string };
  });
}

describe.each(['report', 'survey'] as const)('PUB-10 several of the kind %s at once', (kind) => {
  test('are moved and changed in one call, each with an entry in the log', async () => {
    const items = await listed(kind, 3);
    const changes = { categoryId: 16, subCategoryId: 1602, region: 'Africa', year: 2024 };
    expect((await many(kind, { items, action: 'edit', changes })).body).toEqual({ changed: 3 });
    for (const { id } of items) {
      expect(await itemOf(id)).toMatchObject({ sub_category_id: 1602, region: 'Africa', item_year: 2024 });
      expect(await logOf(kind, id)).toMatchObject([{ to: { region: 'Africa' }, from: { region: 'Europe' } }]);
    }
    const again = { items: items.map(({ id }) => ({ id })), action: 'edit', changes };
    expect((await many(kind, again)).body).toEqual({ changed: 0 });
  });

  test('are hidden, shown and deleted; those that were so already are not counted', async () => {
    const items = (await listed(kind, 3)).map(({ id }) => ({ id }));
    expect((await many(kind, { items: items.slice(1), action: 'hide' })).body).toEqual({ changed: 2 });
    expect((await many(kind, { items, action: 'hide' })).body).toEqual({ changed: 1 });
    expect((await many(kind, { items, action: 'show' })).body).toEqual({ changed: 3 });
    expect((await many(kind, { items, action: 'delete' })).body).toEqual({ changed: 3 });
    for (const { id } of items) expect(await rowsIn(db, 'items', { item_id: id })).toEqual([]);
  });

  test('all stay as they are if one was changed, deleted or is held: each has its reason', async () => {
    const [fine, changed, gone, owned] = (await listed(kind, 4)) as [Item, Item, Item, Item];
    const rename = { title: `Renamed ${changed.id}` };
    const params = { id: String(changed.id), kind };
    await expectStatus(
      204,
      admin.call(kind === 'report' ? 'editReport' : 'editItem', { params, body: rename }),
    );
    await db.deleteFrom('items').where('item_id', '=', gone.id).execute();
    await subscribe(db, await makeCompany(db), owned.id);
    const answer = await many(kind, { items: [fine, changed, gone, owned], action: 'delete' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'items-refused',
        detail: 'Nothing was changed: 3 of the chosen cannot be changed in this way.',
        fields: {
          [changed.id]: 'Someone else has changed it in the meantime.',
          [gone.id]: 'It has been deleted in the meantime.',
          [owned.id]: 'Companies that have it: 1.',
        },
      },
    });
    expect(await itemOf(fine.id)).toMatchObject({ item_id: fine.id });
    expect((await many(kind, { items: [fine], action: 'delete' })).body).toEqual({ changed: 1 });
  });

  test('never become two of the same name, region and year', async () => {
    const name = `Twin of ${kind}`;
    const editions = [2021, 2022, 2023].map((item_year) =>
      makeItem(db, { kind, item_name: name, item_year }),
    );
    const [first, second, third] = (await Promise.all(editions)).map(({ item_id }) => item_id);
    const change = (ids: unknown[], year: number) =>
      many(kind, { items: ids.map((id) => ({ id })), action: 'edit', changes: { year } });
    expect(Object.keys((await change([first, second], 2025)).body.fields)).toHaveLength(2);
    expect(Object.keys((await change([first], 2023)).body.fields)).toEqual([String(first)]);
    expect((await change([first, third], 2023)).status).toBe(409);
    expect((await change([first], 2020)).body).toEqual({ changed: 1 });
  });

  test('sent twice with one key are changed once, and both get the same answer', async () => {
    const items = await listed(kind, 2);
    const key = { 'idempotency-key': `bulk-${kind}-${items[0]?.id}` };
    const body = { items, action: 'edit', changes: { year: 2019 } };
    const [one, two] = await Promise.all([many(kind, body, key), many(kind, body, key)]);
    expect([one?.body, two?.body]).toEqual([{ changed: 2 }, { changed: 2 }]);
    expect(await logOf(kind, items[0]?.id ?? 0)).toHaveLength(1);
  });

  test('are told with their holders in numbers before anything happens', async () => {
    const [free, first, second] = await listed(kind, 3);
    const headquarter = await makeCompany(db, { license: 'corporate', headquarter: true });
    const company = await makeCompany(db, { headquarter_id: headquarter });
    await signedInAs(server, { usergroup_id: company });
    await signedInAs(server, { usergroup_id: headquarter });
    await subscribe(db, company, first?.id ?? 0);
    await subscribe(db, company, second?.id ?? 0);
    const ids = [free?.id, first?.id, second?.id];
    const { body } = await admin.call('itemHolders', { params: { kind }, body: { ids } });
    expect(body).toEqual({
      companies: 2,
      people: 2,
      subscribed: expect.arrayContaining([
        { id: first?.id, companies: 1 },
        { id: second?.id, companies: 1 },
      ]),
      given: [],
    });
  });

  test('are limited in number, and each is named once', async () => {
    const items = Array.from({ length: 501 }, (_, index) => ({ id: index + 1 }));
    await expectStatus(422, many(kind, { items, action: 'hide' }));
    await expectStatus(422, many(kind, { items: [{ id: 1 }, { id: 1 }], action: 'hide' }));
    await expectStatus(422, many(kind, { items: [], action: 'hide' }));
    await expectStatus(422, many(kind, { items: [{ id: 1 }], action: 'edit', changes: {} }));
  });
});

interface Item {
  id: number;
  basedOn: string;
}

describe('PUB-10 reports with bookmarks', () => {
  test('that are changed together are called so in the bookmarks too', async () => {
    const ids = [await publish(server, 1), await publish(server, 1)] as const;
    const { owner } = await makeReaders(server, ...ids);
    const own = await made(server, owner, [
      [ids[0], 1],
      [ids[1], 1],
    ]);
    await many('report', { items: ids.map((id) => ({ id })), action: 'edit', changes: { year: 2018 } });
    const bookmarks = await rowsIn(db, 'custom_report_bookmarks', { c_report_id: Number(own) });
    expect(bookmarks.map(({ report_year }) => report_year)).toEqual([2018, 2018]);
  });

  test('are not deleted while companies have chapters of one of them in a MedCore report', async () => {
    const [given, free] = [await publish(server, 1), await publish(server, 1)];
    const support = await signedInAs(server, { special: 'support' });
    const c_report_id = Number(await made(server, support, [[given, 1]]));
    const row = { c_report_id, usergroup_id: await makeCompany(db) };
    await db.insertInto('custom_report_companies').values(row).execute();
    const ids = [given, free];
    const told = await admin.call('itemHolders', { params: { kind: 'report' }, body: { ids } });
    expect(told.body).toMatchObject({ given: [given], subscribed: [] });
    const { body } = await many('report', { items: ids.map((id) => ({ id })), action: 'delete' });
    expect(body.fields).toEqual({ [given]: expect.stringContaining('MedCore report') });
  });

  test('that two people change at once, in any order, are all changed', async () => {
    const ids = [await publish(server, 1), await publish(server, 1)];
    const { owner } = await makeReaders(server, ...ids);
    for (const id of ids) await made(server, owner, [[id, 1]]);
    const change = (some: number[], year: number) =>
      many('report', { items: some.map((id) => ({ id })), action: 'edit', changes: { year } });
    const answers = await Promise.all(
      [2001, 2002, 2003, 2004].map((year) => change(year % 2 ? ids : ids.toReversed(), year)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
