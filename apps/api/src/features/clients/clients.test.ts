import { expect, test } from 'vitest';
import { changeRows, rowIn, rowsIn } from '../../testing/database.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { happened } from '../../testing/usage.ts';

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true, company: 'Provider' });
const admin = await signedInAs(server, { usergroup_id: provider, role: 'admin', name: 'Ada Winter' });
const sales = await signedInAs(server, { usergroup_id: provider, role: 'sales', name: 'Sam Sales' });
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const group = await makeCompany(db, {
  company: 'Harbor Group',
  license: 'enterprise',
  licenses: 30,
  headquarter: true,
  expiry: inDays(300),
});
const harbor = await makeCompany(db, {
  company: 'Harbor East',
  license: 'site',
  licenses: 5,
  headquarter_id: group,
  expiry: inDays(20),
  owner_id: sales.id,
});
const lapsed = await makeCompany(db, {
  company: '=Lapsed',
  license: 'site',
  licenses: 3,
  expiry: inDays(-21),
});
const fresh = await makeCompany(db, { company: 'Zenith' });
const ann = await makePerson(db, {
  usergroup_id: harbor,
  last_active: new Date(),
  email: 'ann@harbor.example',
});
await makePerson(db, { usergroup_id: harbor, enabled: false });
await makePerson(db, { usergroup_id: group, last_active: inDays(-50) });
await db
  .insertInto('devices')
  .values(
    ['1', '2', '2'].map((cookie, index) => ({
      cookie,
      os: 'Linux',
      user_id: index === 2 ? admin.id : ann.id,
      usergroup_id: harbor,
    })),
  )
  .execute();
const { item_id } = await makeItem(db);
await happened(db, [
  { usergroup_id: harbor, user_id: ann.id, kind: 'read', item_id },
  { usergroup_id: harbor, user_id: ann.id, kind: 'read', item_id, days: 5 },
  { usergroup_id: harbor, user_id: ann.id, kind: 'refused', item_id, detail: 'not subscribed', days: 80 },
]);
await db
  .insertInto('client_steps')
  .values({ usergroup_id: group, step: 'Waits for their order', written_by: admin.id })
  .execute();

const list = async (query = '', who = sales) => (await who.call('clients', { query })).body;
const names = async (query = '') =>
  (await list(query)).rows.map(({ company }: { company: string }) => company);

test('STAFF-02 a client stands with licence, seats, devices, end, use, owner and next step', async () => {
  const { rows, total, owners } = await list();
  expect(total).toBe(4);
  expect(rows.find(({ id }: { id: number }) => id === harbor)).toEqual({
    id: harbor,
    company: 'Harbor East',
    headquarterCompany: 'Harbor Group',
    license: 'site',
    licenses: 5,
    seatsUsed: 1,
    devices: 2,
    expiry: expect.any(Number),
    lastActive: expect.any(Number),
    reads: 2,
    refused: 1,
    months: expect.any(Array),
    owner: { id: sales.id, name: 'Sam Sales' },
    step: { text: 'Send renewal', by: null },
  });
  expect(owners.map(({ name }: { name: string }) => name)).toEqual(['Ada Winter', 'Sam Sales']);
  expect((await sales.call('clientOwners')).body).toEqual(owners);
});

test('STAFF-02 every head sorts, by the end first, and what is missing comes last either way', async () => {
  expect(await names()).toEqual(['=Lapsed', 'Harbor East', 'Harbor Group', 'Zenith']);
  expect(await names('?sort=-expiry')).toEqual(['Harbor Group', 'Harbor East', '=Lapsed', 'Zenith']);
  expect((await names('?sort=-reads'))[0]).toBe('Harbor East');
  expect((await names('?sort=-devices'))[0]).toBe('Harbor East');
  expect((await names('?sort=owner'))[0]).toBe('Harbor East');
  expect((await names('?sort=-owner'))[0]).toBe('Harbor East');
  expect(await names('?sort=-company')).toEqual(['Zenith', 'Harbor Group', 'Harbor East', '=Lapsed']);
  expect((await names('?sort=-lastActive')).slice(0, 2)).toEqual(['Harbor East', 'Harbor Group']);
});

