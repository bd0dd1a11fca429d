import { afterAll, beforeEach, expect, test } from 'vitest';
import { made, makeReaders, publish } from '../../testing/custom-reports.ts';
import { age, changeRows, rowIn, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeFollow } from '../../testing/following.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { headerOf, startSmsService, startSmtpService } from '../../testing/message-services.ts';
import { makeTold } from '../../testing/notifications.ts';
import { makePerson, type SignedIn } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { versionReleased } from './releases.ts';

const [sms, smtp] = await Promise.all([startSmsService(), startSmtpService()]);
afterAll(async () => {
  await Promise.all([sms.close(), smtp.close()]);
});
beforeEach(() => Object.assign(smtp, { mood: 'well', received: [] }));
const server = await startServer({
  SMTP_URL: smtp.url,
  SMS_URL: sms.url,
  BASE_URL: 'https://caliper.example',
  MAIL_FROM: 'Caliper <no-reply@caliper.example>',
  NEWS_FEEDS: '{}',
  LIMITS: 'customReports=1000/60',
});
const { db } = server;
const knees = await publish(server, 1, 'Knees');

const mailsTo = ({ email }: { email: string }) =>
  smtp.received.filter((mail) => headerOf(mail, 'To') === email);
const mailTo = (person: { email: string }) =>
  eventually(() => {
    expect(mailsTo(person)).toHaveLength(1);
    return mailsTo(person)[0] ?? '';
  });
const share = (who: SignedIn, id: string, people: { id: string }[], message = 'Growth is 7 %') =>
  who.call('shareCustomReport', { params: { id }, body: { users: people.map((one) => one.id), message } });
const release = (reportId: number, versionId = 1) =>
  db.transaction().execute((tx) => versionReleased(tx, { reportId, versionId }));
/** Until nothing waits to be told or sent. */
const allSent = () =>
  eventually(async () => {
    const untold = (await rowsIn(db, 'notification_events')).filter(({ told_at }) => told_at === null);
    const waiting = (await rowsIn(db, 'outbox')).filter(({ next_attempt_at }) => next_attempt_at !== null);
    expect([untold, waiting]).toEqual([[], []]);
  });
/** The text of a mail, with the line breaks of its encoding taken out. */
const textOf = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const tokenIn = (mail: string) => textOf(mail).match(/caliper\.example\/unsubscribe\/(\S+)/)?.[1] ?? '';

test('FOL-03 a mail has title, edition, kind of event and link, one-click unsubscribe, and nothing else', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db, { item_name: 'Heart Valves' });
  await subscribe(db, companyId, item_id);
  await release(item_id);
  const mail = await mailTo(colleague);
  const token = tokenIn(mail);
  expect(headerOf(mail, 'Subject')).toBe('New version: Heart Valves (2026, Europe)');
  expect(headerOf(mail.replaceAll('\r\n ', ' '), 'List-Unsubscribe')).toBe(
    `<https://caliper.example/api/notifications/unsubscribe/${token}>`,
  );
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(textOf(mail).split('\r\n\r\n').slice(1).join('\n\n').trim()).toBe(
    [
      'Hello Jonas Feld,',
      'New version: Heart Valves (2026, Europe)',
      `https://caliper.example/reports/${item_id}/heart-valves/1`,
      `To get no more mails of this kind: https://caliper.example/unsubscribe/${token}`,
      'All notifications, and for what you get mails: https://caliper.example/notifications',
    ].join('\n\n'),
  );
});

test('FOL-04 what was written to the new readers stays in the inbox', async () => {
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]], 'Board pack');
  await share(owner, id, [colleague]);
  const mail = await mailTo(colleague);
  expect(headerOf(mail, 'Subject')).toBe('Shared with you: Board pack');
  expect(textOf(mail)).toContain(`https://caliper.example/custom-reports/${id}/board-pack/1`);
  expect(textOf(mail)).not.toMatch(/Growth|7 %|Moreau/);
});

