import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { age, createDatabase, rowIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { headerOf, startSmsService, startSmtpService } from '../../testing/message-services.ts';
import { startNode } from '../../testing/nodes.ts';
import { makePerson } from '../../testing/people.ts';
import { roomy } from '../../testing/roomy.ts';
import { startServer } from '../../testing/server.ts';
import { askForCode, passFirstFactor } from '../../testing/sign-in.ts';
import { kill } from '../postgres/embedded/harness.ts';
import type { Db, Tx } from '../postgres/postgres.ts';
import { backoffSeconds, maxAttempts } from './courier.ts';
import { localSender } from './embedded.ts';
import { claim, sweepOutbox } from './outbox.store.ts';
import { createOutbox, type Message, type Sender } from './outbox.ts';
import { mustEncrypt } from './smtp.ts';

const [sms, smtp] = await Promise.all([startSmsService(), startSmtpService()]);
const server = await startServer({
  SMS_URL: sms.url,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Caliper <no-reply@caliper.example>',
});
afterAll(async () => {
  await Promise.all([sms.close(), smtp.close()]);
});
beforeEach(async () => {
  Object.assign(sms, { mood: 'well', received: [] });
  Object.assign(smtp, { mood: 'well', losesReceipts: false, received: [] });
  await server.db.deleteFrom('outbox').execute();
});

const dueNow = { table: 'outbox', column: 'next_attempt_at' } as const;
const anHour = 3600;

const text = (recipient: string): Message => ({ channel: 'sms', recipient, body: 'Hello' });
/** Stores a message as a use case does; this outbox never starts, so the server's own nodes deliver it. */
function add(db: Db | Tx, message: Message): Promise<void> {
  const senders = { mail: localSender, sms: localSender };
  return createOutbox({ db: server.db, senders, onFailure: () => undefined }).add(db, message);
}

const rowOf = (recipient: string, db = server.db) => rowIn(db, 'outbox', { recipient });
const textsTo = (recipient: string) => sms.received.filter(({ to }) => to === recipient);

async function isSent(recipient: string, db = server.db): Promise<void> {
  await eventually(async () => expect((await rowOf(recipient, db)).sent_at).not.toBeNull());
}

async function hasFailed(recipient: string, attempts: number): Promise<void> {
  await eventually(async () => {
    expect(await rowOf(recipient)).toMatchObject({ attempts, last_error: expect.any(String) });
  });
}

test('a requested code reaches the SMS service once, in the format it expects', async () => {
  const person = await makePerson(server.db);
  await askForCode(server, await passFirstFactor(server, person));
  await isSent(person.phone);
  expect(textsTo(person.phone)).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: 'AC1:token',
      to: person.phone,
      from: '+15550000000',
      body: expect.stringMatching(/^\d{6} is your Caliper verification code\./),
    },
  ]);
});

test('of many concurrent messages, each is sent once, whichever node takes it', async () => {
  const recipients = Array.from({ length: 35 }, (_, index) => `+1555000${1000 + index}`);
  await server.db.transaction().execute(async (tx) => {
    for (const recipient of recipients) await add(tx, text(recipient));
  });
  await eventually(async () => {
    const waiting = await server.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    expect(waiting).toHaveLength(0);
  });
  expect(sms.received.map(({ to }) => to).sort()).toEqual(recipients);
});

test('a rolled back message is never sent', async () => {
  const undone = server.db.transaction().execute(async (tx) => {
    await add(tx, text('+15550000001'));
    throw new Error('Thought better of it');
  });
  await expect(undone).rejects.toThrow('Thought better of it');
  await add(server.db, text('+15550000002'));
  await isSent('+15550000002');
  expect(sms.received.map(({ to }) => to)).toEqual(['+15550000002']);
});