test('STAFF-02 filters leave what they say, and the views count it', async () => {
  expect(await names('?text=group%20east')).toEqual(['Harbor East']);
  expect(await names('?license=unassigned')).toEqual(['Zenith']);
  expect(await names('?end=over')).toEqual(['=Lapsed']);
  expect(await names('?end=never')).toEqual(['Zenith']);
  expect(await names(`?owner=${sales.id}`)).toEqual(['Harbor East']);
  expect(await names('?owner=nobody&sort=company')).toEqual(['=Lapsed', 'Harbor Group', 'Zenith']);
  const { counts } = await list();
  expect(counts).toEqual({ all: 4, todo: 4, idle: 2, expired: 1 });
  expect(await names('?view=expired')).toEqual(['=Lapsed']);
  expect(await names('?view=idle')).toEqual(['Harbor Group', 'Zenith']);
  expect((await list('?text=harbor&view=idle')).counts).toEqual({ all: 2, todo: 2, idle: 1, expired: 0 });
  expect((await list('?page=2')).rows).toEqual([]);
});

test('STAFF-02 what somebody wrote as the next step stands before what follows by itself', async () => {
  const { rows } = await list('?text=group');
  const step = { text: 'Waits for their order', by: 'Ada Winter' };
  expect(rows.find(({ id }: { id: number }) => id === group).step).toEqual(step);
});

test('STAFF-02 the file has every row, no formulas, and is in the audit log', async () => {
  const { status, bytes, headers } = await sales.call('clientsFile', { query: '?sort=company' });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/clients-\d{4}-\d\d-\d\d\.csv/);
  const lines = bytes.toString().trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.some((line: string) => line.startsWith("'=Lapsed,,site,0,3,0,"))).toBe(true);
  expect(lines.some((line: string) => line.startsWith('Harbor East,Harbor Group,site,1,5,2,'))).toBe(true);
  const [entry] = await rowsIn(db, 'audit_log', { subject: 'clients:all' });
  expect([entry?.action, entry?.actor_id]).toEqual(['exported', sales.id]);
});

test('STAFF-04 the history of a client says what changed and who did it, without what was only read', async () => {
  const params = { id: String(fresh) };
  await admin.call('updateCompany', { params, body: { license: 'site', licenses: 5 } });
  await admin.call('updateCompany', { params, body: { expiry: '2031-05-01' } });
  const person = await makePerson(db, { usergroup_id: fresh, email: 'new@zenith.example' });
  await admin.call('updateUser', { params: { id: person.id }, body: { enabled: false } });
  await sales.call('accessCheck', { query: `?person=${person.id}&kind=report&id=${item_id}` });
  const { status, body } = await sales.call('clientHistory', { params });
  expect([status, body.more]).toEqual([200, false]);
  expect(body.entries).toMatchObject([
    { action: 'disabled', person: 'new@zenith.example', actor: admin.email },
    { action: 'company settings changed', person: null, from: { expiry: null } },
    { action: 'company settings changed', from: { license: 'unassigned' }, to: { license: 'site' } },
  ]);
  const [newest, ...older] = body.entries;
  const next = await sales.call('clientHistory', { params, query: `?before=${newest.id}` });
  expect(next.body.entries).toEqual(older);
});

test('STAFF-03 a company’s name, description and owner are changed, with what it was in its history', async () => {
  const params = { id: String(lapsed) };
  const describe = (body: object) => admin.call('describeCompany', { params, body });
  const { status, body } = await describe({ company: ' Lapsed  Devices ', owner: sales.id });
  expect([status, body.company, body.owner]).toEqual([
    200,
    'Lapsed Devices',
    { id: sales.id, name: 'Sam Sales' },
  ]);
  const entry = await rowIn(db, 'audit_log', { subject: `company:${lapsed}`, action: 'company described' });
  expect([entry.from, entry.to]).toEqual([
    { company: '=Lapsed', owner: null },
    { company: 'Lapsed Devices', owner: sales.id },
  ]);
  const { entries } = (await sales.call('clientHistory', { params })).body;
  expect(entries[0]).toMatchObject({ from: { owner: null }, to: { owner: 'Sam Sales' } });
  expect((await describe({ company: 'zenith' })).body).toMatchObject({ code: 'company-exists' });
  expect((await describe({ owner: ann.id })).body).toMatchObject({ code: 'owner-unknown' });
  // The same again changes and records nothing.
  await describe({ company: 'Lapsed Devices', owner: sales.id });
  expect(await rowsIn(db, 'audit_log', { action: 'company described' })).toHaveLength(1);
});

