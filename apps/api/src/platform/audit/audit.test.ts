import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, rowsIn } from '../../testing/database.ts';
import { type AuditEntry, record } from './audit.ts';

const database = await createDatabase();

const actor = {
  id: '6f1f7c1e-5b3c-4a53-9a66-0d7a4f6f3a10',
  name: 'sales@caliper.example',
  address: '192.0.2.7',
  requestId: 'request-1',
};

function entry(subject: string): AuditEntry {
  return { actor, action: 'company changed', subject, from: { licenses: 5 }, to: { licenses: 12 } };
}

const entriesOn = (subject: string) => rowsIn(database.db, 'audit_log', { subject });

test('an entry records who, what, the change, when, from where and in which request', async () => {
  await record(database.db, entry('company:1'));
  expect(await entriesOn('company:1')).toEqual([
    {
      id: expect.anything(),
      at: expect.any(Date),
      actor_id: actor.id,
      actor: 'sales@caliper.example',
      action: 'company changed',
      subject: 'company:1',
      from: { licenses: 5 },
      to: { licenses: 12 },
      address: '192.0.2.7',
      request_id: 'request-1',
      company_id: 1,
      item_id: null,
    },
  ]);
});

test('an entry is committed or rolled back together with its change', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await record(tx, entry('company:2'));
    throw new Error('Thought better of it');
  });
  await expect(undone).rejects.toThrow('Thought better of it');
  expect(await entriesOn('company:2')).toEqual([]);
});

test.each([
  ['changed', sql`update audit_log set actor = 'nobody' where subject = 'company:3'`],
  ['deleted', sql`delete from audit_log where subject = 'company:3'`],
  ['emptied', sql`truncate audit_log`],
  ['emptied along with others', sql`truncate audit_log, captcha_uses cascade`],
  [
    'rewritten by an insert',
    sql`insert into audit_log (id, actor, action, subject) overriding system value
    select id, 'nobody', action, subject from audit_log on conflict (id) do update set actor = 'nobody'`,
  ],
])('the log cannot be %s: the database itself refuses', async (_how, statement) => {
  await record(database.db, entry('company:3'));
  const before = await entriesOn('company:3');
  await expect(statement.execute(database.db)).rejects.toThrow('audit_log is append-only');
  expect(await entriesOn('company:3')).toEqual(before);
});
