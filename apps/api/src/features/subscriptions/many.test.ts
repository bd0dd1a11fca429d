import { expect, test } from 'vitest';
import { rowsIn } from '../../testing/database.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true });
const admin = await signedInAs(server, { usergroup_id: provider, role: 'admin' });

const { item_id: former } = await makeItem(db, { item_name: 'Knees', item_year: 2025 });
const { item_id: next } = await makeItem(db, { item_name: 'Knees', item_year: 2026 });
const { line_id } = await db
  .insertInto('edition_lines')
  .defaultValues()
  .returning('line_id')
  .executeTakeFirstOrThrow();
await db.updateTable('items').set({ line_id }).where('item_id', 'in', [former, next]).execute();

const headquarter = await makeCompany(db, { company: 'A Group', license: 'corporate', headquarter: true });
const below = await makeCompany(db, { company: 'B Below', headquarter_id: headquarter });
const other = await makeCompany(db, { company: 'C Other' });
const over = await makeCompany(db, { company: 'D Over', expiry: new Date('2020-01-01') });
for (const usergroup_id of [headquarter, below]) await makePerson(db, { usergroup_id });
await makePerson(db, { usergroup_id: below, enabled: false });
await subscribe(db, headquarter, former);
await subscribe(db, over, former);

const holders = async () => (await admin.call('editionHolders', { params: { id: String(next) } })).body;
const give = (companies: number[], headers: Record<string, string> = {}) =>
  admin.call('subscribeMany', { params: { id: String(next) }, body: { companies }, headers });

test('STAFF-04 before several companies get an edition, it is said what each has and how many people it is for', async () => {
  const { item, former: before, companies } = await holders();
  expect([item.item_year, before?.id]).toEqual([2026, former]);
  expect(companies).toEqual([
    { id: headquarter, company: 'A Group', state: 'former', people: 2 },
    { id: below, company: 'B Below', state: 'none', people: 1 },
    { id: other, company: 'C Other', state: 'none', people: 0 },
    { id: over, company: 'D Over', state: 'over', people: 0 },
  ]);
});

test('STAFF-04 all of them get it or none does', async () => {
  const gone = await give([headquarter, other, 999_999]);
  expect([gone.status, gone.body.code]).toEqual([409, 'companies-refused']);
  const ended = await give([headquarter, over]);
  expect(ended.body.hint).toBe('Without a running license: D Over.');
  // The provider's own company is no client.
  expect((await give([provider])).status).toBe(409);
  expect(await rowsIn(db, 'subscriptions', { item_id: next })).toEqual([]);
  const { status, body } = await give([headquarter, other]);
  expect([status, body]).toEqual([200, { added: [headquarter, other] }]);
  expect(await rowsIn(db, 'subscriptions', { item_id: next })).toHaveLength(2);
  expect((await holders()).companies.map(({ state }: { state: string }) => state)).toEqual([
    'has',
    'inherits',
    'has',
    'over',
  ]);
  const { entries } = (await admin.call('clientHistory', { params: { id: String(other) } })).body;
  expect(entries).toMatchObject([
    {
      action: 'report subscriptions changed',
      actor: admin.email,
      to: { added: ['Knees, 2026 Europe'], companies: 2 },
    },
  ]);
});

test('STAFF-04 a double click gives it once, and whoever has it keeps it', async () => {
  const company = await makeCompany(db);
  const headers = { 'idempotency-key': 'one-press-only' };
  const answers = await Promise.all([give([company, other], headers), give([company, other], headers)]);
  expect(answers.map(({ body }) => body)).toEqual([{ added: [company] }, { added: [company] }]);
  expect((await give([company])).body).toEqual({ added: [] });
  expect(await rowsIn(db, 'subscriptions', { item_id: next, usergroup_id: company })).toHaveLength(1);
});