test('STAFF-03 what a colleague has changed meanwhile is not overwritten, and the rest is saved beside it', async () => {
  const params = { id: String(group) };
  const describe = (body: object) => admin.call('describeCompany', { params, body });
  const before = { company: 'Harbor Group', description: '', owner: null };
  await describe({ description: 'Knees', before });
  const { status, body } = await describe({ description: 'Hips', before });
  expect([status, body.code, body.fields]).toEqual([
    409,
    'changed-meanwhile',
    { description: expect.stringContaining('‘Knees’') },
  ]);
  expect((await describe({ company: 'Harbor', before })).body).toMatchObject({
    company: 'Harbor',
    description: 'Knees',
  });
  // Whoever wants what it is by now is not in anybody's way.
  expect((await describe({ description: 'Knees', before })).status).toBe(200);
});

test('STAFF-03 who can no longer look after clients no longer does', async () => {
  const colleague = await makePerson(db, { usergroup_id: provider, role: 'sales' });
  const company = await makeCompany(db, { owner_id: colleague.id });
  await admin.call('changePerson', { params: { id: colleague.id }, body: { role: 'publications' } });
  expect((await rowIn(db, 'usergroups', { id: company })).owner_id).toBeNull();
});

test('STAFF-02 the list, its file and the board name the same next step: one that is held is not offered', async () => {
  const id = await makeCompany(db, { company: 'Offered', license: 'site', licenses: 3, expiry: inDays(85) });
  const lead = await makePerson(db, { usergroup_id: id, lead: true, last_active: new Date() });
  const [held, wanted] = [await makeItem(db), await makeItem(db, { kind: 'pt', item_name: 'Knee patterns' })];
  await subscribe(db, id, held.item_id);
  const refused = { usergroup_id: id, user_id: lead.id, kind: 'refused', detail: 'not subscribed' };
  await happened(db, [
    { ...refused, item_id: held.item_id },
    { ...refused, item_id: held.item_id, days: 3 },
    { ...refused, item_id: wanted.item_id },
  ]);
  const words = 'Offer Knee patterns, Procedure Tracker 2026 Europe';
  const steps = async () => {
    const { body: board } = await sales.call('renewals', { query: '?within=90' });
    const { bytes } = await sales.call('clientsFile', { query: '?text=offered' });
    return [
      (await list('?text=offered')).rows[0].step?.text,
      board.clients.find((client: { id: number }) => client.id === id).step.words,
      bytes.toString().includes(words),
    ];
  };
  expect(await steps()).toEqual([words, words, true]);
  // The writer was deleted meanwhile.
  await db.insertInto('client_steps').values({ usergroup_id: id, step: 'Wait' }).execute();
  expect((await list('?text=offered')).rows[0].step).toEqual({ text: 'Wait', by: 'a deleted account' });
});

test('STAFF-02 people who came lately and were never there are idle no sooner than on the board', async () => {
  const id = await makeCompany(db, {
    company: 'Newcomers',
    license: 'site',
    licenses: 5,
    expiry: inDays(300),
  });
  for (let count = 0; count < 4; count += 1)
    await makePerson(db, {
      usergroup_id: id,
      lead: count === 0,
      ...(count === 0 && { last_active: new Date() }),
    });
  expect((await list('?text=newcomers')).rows[0].step).toBeNull();
  await changeRows(db, 'users', { created_at: inDays(-70) }, { usergroup_id: id });
  expect((await list('?text=newcomers')).rows[0].step.text).toBe('3 idle seats: offer training');
});

test('STAFF-04 the history names what a client was given and what ended by its title', async () => {
  const id = await makeCompany(db, { company: 'Given', license: 'site', licenses: 3 });
  const params = { id: String(id) };
  const kept = await makeItem(db, { item_name: 'Hips', markets: ['Cups'] });
  const gone = await makeItem(db, { kind: 'medsku', item_name: 'Stents' });
  await admin.call('saveSubscriptions', { params, body: [kept.item_id] });
  await admin.call('saveMedskuSubscriptions', { params, body: [gone.item_id] });
  await admin.call('saveMedskuSubscriptions', { params, body: [] });
  await db.deleteFrom('items').where('item_id', '=', gone.item_id).execute();
  const { body } = await sales.call('clientHistory', { params });
  expect(
    body.entries.map(({ from, to }: { from: object; to: object }) => ({ ...from, ...to })),
  ).toMatchObject([
    { ended: [`item ${gone.item_id}`], added: [] },
    { added: [`item ${gone.item_id}`] },
    { added: ['Hips, 2026 Europe'] },
  ]);
});