type Loss = (of: { id: string; item_id: number; companyId: number }) => Promise<unknown>;
const losses: Record<string, Loss> = {
  'the subscription ended': ({ item_id }) =>
    db.deleteFrom('subscriptions').where('item_id', '=', item_id).execute(),
  'the report was hidden': ({ item_id }) => changeRows(db, 'items', { visible: false }, { item_id }),
  'the person was disabled': ({ id }) => changeRows(db, 'users', { enabled: false }, { id }),
  'the person was locked': ({ id }) => changeRows(db, 'users', { locked: true }, { id }),
  'the person was deleted': ({ id }) => db.deleteFrom('users').where('id', '=', id).execute(),
  'the company expired': ({ companyId }) =>
    changeRows(db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: companyId }),
  'the person wants no such mails': ({ id }) =>
    db
      .insertInto('notification_settings')
      .values({ user_id: id, kind: 'version-released', mail: 'off' })
      .execute(),
  'the person has read of it': ({ id }) =>
    changeRows(db, 'notifications', { read_at: new Date() }, { user_id: id }),
};

test.each(Object.keys(losses))(
  'FOL-03 a mail that could not be sent at first never is, if %s',
  async (loss) => {
    smtp.mood = 'failing';
    const { companyId } = await makeReaders(server);
    await db.deleteFrom('users').where('usergroup_id', '=', companyId).execute();
    const person = await makePerson(db, { usergroup_id: companyId });
    const { item_id } = await makeItem(db);
    await subscribe(db, companyId, item_id);
    await release(item_id);
    const waiting = () => rowIn(db, 'outbox', { recipient: person.email });
    await eventually(async () =>
      expect(await waiting()).toMatchObject({ attempts: 1, last_error: expect.any(String) }),
    );
    // What waits in the table names nothing either.
    expect(`${(await waiting()).subject} ${(await waiting()).body}`).not.toContain('Knees');
    await losses[loss]?.({ id: person.id, item_id, companyId });
    smtp.mood = 'well';
    await age(db, { table: 'outbox', column: 'next_attempt_at' }, 3600);
    await eventually(async () => expect(await rowsIn(db, 'outbox', { recipient: person.email })).toEqual([]));
    expect(mailsTo(person)).toEqual([]);
  },
);

test('FOL-04 a share that is taken back before its mail is sent is told to nobody', async () => {
  smtp.mood = 'failing';
  const { owner, colleague } = await makeReaders(server, knees);
  const id = await made(server, owner, [[knees, 1]], 'Board pack');
  await share(owner, id, [colleague]);
  const waiting = () => rowsIn(db, 'outbox', { recipient: colleague.email });
  await eventually(async () => expect(await waiting()).toMatchObject([{ last_error: expect.any(String) }]));
  await share(owner, id, []);
  smtp.mood = 'well';
  await age(db, { table: 'outbox', column: 'next_attempt_at' }, 3600);
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(mailsTo(colleague)).toEqual([]);
});

test('FOL-03 a mail that waited is written anew: the title of today, to the address of today', async () => {
  smtp.mood = 'failing';
  const { colleague, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db, { item_name: 'Old title' });
  await subscribe(db, companyId, item_id);
  await release(item_id);
  await eventually(async () =>
    expect(await rowIn(db, 'outbox', { recipient: colleague.email })).toMatchObject({
      attempts: 1,
      last_error: expect.any(String),
    }),
  );
  await changeRows(db, 'items', { item_name: 'New title' }, { item_id });
  const email = `new-${colleague.email}`;
  await changeRows(db, 'users', { email }, { id: colleague.id });
  smtp.mood = 'well';
  await age(db, { table: 'outbox', column: 'next_attempt_at' }, 3600);
  expect(headerOf(await mailTo({ email }), 'Subject')).toBe('New version: New title (2026, Europe)');
});