test('a service that answers with an error loses nothing: the message is sent once it recovers', async () => {
  sms.mood = 'failing';
  await add(server.db, text('+15550000003'));
  await hasFailed('+15550000003', 1);
  const waiting = await rowOf('+15550000003');
  expect(waiting).toMatchObject({ sent_at: null, last_error: 'The SMS service answered 500' });
  expect(waiting.next_attempt_at?.getTime()).toBeGreaterThan(waiting.created_at.getTime() + 4000);

  sms.mood = 'well';
  await age(server.db, dueNow, anHour);
  await isSent('+15550000003');
  expect(await rowOf('+15550000003')).toMatchObject({ attempts: 2, last_error: null, next_attempt_at: null });
  expect(textsTo('+15550000003')).toHaveLength(2);
});

test('an unreachable service loses nothing either', async () => {
  await sms.goAway();
  await add(server.db, text('+15550000004'));
  await hasFailed('+15550000004', 1);
  expect((await rowOf('+15550000004')).last_error).toContain('ECONNREFUSED');

  await sms.comeBack();
  await age(server.db, dueNow, anHour);
  await isSent('+15550000004');
  expect(textsTo('+15550000004')).toHaveLength(1);
});

test('the failure after three days is the last: the message is kept with its error', async () => {
  sms.mood = 'failing';
  await server.db
    .insertInto('outbox')
    .values({ ...text('+15550000005'), attempts: maxAttempts - 1 })
    .execute();
  await eventually(async () => expect((await rowOf('+15550000005')).next_attempt_at).toBeNull());
  expect(await rowOf('+15550000005')).toMatchObject({
    attempts: maxAttempts,
    sent_at: null,
    last_error: 'The SMS service answered 500',
  });
  expect(textsTo('+15550000005')).toHaveLength(1);
});

test('a mail arrives as it was written', async () => {
  await add(server.db, {
    channel: 'mail',
    recipient: 'ines@people.example',
    subject: 'Your invitation, Inès',
    body: 'Welcome to Caliper.\n',
  });
  await isSent('ines@people.example');
  const [mail = ''] = smtp.received;
  expect(headerOf(mail, 'From')).toBe('Caliper <no-reply@caliper.example>');
  expect(headerOf(mail, 'To')).toBe('ines@people.example');
  expect(headerOf(mail, 'Subject')).toBe('=?UTF-8?Q?Your_invitation=2C_In=C3=A8s?=');
  expect(mail).toContain('Welcome to Caliper.');
});

test('a mail goes to one address: what looks like a list of them gets none', async () => {
  const recipient = 'ines@people.example, eve@evil.example';
  await add(server.db, { channel: 'mail', recipient, subject: 'Your invitation', body: 'Welcome' });
  await hasFailed(recipient, 1);
  expect(smtp.received).toEqual([]);
});

test('a mail delivered twice keeps its Message-ID, so that the recipient sees one', async () => {
  smtp.losesReceipts = true;
  await add(server.db, {
    channel: 'mail',
    recipient: 'jonas@people.example',
    subject: 'Hello',
    body: 'Once',
  });
  await hasFailed('jonas@people.example', 1);
  smtp.losesReceipts = false;
  await age(server.db, dueNow, anHour);
  await isSent('jonas@people.example');
  const { id } = await rowOf('jonas@people.example');
  const ids = smtp.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toEqual([`<${id}@caliper.example>`, `<${id}@caliper.example>`]);
});

test('a reply to a mail goes to its reply address, or to us if it has none', async () => {
  const mail = { channel: 'mail', recipient: 'desk@people.example', subject: 'Hello', body: 'Hi' } as const;
  await add(server.db, { ...mail, replyTo: 'ines@people.example' });
  await add(server.db, mail);
  await eventually(() => expect(smtp.received).toHaveLength(2));
  const answered = smtp.received.map((one) => headerOf(one, 'Reply-To')).sort();
  expect(answered).toEqual(['', 'ines@people.example']);
});

test.each(['\r\nBcc: all@people.example', '\nBcc: all@people.example', ', all@people.example'])(
  'whoever is named for the answer, no header and no second address comes of it: %j',
  async (more) => {
    const mail = { channel: 'mail', recipient: 'desk@people.example', subject: 'Hello', body: 'Hi' } as const;
    await add(server.db, { ...mail, replyTo: `ines@people.example${more}` });
    await isSent('desk@people.example');
    const [head = ''] = (smtp.received[0] ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(headerOf(head, 'Reply-To')).toMatch(/^(<"[^"]+"@people\.example>|[^\s,]+)$/);
  },
);

test.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtps://user:secret@mail.example', false],
  ['smtp://127.0.0.1:2525', false],
])('mail through %s is sent only after STARTTLS: %s', (url, isRequired) => {
  expect(mustEncrypt(url)).toBe(isRequired);
});

