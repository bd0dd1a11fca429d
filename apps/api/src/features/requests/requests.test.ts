import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { RequestSubject } from '@caliper/contract/requests/requests.values.ts';
import { requestSubjects } from '@caliper/contract/requests/requests.values.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { age, ageLimits, behind, changeRows, rowIn, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeItem } from '../../testing/items.ts';
import { headerOf, startSmsService, startSmtpService } from '../../testing/message-services.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const [sms, smtp] = await Promise.all([startSmsService(), startSmtpService()]);
const server = await startServer({
  SMS_URL: sms.url,
  SMTP_URL: smtp.url,
  CONTACT_EMAIL: 'desk@caliper.example',
});
afterAll(async () => {
  await Promise.all([sms.close(), smtp.close()]);
});
beforeEach(async () => {
  Object.assign(smtp, { mood: 'well', losesReceipts: false, received: [] });
  await server.db.deleteFrom('outbox').execute();
  await server.db.deleteFrom('requests').execute();
  await ageLimits(server.db, 3600);
});

const visitor = {
  subject: 'New Sales Inquiry' as RequestSubject,
  name: 'Sam Reed',
  email: 'sam@clinic.example',
  phone: '+1 555 010 0199',
  company: 'Clinic',
  message: 'Hello',
};
const ask = (body: object, token?: string) => server.call('contactUs', { body, ...(token ? { token } : {}) });
/** Mails of other tests may still be in transit. */
const mailAbout = (text: string) =>
  eventually(() => {
    const mail = smtp.received.find((one) => one.includes(text));
    expect(mail).toBeDefined();
    return mail ?? '';
  });
const stored = () =>
  server.db.selectFrom('requests').select(['user_id', 'usergroup_id', 'payload']).execute();

test("CON-04 a visitor's request is stored and mailed to staff", async () => {
  const asked = { ...visitor, title: 'Nurse', country: 'Chile', category: 'Spine', other: '/contact' };
  expect(await ask(asked)).toMatchObject({ status: 202, body: { sent: true, by: null } });
  expect(await stored()).toEqual([{ user_id: null, usergroup_id: null, payload: asked }]);
  const mail = await mailAbout('Sales Inquiry: Clinic');
  expect(headerOf(mail, 'To')).toBe('desk@caliper.example');
  expect(headerOf(mail, 'Subject')).toBe('[Caliper] New Sales Inquiry: Clinic');
  expect(mail).toMatch(/^Sent by: a visitor who is not signed in\r$/m);
  expect(mail).toMatch(/^E-mail: sam@clinic.example\r$/m);
  expect(mail).toMatch(/^> Hello\r$/m);
});

test('CON-04 a mail that fails is not lost and is sent again', async () => {
  smtp.losesReceipts = true;
  await expectStatus(202, ask(visitor));
  const failed = () => rowIn(server.db, 'outbox');
  await eventually(async () =>
    expect(await failed()).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.any(String) }),
  );
  expect(await stored()).toHaveLength(1);
  smtp.losesReceipts = false;
  await age(server.db, { table: 'outbox', column: 'next_attempt_at' }, 60);
  await eventually(async () =>
    expect(await failed()).toMatchObject({ attempts: 2, sent_at: expect.any(Date) }),
  );
});

test('CON-04 the reply address is that of the sender, not of the portal', async () => {
  await ask(visitor);
  expect(headerOf(await mailAbout('Sales Inquiry: Clinic'), 'Reply-To')).toBe('sam@clinic.example');
  const usergroup_id = await makeCompany(server.db, { company: 'Answered' });
  const { token, email } = await signedInAs(server, { usergroup_id });
  await ask({ subject: 'New Analyst Question', message: 'Why?', email: 'else@else.example' }, token);
  expect(headerOf(await mailAbout('Analyst Question: Answered'), 'Reply-To')).toBe(email);
});