test('FOL-01 a mail that waits is not held back by a slower rhythm of what else it is about', async () => {
  smtp.mood = 'failing';
  const { colleague, owner, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  await release(item_id);
  const rows = () => rowsIn(db, 'notifications');
  await eventually(async () => expect((await rows()).filter(isTold)).toHaveLength(2));
  function isTold({ user_id }: { user_id: string }) {
    return [owner.id, colleague.id].includes(user_id);
  }
  for (const { user_id, notification_id } of (await rows()).filter(isTold)) {
    const rhythm = user_id === owner.id ? 'daily' : 'off';
    const follow_id = await makeFollow(db, user_id, { kind: 'search', query: 'stem', rhythm });
    await db.insertInto('notification_follows').values({ follow_id, notification_id }).execute();
  }
  smtp.mood = 'well';
  await age(db, { table: 'outbox', column: 'next_attempt_at' }, 3600);
  await Promise.all([owner, colleague].map(mailTo));
});

test('FOL-03 one click ends the mails of one kind, without signing in; the inbox goes on', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  await release(item_id);
  const token = tokenIn(await mailTo(colleague));
  const path = `/api/notifications/unsubscribe/${token}`;
  // Scanners open every link of a mail: that leads to a page and changes nothing.
  const opened = await server.send('GET', path);
  expect([opened.status, opened.headers.location]).toEqual([302, `/unsubscribe/${token}`]);
  const settings = async () => (await colleague.call('mailSettings')).body[1];
  expect(await settings()).toEqual({ kind: 'version-released', mail: 'at once' });
  const clicked = await server.call('unsubscribe', {
    params: { token },
    form: { fields: { 'List-Unsubscribe': 'One-Click' } },
  });
  expect(clicked.status).toBe(204);
  expect(await settings()).toEqual({ kind: 'version-released', mail: 'off' });
  await release(item_id, 2);
  await eventually(async () => expect((await colleague.call('notifications')).body.items).toHaveLength(2));
  await allSent();
  expect(mailsTo(colleague)).toHaveLength(1);
  expect((await colleague.call('mailSettings')).body[0]).toEqual({ kind: 'shared', mail: 'at once' });
});

test('FOL-03 the click is accepted as mail services send it, from other sites’ servers, and only with our signature', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  await release(item_id);
  const token = tokenIn(await mailTo(colleague));
  const post = (to: string, headers: Record<string, string> = {}) =>
    fetchForm(`/api/notifications/unsubscribe/${to}`, headers);
  const [kind = '', , signature = ''] = token.split('.');
  const other = await makePerson(db);
  expect((await post([kind, other.id, signature].join('.'))).status).toBe(404);
  expect((await post(['shared', colleague.id, signature].join('.'))).status).toBe(404);
  expect((await post(token)).status).toBe(204);
  expect((await post(token)).status).toBe(204);
  await db.deleteFrom('users').where('id', '=', colleague.id).execute();
  expect((await post(token)).status).toBe(204);
  // No other call takes such a form.
  const elsewhere = await fetchForm('/api/auth/sign-in', {});
  expect(elsewhere.status).toBe(415);
});

/** As in RFC 8058, without a browser. */
function fetchForm(path: string, headers: Record<string, string>) {
  return server.send('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });
}

test('a mail about a kind that no longer exists is not sent', async () => {
  const person = await makePerson(db);
  const id = await makeTold(db, person.id, { kind: 'shared', about_id: knees });
  await db.updateTable('notification_events').set({ kind: 'no-such-kind' }).execute();
  const row = { channel: 'mail', recipient: person.email, body: 'x', written_by: 'notifications' } as const;
  await db
    .insertInto('outbox')
    .values({ ...row, about: `notification:${id}` })
    .execute();
  await eventually(async () => expect(await rowsIn(db, 'outbox', { recipient: person.email })).toEqual([]));
  expect(mailsTo(person)).toEqual([]);
});
