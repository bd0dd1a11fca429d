import { peopleFile } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { rowsIn } from '../../testing/database.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { mailsTo, registration, tokenFor } from '../../testing/team.ts';

const server = await startServer({ LIMITS: 'registrationPerAddress=1000/60' });
const { db } = server;
const provider = await makeCompany(db, { provider: true });
const admin = await signedInAs(server, { usergroup_id: provider, role: 'admin' });

const clientWith = (licenses: number, over: object = {}) =>
  makeCompany(db, { license: 'corporate', licenses, ...over });
const check = (id: number, file: string | Uint8Array) =>
  admin.call('checkPeople', {
    params: { id: String(id) },
    form: {
      fields: {},
      file: typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file),
    },
  });
const rowsOf = async (id: number, file: string | Uint8Array) => {
  const { status, body } = await check(id, file);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.rows.map(({ email, name, title, phone }: Record<string, string>) => [
    email,
    name,
    title,
    phone,
  ]);
};
const person = (email: string, over: object = {}) => ({ email, name: '', title: '', phone: '', ...over });
const add = (id: number, people: object[], headers: Record<string, string> = {}) =>
  admin.call('addPeople', { params: { id: String(id) }, body: { people }, headers });

const bell = ['ann@file.example', 'Ann Bell', 'Analyst', '+49 30 1'];
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

test.each([
  ['a CSV with a mark', '\ufeffEmail,Name,Title,Phone\r\nann@file.example,Ann Bell,Analyst,+49 30 1\r\n'],
  [
    'semicolons, quotes and another order',
    'Phone;"Job Title";"E-Mail";Name\n"+49 30 1";"Analyst";Ann@File.example;"Ann Bell"\n',
  ],
  [
    'two names',
    'First Name,Last Name,E-mail Address,Position,Mobile\nAnn,Bell,ann@file.example,Analyst,+49 30 1',
  ],
  [
    'an address as mail programs write it',
    'Name,Mail,Title,Phone\nAnn Bell,Ann Bell <ann@file.example>,Analyst,+49 30 1',
  ],
  [
    'a separator that is named',
    'sep=;\nEmail;Name;Title;Phone\nann@file.example;Ann  Bell ;Analyst;+49 30 1',
  ],
  [
    'a title above the columns',
    'Our team,,,\n\nEmail,Name,Title,Phone\nann@file.example,Ann Bell,Analyst,+49 30 1',
  ],
  ['tabs in UTF-16', utf16('Email\tName\tTitle\tPhone\r\nann@file.example\tAnn Bell\tAnalyst\t+49 30 1\r\n')],
])('STAFF-08 %s is read as people export it', async (_how, file) => {
  expect(await rowsOf(await clientWith(5), file)).toEqual([bell]);
});

test('STAFF-08 a workbook is read, and a CSV of a European spreadsheet keeps its letters', async () => {
  const sheet = await writeExcelFile([
    ['Name', 'Department', 'E-Mail'].map((value) => ({ value })),
    ['Zoë Ångström', 'R&D', 'zoe@file.example'].map((value) => ({ value })),
  ]).toBuffer();
  const { body } = await check(await clientWith(5), new Uint8Array(sheet));
  expect([body.rows[0].name, body.ignored]).toEqual(['Zoë Ångström', ['Department']]);
  const latin = Buffer.from('Email;Name\nzoe@file.example;Zo\xeb M\xfcller\n', 'latin1');
  expect(await rowsOf(await clientWith(5), new Uint8Array(latin))).toEqual([
    ['zoe@file.example', 'Zoë Müller', '', ''],
  ]);
});

test.each([
  ['', 'The file is empty.'],
  ['Name\nAnn', 'No column is called Email.'],
  ['Email\n', 'There is nobody below'],
  ['%PDF-1.7', 'This is a PDF file.'],
  [`Email\n${'a@b.example\n'.repeat(peopleFile.rows + 1)}`, 'more than 500 people'],
  [`Email\n${'x'.repeat(peopleFile.bytes)}`, 'larger than 1 MB'],
])('STAFF-08 a file that cannot be used is refused with what to do: %.20j', async (file, words) => {
  const { status, body } = await check(await clientWith(5), file);
  expect([status, body.code, body.hint]).toEqual([422, 'file-unreadable', expect.stringContaining(words)]);
});

test('STAFF-08 each row says whether the person can be invited, within the licenses', async () => {
  const company = await clientWith(4, { company: 'Full Ltd' });
  const mate = await makePerson(db, { usergroup_id: company });
  const elsewhere = await makePerson(db, { usergroup_id: await makeCompany(db, { company: 'Elsewhere' }) });
  await db.insertInto('invitations').values({ usergroup_id: company, email: 'open@file.example' }).execute();
  const emails = [
    '',
    'no address',
    mate.email,
    elsewhere.email,
    'open@file.example',
    'a@file.example',
    'A@file.example',
    'b@file.example',
    'c@file.example',
  ];
  const { body } = await check(company, `Email,Name\n${emails.map((email) => `${email},${'x'}`).join('\n')}`);
  expect(
    body.rows.map(({ row, problem }: { row: number; problem: string | null }) => [row, problem]),
  ).toEqual([
    [2, 'There is no e-mail in this row.'],
    [3, 'This is not an e-mail address.'],
    [4, 'User already exists'],
    [5, 'This e-mail already has an account at Elsewhere.'],
    [6, 'This person has already been invited.'],
    [7, null],
    [8, 'The same e-mail stands further up in the file.'],
    [9, null],
    [10, 'No license is left for this person.'],
  ]);
  // Four licenses, of which one is used and one promised.
  expect(body.seats).toEqual({ free: 2, licenses: 4 });
});

test('STAFF-08 all are invited or nobody is, and each gets the mail with a link that knows them', async () => {
  const company = await clientWith(2, { company: 'Inviting Ltd' });
  const people = [
    person('one@file.example', { name: 'Ann Bell', title: 'Analyst' }),
    person('two@file.example'),
  ];
  const tooMany = await add(company, [...people, person('three@file.example')]);
  expect([tooMany.status, tooMany.body.hint]).toEqual([
    409,
    'three@file.example: No license is left for this person.',
  ]);
  expect(await rowsIn(db, 'invitations', { usergroup_id: company })).toEqual([]);
  expect(await mailsTo(server, 'one@file.example')).toEqual([]);
  expect((await add(company, people)).body).toEqual({ invited: 2 });
  expect(await mailsTo(server, 'two@file.example')).toHaveLength(1);
  const token = await tokenFor(server, 'one@file.example');
  const { body } = await server.call('invitedAs', { body: { token } });
  expect(body).toEqual({
    email: 'one@file.example',
    company: 'Inviting Ltd',
    name: 'Ann Bell',
    title: 'Analyst',
    phone: '',
  });
  expect((await server.call('register', { body: registration(token) })).status).toBe(201);
  const { entries } = (await admin.call('clientHistory', { params: { id: String(company) } })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'registered',
    'invited from a file',
    'invited from a file',
  ]);
});

test('STAFF-08 a double click invites once, and of two who take the last license one does', async () => {
  const company = await clientWith(1);
  const headers = { 'idempotency-key': 'one-press-only' };
  const once = [person('once@file.example')];
  const answers = await Promise.all([add(company, once, headers), add(company, once, headers)]);
  expect(answers.map(({ body }) => body)).toEqual([{ invited: 1 }, { invited: 1 }]);
  expect(await mailsTo(server, 'once@file.example')).toHaveLength(1);
  const small = await clientWith(1);
  const two = await Promise.all(['x', 'y'].map((name) => add(small, [person(`${name}@file.example`)])));
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
});