test.each(['not an address', 'two@people.example, three', 'a@people.example\r\nbcc: b'])(
  'an account e-mail that is not a single address is not used for replies: %j',
  async (name) => {
    const email = `${name}${crypto.randomUUID()}@people.example`;
    const usergroup_id = await makeCompany(server.db, { company: `Odd ${name.length}` });
    const { token } = await signedInAs(server, { usergroup_id, email });
    await expectStatus(202, ask({ subject: 'New Analyst Question', message: 'Why?' }, token));
    const [head = ''] = (await mailAbout('Analyst Question: Odd')).split('\r\n\r\n');
    expect(head).not.toMatch(/^(Reply-To|Bcc):/im);
  },
);

test('a visitor cannot give two addresses, or one with a line break', async () => {
  for (const email of ['a@clinic.example, b@clinic.example', 'a@clinic.example\r\nBcc: b@clinic.example']) {
    expect(await ask({ ...visitor, email })).toMatchObject({
      status: 422,
      body: { fields: { email: 'Please enter a valid e-mail.' } },
    });
  }
});

test('an account that is deleted while it sends a request is signed out, and nothing is stored', async () => {
  const person = await signedInAs(server);
  await ask(visitor, person.token);
  await server.db.deleteFrom('requests').execute();
  const { status, body } = await behind(
    server.db,
    (tx) => tx.selectFrom('rate_limits').selectAll().forUpdate().execute(),
    () => ask(visitor, person.token),
    (tx) => tx.deleteFrom('users').where('id', '=', person.id).execute(),
  );
  expect([status, body.code]).toEqual([401, 'signed-out']);
  expect(await stored()).toEqual([]);
});

test('a double click sends one request', async () => {
  const headers = { 'idempotency-key': 'one-opened-form' };
  const clicks = [1, 2].map(() => server.call('contactUs', { body: visitor, headers }));
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([202, 202]);
  expect(await stored()).toHaveLength(1);
});

test('nothing a visitor types becomes a header of the mail', async () => {
  const company = 'Forgery\r\nBcc: everybody@clinic.example';
  await expectStatus(202, ask({ ...visitor, company }));
  const [head = ''] = (await mailAbout('Company: Forgery')).split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
});

describe('signed in', () => {
  const forged = { name: 'Else', email: 'else@else.example', company: 'Elsewhere' };

  test('CON-08 name, e-mail and company are those of the session, whatever is sent', async () => {
    const usergroup_id = await makeCompany(server.db, { company: 'Meridian' });
    const person = await signedInAs(server, { usergroup_id, name: 'Ines Moreau', title: 'Buyer' });
    const asked = { subject: 'New Consultation Request', category: 'Dental', message: 'Why?', other: '/x' };
    await expectStatus(202, ask({ ...asked, ...forged }, person.token));
    expect(await stored()).toEqual([
      {
        user_id: person.id,
        usergroup_id,
        payload: {
          ...asked,
          name: 'Ines Moreau',
          email: person.email,
          company: 'Meridian',
          phone: 'n/a',
          title: 'Buyer',
          country: '',
        },
      },
    ]);
  });

  test.each([
    ['that is active', new Date('2099-03-01T00:00:00Z'), '2099-02-28'],
    ['that has expired', new Date('2020-01-01T00:00:00Z'), '2019-12-31'],
    ['without an end', null, ''],
  ])('NAV-28 a renewal of a subscription %s states its last day', async (which, expiry, other) => {
    const company = `Renewal ${which}`;
    const usergroup_id = await makeCompany(server.db, { company, expiry });
    const { token } = await signedInAs(server, { usergroup_id });
    await expectStatus(202, ask({ subject: 'New Renewal Request', other: '2050-01-01' }, token));
    expect(await stored()).toMatchObject([
      { usergroup_id, payload: { subject: 'New Renewal Request', other } },
    ]);
    const mail = await mailAbout(`Company: ${company}`);
    expect(mail).toContain(`\r\nSubscription until: ${other || 'n/a'}\r\n`);
  });

  test('ACC-07 a research request needs a message, and may name a category', async () => {
    const { token, email } = await signedInAs(server);
    const asked = { subject: 'New Custom Research Request', category: 'Spine', message: 'Who buys?' };
    expect(await ask({ ...asked, message: '' }, token)).toMatchObject({
      status: 422,
      body: { fields: { message: 'Please enter a message.' } },
    });
    await expectStatus(202, ask(asked, token));
    expect(await stored()).toMatchObject([{ payload: { ...asked, email } }]);
  });

  test('CAT-32 a consultation without a message is refused with the prescribed text', async () => {
    const { token } = await signedInAs(server);
    for (const subject of ['New Consultation Request', 'New Analyst Question']) {
      expect(await ask({ subject, message: '  ' }, token)).toMatchObject({
        status: 422,
        body: { code: 'invalid-fields', fields: { message: 'Please enter a message.' } },
      });
    }
    expect(await stored()).toEqual([]);
  });
});

