import { expect, test } from 'vitest';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const server = await startServer();
const { db } = server;
const provider = await makeCompany(db, { provider: true, company: 'Zz Provider' });
const admin = await signedInAs(server, { role: 'admin', usergroup_id: provider, name: 'Staff A' });
const sales = await signedInAs(server, { role: 'sales', usergroup_id: provider, name: 'Staff B' });
const acme = await makeCompany(db, { company: 'acme', license: 'site', expiry: new Date('2030-01-02') });
const people = [
  { name: 'Ann', lead: true, last_active: daysAgo(1) },
  { name: 'Bob', last_active: daysAgo(12) },
  { name: 'Cy', last_active: daysAgo(60), enabled: false },
  { name: 'Dee', last_active: daysAgo(200) },
  { name: 'Eve' },
];
for (const person of people) await makePerson(db, { ...person, usergroup_id: acme });
const barren = await makeCompany(db, { company: 'Barren', license: 'corporate' });

const report = async (query = '', who = admin) => (await who.call('userReport', { query })).body;
const names = async (query: string) =>
  (await report(query)).rows.map(
    ({ name, company }: { name: string | null; company: string }) => name ?? company,
  );

test('ADM-17 users are sorted by company and name; a company without users is one row of blanks', async () => {
  const { rows, total } = await report();
  expect(rows.map(({ name }: { name: string | null }) => name)).toEqual([
    ...['Ann', 'Bob', 'Cy', 'Dee', 'Eve'],
    ...[null, 'Staff A', 'Staff B'],
  ]);
  expect(total).toBe(8);
  expect(rows[0]).toEqual({
    usergroupId: acme,
    company: 'acme',
    license: 'site',
    expiry: Date.UTC(2030, 0, 2) / 1000,
    createdAt: expect.any(Number),
    enabled: true,
    name: 'Ann',
    email: expect.any(String),
    role: 'team leader',
    lastActive: expect.any(Number),
    id: expect.any(String),
  });
  expect(rows[5]).toEqual({
    usergroupId: barren,
    company: 'Barren',
    license: 'corporate',
    expiry: null,
    createdAt: null,
    enabled: null,
    name: null,
    email: null,
    role: null,
    lastActive: null,
    id: null,
  });
});

test('ADM-17 sales get the same rows without ids', async () => {
  const rows = (await report('', sales)).rows;
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(row).not.toHaveProperty('id');
});

test('ADM-17 each filter takes several values, and filters are combined', async () => {
  expect(await names(`?companies=${acme},${barren}`)).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Barren']);
  expect(await names('?licenses=corporate')).toEqual(['Barren']);
  expect(await names(`?companies=${acme}&enabled=false`)).toEqual(['Cy']);
  expect(await names('?roles=team%20leader,sales')).toEqual(['Ann', 'Staff B']);
  expect(await names(`?companies=${acme}&lastActive=week`)).toEqual(['Ann']);
  expect(await names(`?companies=${acme}&lastActive=month,quarter`)).toEqual(['Bob', 'Cy']);
  expect(await names(`?companies=${acme},${barren}&lastActive=longer,never`)).toEqual(['Dee', 'Eve']);
  expect(await names(`?licenses=site&roles=standard&enabled=true`)).toEqual(['Bob', 'Dee', 'Eve']);
});

test('MEND-23 the report is sorted by any column, either way, and what is missing comes last', async () => {
  const sorted = (sort: string) => names(`?companies=${acme},${barren}&sort=${sort}`);
  expect(await sorted('-name')).toEqual(['Eve', 'Dee', 'Cy', 'Bob', 'Ann', 'Barren']);
  expect(await sorted('lastActive')).toEqual(['Dee', 'Cy', 'Bob', 'Ann', 'Eve', 'Barren']);
  expect(await sorted('-lastActive')).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Barren']);
  expect(await sorted('enabled')).toEqual(['Cy', 'Ann', 'Bob', 'Dee', 'Eve', 'Barren']);
  expect(await sorted('-role')).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Barren']);
  expect(await sorted('license')).toEqual(['Barren', 'Ann', 'Bob', 'Cy', 'Dee', 'Eve']);
  expect(await sorted('-company')).toEqual(['Barren', 'Ann', 'Bob', 'Cy', 'Dee', 'Eve']);
  for (const sort of ['expiry', '-expiry', 'createdAt', 'email']) expect(await sorted(sort)).toHaveLength(6);
});

test('MEND-23 names are in the order of people, not of bytes', async () => {
  const usergroup_id = await makeCompany(server.db, { company: 'Order' });
  const given = ['zoe', 'Émile', 'Eva', 'Person 10', 'person 9', 'Özil', 'Ada'];
  for (const name of given) await makePerson(server.db, { name, usergroup_id });
  const ordered = ['Ada', 'Émile', 'Eva', 'Özil', 'person 9', 'Person 10', 'zoe'];
  expect(await names(`?companies=${usergroup_id}`)).toEqual(ordered);
  expect(await names(`?companies=${usergroup_id}&sort=-name`)).toEqual(ordered.toReversed());
});

test('MEND-23 every word is looked for in company, name and e-mail', async () => {
  const usergroup_id = await makeCompany(server.db, { company: 'Wordy Works' });
  await makePerson(server.db, { name: 'Una 100% Able', email: 'una@words.example', usergroup_id });
  const empty = await makeCompany(server.db, { company: 'Wordy Void' });
  expect(await names('?text=WORDY')).toEqual(['Wordy Void', 'Una 100% Able']);
  expect(await names('?text=able%20wordy%20una@')).toEqual(['Una 100% Able']);
  expect(await names('?text=100%25')).toEqual(['Una 100% Able']);
  expect(await names(`?text=una&companies=${empty}`)).toEqual([]);
  expect((await report('?text=wordy&page=1')).total).toBe(2);
});

test.each([
  '?sort=id',
  '?sort=--name',
  `?text=${'x'.repeat(201)}`,
  '?companies=a',
  '?licenses=golden',
  '?enabled=maybe',
  '?page=0',
  '?companies=1;drop',
])('ADM-17 an invalid filter is refused: %s', async (query) => {
  expect((await admin.call('userReport', { query })).status).toBe(400);
});

test('ADM-17 a page has fifty rows, and the pages together list everyone once', async () => {
  const usergroup_id = await makeCompany(server.db, { company: 'Many' });
  const users = Array.from({ length: 101 }, (_, n) => ({
    usergroup_id,
    email: `n${n}@many.example`,
    name: 'Same Name',
  }));
  await server.db.insertInto('users').values(users).execute();
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await report(`?companies=${usergroup_id}&page=${page}`));
  expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 1, 0]);
  expect(pages[1]).toMatchObject({ total: 101, page: 2, pages: 3 });
  const emails = pages.flatMap(({ rows }) => rows.map(({ email }: { email: string }) => email));
  expect(new Set(emails).size).toBe(101);
});
