import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestClient, TestRequest } from '../testing/client.ts';
import { changeRows, rowsIn } from '../testing/database.ts';
import { expectStatus } from '../testing/expect-status.ts';
import { makeItem, subscribe } from '../testing/items.ts';
import { makeCompany, withSession } from '../testing/people.ts';
import { publishReport } from '../testing/publish.ts';
import { startListening } from '../testing/server.ts';

const log: string[] = [];
const logStream = new PassThrough().on('data', (chunk) => log.push(String(chunk)));
const server = await startListening(2, { LOG_LEVEL: 'info' }, { logStream });
const { db, nodes } = server;

const { report_id: open } = await publishReport(server, [
  '<h1>One</h1><p><img src="../images/chart.svg"></p>',
]);
const { report_id: hidden } = await publishReport(server, ['<h1>One</h1><p>Hidden</p>']);
await changeRows(db, 'items', { visible: false }, { item_id: hidden });
await makeItem(db, { region: 'North America' });

/** People of three companies in all roles. One company has both reports, one a sample, one nothing. */
async function makeCrowd() {
  const companies = [await makeCompany(db), await makeCompany(db), await makeCompany(db)] as const;
  for (const item of [open, hidden]) await subscribe(db, companies[0], item);
  await sql`insert into subscriptions (usergroup_id, item_id, access, market_name)
    values (${companies[1]}, ${open}, 'sample', 'Knees')`.execute(db);
  const kinds = [
    {},
    { lead: true },
    { enabled: false },
    { role: 'admin' },
    { role: 'sales' },
    { role: 'publications' },
  ] as const;
  const details = companies.flatMap((usergroup_id) => kinds.map((kind) => ({ usergroup_id, ...kind })));
  const [usergroup_id] = companies;
  const all = [
    ...details,
    { usergroup_id, special: 'marketing' },
    { usergroup_id, special: 'support' },
  ] as const;
  return Promise.all(all.map((one) => withSession(db, one)));
}

const page = '/api/catalogs/page?section=catalog&filter=';
const addresses = [
  '/api/session',
  ...[
    'all',
    'all&region=North+America',
    'all&region=North%20America',
    'subscriptions',
    'favorites',
    'custom-reports',
  ].map((rest) => page + rest),
  '/api/catalogs/page?section=medsku&filter=all',
  ...[open, hidden, 4711].map((id) => `/api/reports/subscribed/${id}/1`),
  `/api/reports/subscribed/${open}/99`,
];

/** What belongs to the one request is left out. */
async function answerOf(client: TestClient, address: string, request: TestRequest) {
  const { status, headers, body } = await client.send('GET', address, request);
  const { 'x-request-id': _, date, connection, 'keep-alive': alive, ...same } = headers;
  return { address, status, headers: same, body };
}

test('FAST-03 twenty people of three companies at once each get what is theirs, from a warm memory as from none', async () => {
  const crowd = await makeCrowd();
  const asked = crowd.flatMap(({ token, email }) => addresses.map((address) => ({ token, email, address })));
  const expected = new Map<string, unknown>();
  for (const { token, email, address } of asked) {
    await sql`insert into change_log (key) values ('everything')`.execute(db);
    const { body, status } = await answerOf(server.behind, address, { token });
    expected.set(email + address, { status, body });
  }
  const often = [...asked, ...asked, ...asked].sort(() => Math.random() - 0.5);
  for (const node of nodes) {
    await Promise.all(
      often.map(async ({ token, email, address }) => {
        const { status, body } = await answerOf(node, address, { token });
        expect([email, address, { status, body }]).toEqual([email, address, expected.get(email + address)]);
      }),
    );
  }
});

test.each(addresses)('FAST-02 %s is answered before the framework as by it', async (address) => {
  const company = await makeCompany(db);
  await subscribe(db, company, open);
  const { token } = await withSession(db, { usergroup_id: company });
  for (const encoding of ['br', 'gzip', 'identity', 'gzip;q=0, *;q=0.5', '']) {
    const request = { token, headers: { 'accept-encoding': encoding } };
    const [quick, slow] = [
      await answerOf(server, address, request),
      await answerOf(server.behind, address, request),
    ];
    expect(quick).toEqual(slow);
  }
});

test('FAST-02 what is answered before the framework is logged and counted as any other request', async () => {
  const person = await withSession(db);
  log.length = 0;
  const { headers } = await server.call('session', { token: person.token });
  const entry = {
    method: 'GET',
    route: '/api/session',
    status: 200,
    user: person.id,
    reqId: headers['x-request-id'],
  };
  await expect.poll(() => log.map((line) => JSON.parse(line))).toEqual([expect.objectContaining(entry)]);
});

test('what staff read over the network is entered into the audit log', async () => {
  const staff = await withSession(db, {
    role: 'admin',
    usergroup_id: await makeCompany(db, { provider: true }),
  });
  const entries = () => rowsIn(db, 'audit_log', { actor_id: staff.id });
  await expectStatus(200, server.send('GET', `/api/reports/subscribed/${open}/1`, { token: staff.token }));
  expect(await entries()).toMatchObject([{ action: 'read by staff', subject: `report:${open}` }]);
});

test('FAST-01 while the database is silent the answer is 503, after one question and not after two', async () => {
  const impatient = await startListening(1, { DATABASE_PATIENCE: '2' });
  const { token } = await withSession(impatient.db);
  await expectStatus(200, impatient.call('session', { token }));
  await impatient.db.transaction().execute(async (tx) => {
    await sql`lock table change_log_state in access exclusive mode`.execute(tx);
    const begun = performance.now();
    await expectStatus(503, impatient.call('session', { token }));
    expect(performance.now() - begun).toBeLessThan(5000);
  });
  await expectStatus(200, impatient.call('session', { token }));
});