describe('MEND-09 Request Renewal and Buy Now ask once', () => {
  const renewal = { subject: 'New Renewal Request' };
  const open = async (token: string) => (await server.call('openRequests', { token })).body;
  const purchase = (item_id: number, kind = 'report') => ({
    subject: 'Request to Buy Report',
    item: { kind, id: item_id },
  });

  async function colleagues(over: Parameters<typeof makeCompany>[1] = {}) {
    const usergroup_id = await makeCompany(server.db, over);
    const people = ['Ines Moreau', 'Jan Novak'].map((name) => signedInAs(server, { usergroup_id, name }));
    const [ines, jan] = (await Promise.all(people)) as [SignedIn, SignedIn];
    return { usergroup_id, ines, jan };
  }

  test('a company asks for its renewal once, and everyone in it sees when, and who did', async () => {
    const { ines, jan } = await colleagues({ expiry: new Date('2099-03-01T00:00:00Z') });
    const { body } = await ask({ ...renewal, message: 'For two years' }, ines.token);
    expect(body).toEqual({ sent: true, requestedAt: expect.any(Number), by: null });
    const again = await ask(renewal, jan.token);
    expect(again).toMatchObject({ status: 202, body: { sent: false, by: 'Ines Moreau' } });
    expect(await stored()).toMatchObject([{ user_id: ines.id, payload: { message: 'For two years' } }]);
    expect(await rowsIn(server.db, 'outbox')).toHaveLength(1);
    const requestedAt = again.body.requestedAt;
    expect(await open(ines.token)).toEqual([{ item_id: null, requestedAt, by: null }]);
    expect(await open(jan.token)).toEqual([{ item_id: null, requestedAt, by: 'Ines Moreau' }]);
    expect(await open((await signedInAs(server)).token)).toEqual([]);
  });

  test('an expired company reads what it asked for', async () => {
    const { ines } = await colleagues({ expiry: new Date('2020-01-01T00:00:00Z') });
    await ask(renewal, ines.token);
    expect(await open(ines.token)).toHaveLength(1);
  });

  test('after the renewal, and after three months, one may ask again', async () => {
    const { usergroup_id, ines } = await colleagues({ expiry: new Date('2099-03-01T00:00:00Z') });
    await ask(renewal, ines.token);
    const expiry = new Date('2100-03-01T00:00:00Z');
    await changeRows(server.db, 'usergroups', { expiry }, { id: usergroup_id });
    expect(await open(ines.token)).toEqual([]);
    expect((await ask(renewal, ines.token)).body.sent).toBe(true);
    expect((await ask(renewal, ines.token)).body.sent).toBe(false);
    await age(server.db, { table: 'open_requests', column: 'requested_at' }, 90 * 24 * 3600);
    expect(await open(ines.token)).toEqual([]);
    expect((await ask(renewal, ines.token)).body.sent).toBe(true);
    expect(await stored()).toHaveLength(3);
  });

  test.each(itemKinds)('of ten colleagues who buy a %s at the same time, one sends it', async (kind) => {
    const { ines, jan } = await colleagues();
    const { item_id, item_name } = await makeItem(server.db, { kind });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask(purchase(item_id, kind), (n % 2 ? ines : jan).token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect(answers.filter(({ body }) => body.sent)).toHaveLength(1);
    expect(await stored()).toMatchObject([{ payload: { other: `${item_name}, 2026, ${item_id}` } }]);
    expect(await open(ines.token)).toMatchObject([{ item_id }]);
  });

  test('another company buys it too, and the same company something else', async () => {
    const [one, other] = [await colleagues(), await colleagues()];
    const [first, second] = [await makeItem(server.db), await makeItem(server.db)];
    for (const [person, { item_id }] of [
      [one.ines, first],
      [one.ines, second],
      [other.ines, first],
    ] as const)
      expect((await ask(purchase(item_id), person.token)).body.sent).toBe(true);
  });

  test('what the person may not know of cannot be bought, nor something of another kind', async () => {
    const { ines } = await colleagues();
    const hidden = await makeItem(server.db, { visible: false });
    const survey = await makeItem(server.db, { kind: 'survey' });
    for (const id of [hidden.item_id, survey.item_id, 999_999])
      expect(await ask(purchase(id), ines.token)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect([await stored(), await open(ines.token)]).toEqual([[], []]);
  });

  test('a request that fails is not open', async () => {
    const { ines } = await colleagues();
    await server.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    await expectStatus(500, ask(renewal, ines.token));
    await server.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await open(ines.token)).toEqual([]);
    expect((await ask(renewal, ines.token)).body.sent).toBe(true);
  });
});

test('CON-03 every subject is accepted, and no other', async () => {
  for (const subject of requestSubjects) expect((await ask({ ...visitor, subject })).status).toBe(202);
  const payloads = (await stored()).map(({ payload }) => payload as { subject: string });
  expect(payloads.map(({ subject }) => subject)).toEqual([
    'New Renewal Request',
    'New Custom Research Request',
    'New Consultation Request',
    'Request to Buy Report',
    'New Sales Inquiry',
    'New Technical Support Inquiry',
    'New Analyst Question',
  ]);
  expect(await ask({ ...visitor, subject: 'Hello' })).toMatchObject({
    status: 422,
    body: { fields: { subject: expect.any(String) } },
  });
});

test('CON-01 a visitor sees what is missing, field by field', async () => {
  expect(
    await ask({ subject: 'New Sales Inquiry', email: 'sam at clinic', country: 'Atlantis' }),
  ).toMatchObject({
    status: 422,
    body: {
      code: 'invalid-fields',
      fields: {
        name: 'Please enter your name.',
        email: 'Please enter a valid e-mail.',
        phone: 'Please enter your phone number.',
        company: 'Please enter your company.',
        message: 'Please enter a message.',
        country: 'Please choose a country from the list.',
      },
    },
  });
  expect((await ask({ ...visitor, message: 'x'.repeat(5001) })).body.fields).toEqual({
    message: 'Please enter a shorter text.',
  });
});

test('CON-02 one address may send ten requests an hour; invalid ones do not count', async () => {
  for (let time = 0; time < 12; time += 1) expect((await ask({ ...visitor, name: '' })).status).toBe(422);
  for (let time = 0; time < 10; time += 1) expect((await ask(visitor)).status).toBe(202);
  expect(await ask(visitor)).toMatchObject({
    status: 429,
    body: {
      code: 'too-many-requests',
      detail: 'Too many requests have been sent from your IP address, please try again later.',
    },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect(await stored()).toHaveLength(10);
  await ageLimits(server.db, 3600);
  await expectStatus(202, ask(visitor));
});