describe('a mail server', () => {
  const mailTo = (recipient: string): Message => ({ ...text(recipient), channel: 'mail', subject: 'Hello' });
  const mailsTo = (recipient: string) => smtp.received.filter((mail) => headerOf(mail, 'To') === recipient);
  const people = ['ada@people.example', 'ben@people.example', 'cleo@people.example'];

  test('CON-04 that refuses temporarily loses nothing, and does not get accepted mail again', async () => {
    await add(server.db, mailTo('early@people.example'));
    await isSent('early@people.example');
    smtp.mood = 'failing';
    for (const recipient of people) await add(server.db, mailTo(recipient));
    for (const recipient of people) await hasFailed(recipient, 1);
    expect((await rowOf('ada@people.example')).last_error).toContain('451');

    smtp.mood = 'well';
    await age(server.db, dueNow, anHour);
    for (const recipient of people) await isSent(recipient);
    for (const recipient of ['early@people.example', ...people]) expect(mailsTo(recipient)).toHaveLength(1);
  });

  // The sender waits ten seconds for an answer before it gives up.
  test('CON-04 that falls silent is given up on, and gets the same mail again once it answers', async () => {
    smtp.mood = 'silent';
    await add(server.db, mailTo('ada@people.example'));
    await eventually(() => expect(mailsTo('ada@people.example')).toHaveLength(1));
    await eventually(
      async () =>
        expect(await rowOf('ada@people.example')).toMatchObject({
          attempts: 1,
          sent_at: null,
          last_error: expect.any(String),
        }),
      25_000,
    );

    smtp.mood = 'well';
    await age(server.db, dueNow, anHour);
    await isSent('ada@people.example');
    const ids = mailsTo('ada@people.example').map((mail) => headerOf(mail, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test('with real senders configured there is no local outbox', async () => {
  await add(server.db, text('+15550000006'));
  const answer = await server.call('localOutbox');
  expect(answer.status).toBe(404);
  expect(answer.body.code).toBe('not-found');
  expect((await server.call('config')).body.localOutbox).toBe(false);
});

test('a sent message keeps no text, which held a code or a link', async () => {
  const person = await makePerson(server.db);
  await askForCode(server, await passFirstFactor(server, person));
  await add(server.db, { channel: 'mail', recipient: 'kim@people.example', subject: 'Hi', body: 'A link' });
  for (const recipient of [person.phone, 'kim@people.example']) {
    await isSent(recipient);
    expect((await rowOf(recipient)).body).toBe('');
  }
  expect(textsTo(person.phone)[0]?.body).toMatch(/^\d{6} is your/);
  expect(smtp.received[0]).toContain('A link');
});

test('an expired message is not sent, and the sweep gives it up', async () => {
  await add(server.db, { ...text('+15550000010'), goodForSeconds: 0 });
  await add(server.db, { ...text('+15550000011'), goodForSeconds: 300 });
  await isSent('+15550000011');
  expect(await rowOf('+15550000010')).toMatchObject({ attempts: 0, sent_at: null });

  await sweepOutbox(server.db);
  expect(await rowOf('+15550000010')).toMatchObject({
    attempts: 0,
    sent_at: null,
    next_attempt_at: null,
    body: '',
    last_error: 'came too late',
  });
  expect(await rowOf('+15550000011')).toMatchObject({ sent_at: expect.any(Date), last_error: null });
  expect(sms.received.map(({ to }) => to)).toEqual(['+15550000011']);
});

test('a message that expires between two attempts is not tried again', async () => {
  sms.mood = 'failing';
  await add(server.db, { ...text('+15550000012'), goodForSeconds: 300 });
  await hasFailed('+15550000012', 1);
  sms.mood = 'well';
  await sql`update outbox set expires_at = now(), next_attempt_at = now()`.execute(server.db);
  await add(server.db, text('+15550000013'));
  await isSent('+15550000013');

  await sweepOutbox(server.db);
  expect(await rowOf('+15550000012')).toMatchObject({
    attempts: 1,
    sent_at: null,
    next_attempt_at: null,
    body: '',
    last_error: 'The SMS service answered 500',
  });
  expect(textsTo('+15550000012')).toHaveLength(1);
});

test('the sweep leaves messages that have not expired or were sent in time', async () => {
  await add(server.db, { ...text('+15550000014'), goodForSeconds: 300 });
  await isSent('+15550000014');
  await sql`update outbox set expires_at = now()`.execute(server.db);
  sms.mood = 'failing';
  await add(server.db, { ...text('+15550000015'), goodForSeconds: 300 });
  await hasFailed('+15550000015', 1);
  await sweepOutbox(server.db);
  expect(await rowOf('+15550000014')).toMatchObject({ sent_at: expect.any(Date), last_error: null });
  expect(await rowOf('+15550000015')).toMatchObject({ body: 'Hello', next_attempt_at: expect.any(Date) });
});

test('the pauses between attempts double up to an hour, three days in all', () => {
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, index) => backoffSeconds(index + 1));
  expect(pauses.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(72);
  expect(hours).toBeLessThan(74);
});

describe('on a database of its own', () => {
  /** Senders that record every message and hold those that `holds` picks until released. */
  function heldSenders(holds: (recipient: string) => boolean) {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const sender: Sender = async ({ recipient }) => {
      begun.push(recipient);
      if (holds(recipient)) await promise;
    };
    onTestFinished(() => release());
    return { senders: { mail: sender, sms: sender }, begun, release };
  }

  test('a message that one node is sending is not taken by the other', async () => {
    const { db } = await createDatabase();
    const { senders, begun, release } = heldSenders((recipient) => recipient === 'slow');
    const nodes = [1, 2].map(() => createOutbox({ db, senders, onFailure: () => undefined, everyMs: 20 }));
    for (const node of nodes) node.start();
    await add(db, text('slow'));
    await eventually(() => expect(begun).toEqual(['slow']));
    // The node with the slow message is waiting for it, so the other one must send this.
    await add(db, text('quick'));
    await isSent('quick', db);
    release();
    await isSent('slow', db);
    await Promise.all(nodes.map((node) => node.stop()));
    expect(begun).toEqual(['slow', 'quick']);
    expect(await rowOf('slow', db)).toMatchObject({ attempts: 1 });
  });

  test('slow mails do not hold up text messages, nor the other way round', async () => {
    for (const [slow, quick] of [
      ['mail', 'sms'],
      ['sms', 'mail'],
    ] as const) {
      const { db } = await createDatabase();
      const { senders, begun, release } = heldSenders((recipient) => recipient.startsWith('slow'));
      const outbox = createOutbox({ db, senders, onFailure: () => undefined, everyMs: 20 });
      // More than one round holds, so the courier of that channel is busy.
      const held = Array.from({ length: 15 }, (_, index) => ({ ...text(`slow ${index}`), channel: slow }));
      await db.insertInto('outbox').values(held).execute();
      outbox.start();
      await eventually(() => expect(begun).toHaveLength(10));
      await add(db, { ...text('quick'), channel: quick });
      await isSent('quick', db);
      const sent = await db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute();
      expect(sent).toHaveLength(1);
      release();
      await isSent('slow 14', db);
      await outbox.stop();
      expect(begun.sort()).toEqual([...held.map(({ recipient }) => recipient), 'quick'].sort());
    }
  });

  /** Two nodes that both have the same message in hand, since the lease of the first ran out; `end` ends each. */
  async function twoAttempts() {
    const { db } = await createDatabase();
    const ends: PromiseWithResolvers<void>[] = [];
    const sender: Sender = () => {
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    };
    const senders = { mail: sender, sms: sender };
    const failures: number[] = [];
    const nodes = [1, 2].map(() =>
      createOutbox({ db, senders, onFailure: (_, __, attempts) => failures.push(attempts), everyMs: 20 }),
    );
    onTestFinished(async () => {
      for (const { resolve } of ends) resolve();
      await Promise.all(nodes.map((node) => node.stop()));
    });
    await add(db, text('reader'));
    for (const [index, node] of nodes.entries()) {
      await sql`update outbox set next_attempt_at = now()`.execute(db);
      node.start();
      await eventually(() => expect(ends).toHaveLength(index + 1));
    }
    const [first, second] = ends as [PromiseWithResolvers<void>, PromiseWithResolvers<void>];
    return { db, nodes, first, second, failures };
  }

  test.each(['first', 'second'] as const)(
    'a message that one of two nodes has sent stays sent when the other one fails later: the %s succeeds',
    async (good) => {
      const { db, nodes, first, second } = await twoAttempts();
      const [sent, failed] = good === 'first' ? [first, second] : [second, first];
      sent.resolve();
      await isSent('reader', db);
      failed.reject(new Error('too late'));
      await Promise.all(nodes.map((node) => node.stop()));
      expect(await rowOf('reader', db)).toMatchObject({
        sent_at: expect.any(Date),
        next_attempt_at: null,
        last_error: null,
        attempts: 2,
      });
    },
  );

  test('a failure that comes after the lease does not cut short the attempt of another node', async () => {
    const { db, first, failures } = await twoAttempts();
    const { next_attempt_at } = await rowOf('reader', db);
    first.reject(new Error('too late'));
    await eventually(() => expect(failures).toEqual([1]));
    await add(db, text('next'));
    await eventually(async () => expect(await rowOf('next', db)).toMatchObject({ attempts: 1 }));
    expect(await rowOf('reader', db)).toMatchObject({ next_attempt_at, last_error: null });
  });

  test('FOL-03 messages that somebody waits for leave before those that are written on the way', async () => {
    const { db } = await createDatabase();
    const news = Array.from({ length: 30 }, (_, index) => ({
      ...text(`reader ${index}`),
      written_by: 'news',
    }));
    await db.insertInto('outbox').values(news).execute();
    const later = { next_attempt_at: sql<Date>`now() - interval '1 ms'` };
    await db
      .insertInto('outbox')
      .values({ ...text('code'), ...later })
      .execute();
    await sql`update outbox set next_attempt_at = now() - interval '1 hour' where written_by is not null`.execute(
      db,
    );
    const first = await claim(db, 'sms');
    expect(first.map(({ recipient }) => recipient)).toContain('code');
    expect(first).toHaveLength(10);
  });

  test('FOL-03 a message is sent as its writer has it now, not at all if that is nothing, later if it is not known', async () => {
    const { db } = await createDatabase();
    const sent: string[] = [];
    const sender: Sender = async ({ recipient, body }) => void sent.push(`${recipient} ${body}`);
    const outbox = createOutbox({
      db,
      senders: { mail: sender, sms: sender },
      onFailure: () => undefined,
      keepsText: true,
    });
    const letter = { recipient: 'new', subject: 'New', body: 'Written', headers: {} };
    outbox.writeWith('news', async (about) => (about === 'wanted' ? letter : null));
    await outbox.add(db, { ...text('old'), about: 'wanted', writtenBy: 'news' });
    await outbox.add(db, { ...text('nobody'), about: 'unwanted', writtenBy: 'news' });
    await outbox.add(db, { ...text('stranger'), about: 'unknown', writtenBy: 'somebody else' });
    outbox.start();
    await isSent('new', db);
    await eventually(async () => {
      const rows = await db.selectFrom('outbox').select(['recipient', 'body', 'last_error']).execute();
      expect(rows.toSorted((a, b) => a.recipient.localeCompare(b.recipient))).toEqual([
        { recipient: 'new', body: 'Written', last_error: null },
        { recipient: 'stranger', body: 'Hello', last_error: 'Nobody writes as somebody else' },
      ]);
    });
    await outbox.stop();
    expect(sent).toEqual(['new Written']);
  });

  test('for the local outbox page a sent message keeps its text', async () => {
    const { db } = await createDatabase();
    const senders = { mail: localSender, sms: localSender };
    const outbox = createOutbox({ db, senders, onFailure: () => undefined, keepsText: true });
    await outbox.add(db, text('reader'));
    outbox.start();
    await isSent('reader', db);
    await outbox.stop();
    expect(await rowOf('reader', db)).toMatchObject({ body: 'Hello', attempts: 1 });
  });

  test('nodes that claim messages at the same moment share them', async () => {
    const { db } = await createDatabase();
    const { senders, begun } = heldSenders(() => false);
    const recipients = Array.from({ length: 200 }, (_, index) => `reader ${1000 + index}`);
    await db.insertInto('outbox').values(recipients.map(text)).execute();
    const nodes = Array.from({ length: 4 }, () => createOutbox({ db, senders, onFailure: () => undefined }));
    for (const node of nodes) node.start();
    await eventually(() => expect(begun.length).toBeGreaterThanOrEqual(recipients.length));
    await Promise.all(nodes.map((node) => node.stop()));
    expect(begun.sort()).toEqual(recipients);
  });

  test('stopping waits for the messages being sent and takes no others', async () => {
    const { db } = await createDatabase();
    const { senders, begun, release } = heldSenders(() => true);
    const outbox = createOutbox({ db, senders, onFailure: () => undefined });
    const recipients = Array.from({ length: 10 }, (_, index) => `first ${index}`);
    await db.insertInto('outbox').values(recipients.map(text)).execute();
    outbox.start();
    await eventually(() => expect(begun).toHaveLength(10));
    await add(db, text('later'));
    const stopped = outbox.stop();
    release();
    await stopped;
    const sent = await db.selectFrom('outbox').select('recipient').where('sent_at', 'is not', null).execute();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(recipients);
  });

  test('an unanswered delivery does not delay shutdown, and its lease keeps the message for the next node', async () => {
    const { db } = await createDatabase();
    const { senders, begun } = heldSenders(() => true);
    const outbox = createOutbox({ db, senders, onFailure: () => undefined });
    await add(db, text('silent'));
    outbox.start();
    await eventually(() => expect(begun).toEqual(['silent']));
    const asked = performance.now();
    await outbox.stop();
    expect(performance.now() - asked).toBeLessThan(roomy(4000));
    expect(await rowOf('silent', db)).toMatchObject({ sent_at: null, next_attempt_at: expect.any(Date) });
  });

  test('giving up is reported as such, and a failure that will be retried is not', async () => {
    const { db } = await createDatabase();
    const failing: Sender = () => Promise.reject(new Error('no'));
    const failures: string[] = [];
    const outbox = createOutbox({
      db,
      senders: { mail: failing, sms: failing },
      onFailure: ({ recipient }, error) => failures.push(`${recipient}: ${error.message}`),
    });
    const attempts = [0, maxAttempts - 1];
    const messages = attempts.map((before) => ({ ...text(`after ${before}`), attempts: before }));
    await db.insertInto('outbox').values(messages).execute();
    outbox.start();
    await eventually(() => expect(failures).toHaveLength(2));
    await outbox.stop();
    expect(failures.sort()).toEqual([
      'after 0: no',
      `after ${maxAttempts - 1}: Given up after ${maxAttempts} attempts: no`,
    ]);
  });

  test('a message whose node was killed while sending is sent again when its lease is over', async () => {
    const { db, url } = await createDatabase();
    const env = { DATABASE_URL: url, SMS_URL: sms.url, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' };
    const doomed = await startNode(env);
    onTestFinished(() => kill(doomed.process));
    sms.mood = 'silent';
    await add(db, text('+15550000007'));
    await eventually(() => expect(textsTo('+15550000007')).toHaveLength(1));
    await kill(doomed.process);

    sms.mood = 'well';
    const next = await startNode(env);
    onTestFinished(() => kill(next.process));
    await add(db, text('+15550000008'));
    await isSent('+15550000008', db);
    // Within the lease the first node may still be sending it.
    expect(textsTo('+15550000007')).toHaveLength(1);

    await age(db, dueNow, 60);
    await isSent('+15550000007', db);
    expect(textsTo('+15550000007')).toHaveLength(2);
  });
});
