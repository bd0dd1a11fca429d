import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeReaders } from '../../testing/custom-reports.ts';
import { age, changeRows, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { allTold, makeFollow, noteRead } from '../../testing/following.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { headerOf, startSmsService, startSmtpService } from '../../testing/message-services.ts';
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
});
const { db } = server;

const mailsTo = ({ email }: { email: string }) =>
  smtp.received.filter((mail) => headerOf(mail, 'To') === email);
const textOf = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const tokenIn = (mail: string) => textOf(mail).match(/caliper\.example\/unsubscribe\/(\S+)/)?.[1] ?? '';

/** A person who follows two reports and has a version of each waiting; `pass` is when the day is over. */
async function waiting(rhythm: 'daily' | 'weekly' = 'daily') {
  const { colleague, companyId } = await makeReaders(server);
  const reports = [];
  for (const item_name of ['Zebra Valves', 'Alpha Stents']) {
    const { item_id } = await makeItem(db, { item_name: `${item_name} ${companyId}` });
    await subscribe(db, companyId, item_id);
    await makeFollow(db, colleague.id, { kind: 'report', target_id: item_id, rhythm });
    await db.transaction().execute((tx) => versionReleased(tx, { reportId: item_id, versionId: 1 }));
    await noteRead(db, item_id);
    reports.push(item_id);
  }
  await allTold(db);
  const pass = () =>
    changeRows(
      db,
      'notifications',
      { told_at: new Date(Date.now() - 9 * 86_400_000) },
      { user_id: colleague.id },
    );
  return { colleague, companyId, reports, pass };
}

const sent = (person: { email: string }) =>
  eventually(() => {
    expect(mailsTo(person)).toHaveLength(1);
    return mailsTo(person)[0] ?? '';
  });

test('FOL-03 a digest is one mail with everything that is due, in its order, and can be ended with one click', async () => {
  const { colleague, companyId, reports, pass } = await waiting();
  expect(mailsTo(colleague)).toEqual([]);
  await pass();
  const mail = await sent(colleague);
  const token = tokenIn(mail);
  expect(headerOf(mail, 'Subject')).toBe('What is new for you in Caliper');
  expect(headerOf(mail.replaceAll('\r\n ', ' '), 'List-Unsubscribe')).toBe(
    `<https://caliper.example/api/notifications/unsubscribe/${token}>`,
  );
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(textOf(mail).replaceAll('\r\n', '\n').split('\n\n').slice(1).join('\n\n').trim()).toBe(
    [
      'Hello Jonas Feld,',
      `New version: Zebra Valves ${companyId} (2026, Europe)\nhttps://caliper.example/reports/${reports[0]}/zebra-valves-${companyId}/1`,
      `New version: Alpha Stents ${companyId} (2026, Europe)\nhttps://caliper.example/reports/${reports[1]}/alpha-stents-${companyId}/1`,
      `To get no more such summaries: https://caliper.example/unsubscribe/${token}`,
      'All notifications, and for what you get mails: https://caliper.example/notifications',
    ].join('\n\n'),
  );
  const other = await makeFollow(db, colleague.id, { kind: 'category', target_id: 1, rhythm: 'at once' });
  const form = { fields: { 'List-Unsubscribe': 'One-Click' } };
  expect((await server.call('unsubscribe', { params: { token }, form })).status).toBe(204);
  const rhythms = (await rowsIn(db, 'follows', { user_id: colleague.id })).map(({ follow_id, rhythm }) =>
    follow_id === other ? `other ${rhythm}` : rhythm,
  );
  expect(rhythms.sort()).toEqual(['off', 'off', 'other at once']);
});

/** On a slow machine the next attempt could begin before the loss and end after it. */
const noAttemptMeanwhile = () => age(db, { table: 'outbox', column: 'next_attempt_at' }, -1800);

type Waiting = Awaited<ReturnType<typeof waiting>>;
const losses: Record<string, (of: Waiting) => Promise<unknown>> = {
  'was disabled': ({ colleague }) => changeRows(db, 'users', { enabled: false }, { id: colleague.id }),
  'was locked': ({ colleague }) => changeRows(db, 'users', { locked: true }, { id: colleague.id }),
  'has a company that expired': ({ companyId }) =>
    changeRows(db, 'usergroups', { expiry: new Date('2020-01-01') }, { id: companyId }),
  'has lost the subscriptions': ({ companyId }) =>
    db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute(),
  'follows without mails now': ({ colleague }) =>
    changeRows(db, 'follows', { rhythm: 'off' }, { user_id: colleague.id }),
  'has read of it': ({ colleague }) =>
    changeRows(db, 'notifications', { read_at: new Date() }, { user_id: colleague.id }),
};

test.each(Object.keys(losses))(
  'FOL-03 a digest that could not be sent at first never is to who %s',
  async (loss) => {
    smtp.mood = 'failing';
    const place = await waiting();
    const { colleague } = place;
    await place.pass();
    const row = () => rowsIn(db, 'outbox', { recipient: colleague.email });
    await eventually(async () =>
      expect(await row()).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]),
    );
    await noAttemptMeanwhile();
    await losses[loss]?.(place);
    smtp.mood = 'well';
    await age(db, { table: 'outbox', column: 'next_attempt_at' }, 3600);
    await eventually(async () => expect(await row()).toEqual([]));
    expect(mailsTo(colleague)).toEqual([]);
  },
);

test('FOL-03 a hidden report and a subscription that ended are missing in the digest, the rest stays', async () => {
  smtp.mood = 'failing';
  const { colleague, reports, pass } = await waiting('weekly');
  await pass();
  await eventually(async () =>
    expect(await rowsIn(db, 'outbox', { recipient: colleague.email })).toMatchObject([
      { attempts: 1, last_error: expect.any(String) },
    ]),
  );
  await noAttemptMeanwhile();
  await changeRows(db, 'items', { visible: false }, { item_id: reports[0] ?? 0 });
  smtp.mood = 'well';
  await age(db, { table: 'outbox', column: 'next_attempt_at' }, 3600);
  const mail = textOf(await sent(colleague));
  expect(mail).toContain('Alpha Stents');
  expect(mail).not.toContain('Zebra');
});

test('FOL-01 a mail of what is followed at once ends only that, without signing in', async () => {
  const { colleague, companyId } = await makeReaders(server);
  const { item_id, item_name } = await makeItem(db);
  await subscribe(db, companyId, item_id);
  const follow = await makeFollow(db, colleague.id, { kind: 'report', target_id: item_id });
  await makeFollow(db, colleague.id, { kind: 'report', target_id: (await makeItem(db)).item_id });
  await db
    .transaction()
    .execute((tx) => versionReleased(tx, { reportId: item_id, versionId: 1, note: 'Secret 7 %' }));
  const mail = textOf(await sent(colleague));
  expect(mail).toContain(`To get no more mails of what is new in ${item_name}: `);
  expect(mail).not.toContain('Secret');
  const form = { fields: { 'List-Unsubscribe': 'One-Click' } };
  expect((await server.call('unsubscribe', { params: { token: tokenIn(mail) }, form })).status).toBe(204);
  const rows = await rowsIn(db, 'follows', { user_id: colleague.id });
  expect(rows.map(({ follow_id, rhythm }) => [follow_id === follow, rhythm]).sort()).toEqual([
    [false, 'at once'],
    [true, 'off'],
  ]);
});
