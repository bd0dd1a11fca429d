import { describe, expect, test } from 'vitest';
import { changeRows, rowIn, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { marketFile } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { sweepEmbedded } from './embed.store.ts';

const value = { measure: 'value', groupBy: [], filters: {} };

const server = await startServer();
const importer = await openImporter(server, 'global');
const report = await makeReport();
const other = await makeReport();

async function makeReport(): Promise<number> {
  const { item_id } = await makeItem(server.db);
  await importer.put(marketFile() + marketFile('Hips', 2).split('\n').slice(1).join('\n'), {
    itemId: String(item_id),
  });
  return item_id;
}

async function subscriber(...reports: number[]) {
  const usergroup_id = await makeCompany(server.db);
  for (const id of reports) await subscribe(server.db, usergroup_id, id);
  return { usergroup_id, ...(await signedInAs(server, { usergroup_id })) };
}

const ticket = (token: string, id: number, query: object = {}) =>
  server.call('embedTicket', { token, body: { kind: 'global', id, query } });

const ask = (token: string, id: number, body: object = value) =>
  server.call('askDashboard', { token, params: { kind: 'global', id: String(id) }, body });

const marketsIn = async (token: string, id: number) => {
  const { body } = await server.call('dashboard', { token, params: { kind: 'global', id: String(id) } });
  return body.dimensions.market.map(({ name }: { name: string }) => name);
};

describe('a ticket', () => {
  test('DASH-02 works once, for the first request that brings it', async () => {
    const person = await subscriber(report);
    const { body } = await ticket(person.token, report);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => server.call('embedExchange', { body: { ticket: body.ticket } })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
    const first = many.find(({ status }) => status === 200);
    expect(first?.body).toEqual({
      embedToken: expect.any(String),
      usergroupId: person.usergroup_id,
      id: String(report),
    });
    const again = await server.call('embedExchange', { body: { ticket: body.ticket } });
    expect(again).toMatchObject({ status: 401, body: { code: 'ticket-spent' } });
  });

  test('DASH-02 is valid for 60 seconds', async () => {
    const { token } = await subscriber(report);
    const [late, soon] = [
      (await ticket(token, report)).body.ticket,
      (await ticket(token, report)).body.ticket,
    ];
    await changeRows(server.db, 'embed_tickets', { expires_at: new Date(Date.now() - 1) });
    await expectStatus(401, server.call('embedExchange', { body: { ticket: late } }));
    await expectStatus(401, server.call('embedExchange', { body: { ticket: soon } }));
    const fresh = (await ticket(token, report)).body.ticket;
    const { expires_at } = await rowIn(server.db, 'embed_tickets');
    expect(expires_at.getTime() - Date.now()).toBeGreaterThan(55_000);
    expect(expires_at.getTime() - Date.now()).toBeLessThan(61_000);
    await expectStatus(200, server.call('embedExchange', { body: { ticket: fresh } }));
  });

  test('the sweep deletes the tokens of ended sessions only', async () => {
    const ended = await subscriber(report);
    const living = await subscriber(report);
    const frames = [];
    for (const { token } of [ended, living])
      frames.push(await openFrame(server, token, { kind: 'global', id: report }));
    await ended.call('signOut');
    const count = async () => (await rowsIn(server.db, 'embed_tokens')).length;
    const before = await count();
    await sweepEmbedded(server.db);
    expect(await count()).toBeLessThan(before);
    await expectStatus(200, ask(frames[1] ?? '', report));
  });

  test('opens nothing after its session has ended', async () => {
    const { token } = await subscriber(report);
    const { body } = await ticket(token, report);
    await server.call('signOut', { token });
    await expectStatus(401, server.call('embedExchange', { body: { ticket: body.ticket } }));
  });

  test('is stored only as a hash, and so are tokens', async () => {
    const { token } = await subscriber(report);
    const unused = (await ticket(token, report)).body.ticket;
    const frame = await openFrame(server, token, { kind: 'global', id: report });
    const rows = JSON.stringify([
      await rowsIn(server.db, 'embed_tickets'),
      await rowsIn(server.db, 'embed_tokens'),
    ]);
    expect(rows).not.toContain(unused);
    expect(rows).not.toContain(frame);
  });
});

describe("a frame's token", () => {
  test('DASH-02 opens its one dashboard, and no other call', async () => {
    const { token, usergroup_id } = await subscriber(report, other);
    const frame = await openFrame(server, token, { kind: 'global', id: report });
    await expectStatus(200, ask(frame, report));
    await expectStatus(404, ask(frame, other));
    for (const kind of ['medsku', 'pt', 'survey', 'custom-report'])
      await expectStatus(
        404,
        server.call('dashboard', { token: frame, params: { kind, id: String(report) } }),
      );
    await expectStatus(403, server.call('imports', { token: frame, params: { kind: 'global' } }));
    for (const name of ['session', 'activity', 'catalogs', 'medskuCatalogs'] as const)
      expect([name, (await server.call(name, { token: frame })).status]).toEqual([name, 401]);
    await expectStatus(
      401,
      server.call('subscriptions', { token: frame, params: { id: String(usergroup_id) } }),
    );
  });

  test('is needed to read a dashboard; a session token does not suffice', async () => {
    const { token } = await subscriber(report);
    await expectStatus(401, ask(token, report));
  });

  test('DASH-02 ends with its session', async () => {
    const person = await subscriber(report);
    const frame = await openFrame(server, person.token, { kind: 'global', id: report });
    await expectStatus(200, ask(frame, report));
    await person.call('signOut');
    await expectStatus(401, ask(frame, report));
  });

  test.each([
    ['idle', (id: string) => idle(id), 401],
    ['locked', (id: string) => change(id, { locked: true }), 401],
    ['disabled', (id: string) => change(id, { enabled: false }), 401],
  ] as const)('DASH-02 ends when its user is %s', async (_, end, status) => {
    const person = await subscriber(report);
    const frame = await openFrame(server, person.token, { kind: 'global', id: report });
    await end(person.id);
    await expectStatus(status, ask(frame, report));
  });

  test('DASH-03 opens nothing once the subscription or the company has expired', async () => {
    const person = await subscriber(report);
    const frame = await openFrame(server, person.token, { kind: 'global', id: report });
    await server.db.deleteFrom('subscriptions').where('usergroup_id', '=', person.usergroup_id).execute();
    expect(await ask(frame, report)).toMatchObject({
      status: 403,
      body: { code: 'dashboard-not-subscribed' },
    });
    await subscribe(server.db, person.usergroup_id, report);
    await expectStatus(200, ask(frame, report));
    const expiry = new Date('2020-01-01');
    await changeRows(server.db, 'usergroups', { expiry }, { id: person.usergroup_id });
    expect(await ask(frame, report)).toMatchObject({ status: 403, body: { code: 'company-expired' } });
  });
});

async function idle(id: string): Promise<void> {
  const last_active = new Date(Date.now() - (4 * 3600 + 1) * 1000);
  await changeRows(server.db, 'sessions', { last_active }, { user_id: id });
}

async function change(id: string, to: { locked?: boolean; enabled?: boolean }): Promise<void> {
  await changeRows(server.db, 'users', to, { id });
}

describe('who gets a ticket', () => {
  test('DASH-03 MEND-18 subscribers do, other companies do not, and a hidden report has no dashboard', async () => {
    const subscribed = await subscriber(report);
    const foreign = await subscriber();
    await expectStatus(200, ticket(subscribed.token, report));
    expect(await ticket(foreign.token, report)).toMatchObject({
      status: 403,
      body: { code: 'dashboard-not-subscribed', detail: 'Subscribe to access dashboard' },
    });
    const hidden = await makeReport();
    await subscribe(server.db, subscribed.usergroup_id, hidden);
    await changeRows(server.db, 'items', { visible: false }, { item_id: hidden });
    expect(await ticket(subscribed.token, hidden)).toMatchObject({
      status: 404,
      body: { code: 'report-withdrawn' },
    });
    await expectStatus(200, ticket(importer.session, hidden));
  });

  test('DASH-03 admins and sales can open any dashboard', async () => {
    for (const role of ['admin', 'sales'] as const) {
      const { token } = await signedInAs(server, { role });
      expect([role, (await ticket(token, report)).status]).toEqual([role, 200]);
    }
    const { token } = await signedInAs(server, { role: 'publications' });
    await expectStatus(403, ticket(token, report));
  });

  test('a report without figures has no dashboard', async () => {
    const { item_id } = await makeItem(server.db);
    await expectStatus(404, ticket(importer.session, item_id));
  });

  test('DASH-07 only admins get one for an import, and each is for one kind', async () => {
    const sales = await signedInAs(server, { role: 'sales' });
    const body = { kind: 'import', id: 'medsku' };
    await expectStatus(403, sales.call('embedTicket', { body }));
    const frame = await openFrame(server, importer.session, { kind: 'import', id: 'medsku' });
    await expectStatus(200, server.call('imports', { token: frame, params: { kind: 'medsku' } }));
    await expectStatus(404, server.call('imports', { token: frame, params: { kind: 'global' } }));
    await expectStatus(403, ask(frame, report));
  });

  test('someone who is no longer an admin can import nothing', async () => {
    const admin = await signedInAs(server, { role: 'admin' });
    const frame = await openFrame(server, admin.token, { kind: 'import', id: 'pt' });
    await changeRows(server.db, 'users', { role: 'standard' }, { id: admin.id });
    await expectStatus(403, server.call('imports', { token: frame, params: { kind: 'pt' } }));
  });
});

async function sampler(market_name: string) {
  const person = await subscriber();
  await server.db
    .insertInto('subscriptions')
    .values({ usergroup_id: person.usergroup_id, item_id: report, access: 'sample', market_name })
    .execute();
  return person;
}

describe('samples and demos', () => {
  test('DASH-06 a sample opens its one market, and reveals nothing of the others', async () => {
    const { token } = await sampler('Hips');
    const frame = await openFrame(server, token, {
      kind: 'global',
      id: report,
      query: { sample: true, market: 'Hips' },
    });
    expect(await marketsIn(frame, report)).toEqual(['Hips']);
    const { body } = await ask(frame, report, { ...value, groupBy: ['market'] });
    expect(body.rows.map(({ key }: { key: string[] }) => key)).toEqual([['Hips']]);
    const sneaky = await ask(frame, report, {
      ...value,
      filters: { market: ['Knees', 'Hips'] },
      groupBy: ['market'],
    });
    expect(sneaky.body.rows).toHaveLength(1);
    const foreign = await ask(frame, report, { ...value, filters: { market: ['Knees'] } });
    expect(foreign.body.rows).toEqual([]);
  });

  test('DASH-06 a sample does not open another market, nor all of them, nor the demo', async () => {
    const { token } = await sampler('Hips');
    expect(await ticket(token, report, { sample: true, market: 'Knees' })).toMatchObject({
      status: 403,
      body: { code: 'dashboard-sample-only' },
    });
    await expectStatus(403, ticket(token, report, { demo: true }));
    // Without a part in the address, the dashboard shows what the company has.
    const frame = await openFrame(server, token, { kind: 'global', id: report });
    expect(await marketsIn(frame, report)).toEqual(['Hips']);
  });

  test('DASH-06 once a sample has ended, an open frame shows nothing more', async () => {
    const { token, usergroup_id } = await sampler('Hips');
    const frame = await openFrame(server, token, { kind: 'global', id: report });
    await changeRows(server.db, 'subscriptions', { market_name: 'Knees' }, { usergroup_id });
    await expectStatus(403, ask(frame, report));
  });

  test('DASH-06 items without markets have no samples', async () => {
    const { item_id } = await makeItem(server.db, { kind: 'medsku' });
    const { token, usergroup_id } = await subscriber();
    const sample = { usergroup_id, item_id, access: 'sample', market_name: 'Knees' } as const;
    await server.db.insertInto('subscriptions').values(sample).execute();
    for (const query of [{}, { sample: true, market: 'Knees' }, { market: 'Knees' }]) {
      const wanted = { kind: 'medsku', id: item_id, query };
      await expectStatus(403, server.call('embedTicket', { token, body: wanted }));
    }
  });

  test('staff see a sample as customers do', async () => {
    const frame = await openFrame(server, importer.session, {
      kind: 'global',
      id: report,
      query: { sample: true, market: 'Knees' },
    });
    expect(await marketsIn(frame, report)).toEqual(['Knees']);
  });

  test('DASH-06 a demo opens only the demo figures', async () => {
    const { item_id } = await makeItem(server.db, { kind: 'pt' });
    const trackers = await openImporter(server, 'pt');
    const head = 'procedure,specialty,setting,payer,region,country,year,volume\n';
    await trackers.put(`${head}Hip,Ortho,Hospital,Public,Europe,Italy,2024,700\n`, {
      itemId: String(item_id),
    });
    await trackers.put(`${head}Demo hip,Ortho,Hospital,Public,Europe,Italy,2024,7\n`, {
      itemId: String(item_id),
      demo: '1',
    });
    const { token, usergroup_id } = await subscriber();
    await server.db.insertInto('subscriptions').values({ usergroup_id, item_id, access: 'demo' }).execute();
    const read = async (query: object) => {
      const frame = await openFrame(server, token, { kind: 'pt', id: item_id, query });
      const params = { kind: 'pt', id: String(item_id) };
      const described = await server.call('dashboard', { token: frame, params });
      const body = { measure: 'volume', groupBy: ['procedure'], filters: {} };
      return [
        described.body.demo,
        (await server.call('askDashboard', { token: frame, params, body })).body.rows,
      ];
    };
    const demo = [true, [{ key: ['Demo hip'], values: [7] }]];
    expect(await read({ demo: true })).toEqual(demo);
    expect(await read({})).toEqual(demo);
    const sample = await server.call('embedTicket', {
      token,
      body: { kind: 'pt', id: item_id, query: { sample: true } },
    });
    expect(sample.status).toBe(403);
    await subscribe(server.db, usergroup_id, item_id);
    expect(await read({})).toEqual([false, [{ key: ['Hip'], values: [700] }]]);
  });
});

describe('MEND-25 a dashboard leads on', () => {
  const described = async (token: string, id: number, query: object = {}) => {
    const frame = await openFrame(server, token, { kind: 'global', id, query });
    return (await server.call('dashboard', { token: frame, params: { kind: 'global', id: String(id) } }))
      .body;
  };
  const edition = (item_name: string, item_year: number, more: object = {}) =>
    makeItem(server.db, { item_name, item_year, region: 'Europe', global_dashboard: true, ...more });

  test('to the editions of other years that the company may open, newest first, and to no others', async () => {
    const name = 'Spine implants';
    const [now, before, first, closed, hidden, plain, elsewhere] = await Promise.all([
      edition(name, 2026),
      edition(name, 2024),
      edition(name.toUpperCase(), 2025, { dashboard_kind: 'medaccess' }),
      edition(name, 2023),
      edition(name, 2022, { visible: false }),
      edition(name, 2021, { global_dashboard: false }),
      edition(name, 2026, { region: 'Global' }),
    ]);
    const mine = [now, before, first, hidden, plain, elsewhere].map(({ item_id }) => item_id);
    const { token } = await subscriber(...mine);
    const { editions } = await described(token, now.item_id);
    expect(editions).toEqual([
      { id: first.item_id, kind: 'medaccess', name: name.toUpperCase(), year: 2025 },
      { id: before.item_id, kind: 'global', name, year: 2024 },
    ]);
    // Another company has the one that is closed to this one.
    const stranger = await subscriber(now.item_id, closed.item_id);
    const theirs = await described(stranger.token, now.item_id);
    expect(theirs.editions.map(({ year }: { year: number }) => year)).toEqual([2023]);
  });

  test('to its report for those who may read it, and not for those who have a sample', async () => {
    const reader = await subscriber(report);
    expect((await described(reader.token, report)).can).toEqual({ readReport: true });
    const { token } = await sampler('Hips');
    expect((await described(token, report, { sample: true })).can).toEqual({ readReport: false });
  });
});
