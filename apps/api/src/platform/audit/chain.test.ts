import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makePerson } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { folderFiles } from '../files/folder.ts';
import type { Db, Tx } from '../postgres/postgres.ts';
import { record } from './audit.ts';
import { findWaiting } from './chain.store.ts';
import { keepHead } from './heads.ts';
import { createSealing } from './sealing.ts';
import { verifyAudit } from './verify.ts';

const day = new Date('2026-05-04T10:00:00Z');
const actor = { id: null, name: 'sales@caliper.example', address: '192.0.2.7', requestId: 'request-1' };

function write(db: Db | Tx, subject: string, by: { id: string | null; name: string } = actor) {
  const to = { email: 'ann@client.example', licenses: 5 };
  return record(db, { actor: { ...actor, ...by }, action: 'company changed', subject, to });
}

function sealingOf(db: Db, atOnce = 500) {
  const { sealNext } = createSealing({ db, atOnce, logFailure: () => undefined });
  return async () => {
    while (await sealNext());
  };
}

/** Until nothing waits: transactions in the databases of other tests count, too. */
async function sealAll(db: Db, atOnce?: number): Promise<void> {
  const seal = sealingOf(db, atOnce);
  await eventually(async () => {
    await seal();
    expect(await rowsIn(db, 'audit_unsealed')).toEqual([]);
  });
}

/** A log of some entries that all have their places, and whose head was kept. */
async function sealedLog(count = 6) {
  const { db, url } = await createDatabase();
  const files = folderFiles(await temporaryFolder());
  for (let index = 1; index <= count; index += 1) await write(db, `company:${index}`);
  await sealAll(db, 4);
  return { db, url, files, verify: () => verifyAudit(db, files, 4) };
}

/** Whoever may do anything in the database can also switch the triggers off. */
function tamper(db: Db, statement: string) {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
}

test('STAFF-05 every entry gets its place, in batches, and what nobody touched is found as it was written', async () => {
  const { db, verify } = await sealedLog();
  const seals = await rowsIn(db, 'audit_seals');
  expect(seals.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await rowsIn(db, 'audit_unsealed')).toEqual([]);
  expect(await verify()).toEqual({ places: 6, heads: 0, findings: [] });
});

test.each([
  [
    'changed',
    `update audit_log set "to" = '{"licenses": 50}' where subject = 'company:3'`,
    { what: 'changed', place: 3 },
  ],
  [
    'given another time',
    `update audit_log set at = at + interval '1 microsecond' where subject = 'company:3'`,
    { what: 'changed', place: 3 },
  ],
  [
    'said to be somebody else’s',
    `update audit_log set actor = 'nobody@caliper.example' where subject = 'company:3'`,
    { what: 'changed', place: 3 },
  ],
  [
    'freed of who did it',
    `update audit_log set actor = '', address = null where subject = 'company:3'`,
    { what: 'changed', place: 3 },
  ],
  ['removed', `delete from audit_log where subject = 'company:3'`, { what: 'removed', place: 3 }],
  [
    'removed with its place',
    `delete from audit_seals where place = 3; delete from audit_log where subject = 'company:3'`,
    { what: 'removed', place: 3 },
  ],
  [
    'inserted',
    `insert into audit_log (actor, action, subject) values ('x', 'company changed', 'company:9')`,
    { what: 'inserted' },
  ],
])('STAFF-05 an entry that was %s is found', async (_how, statement, expected) => {
  const { db, verify } = await sealedLog();
  await tamper(db, statement);
  expect((await verify()).findings).toEqual([expect.objectContaining(expected)]);
});

test('STAFF-05 an entry that is pushed in between, with a place of its own, is found', async () => {
  const { db, verify } = await sealedLog();
  await tamper(
    db,
    `insert into audit_log (actor, action, subject) values ('x', 'company changed', 'company:9');
    update audit_seals set place = place + 100 where place >= 3; update audit_seals set place = place - 99 where place > 100;
    insert into audit_seals select 3, max(id), '\\x00', '\\x00', null, null, '\\x00' from audit_log`,
  );
  const { findings } = await verify();
  expect(findings[0]).toMatchObject({ what: 'changed', place: 3 });
});

test.each([
  [
    'places',
    `update audit_seals set entry_id = case place when 2 then -1 else 2 end where place in (2, 5);
    update audit_seals set entry_id = 5 where place = 2`,
  ],
  ['ids', `update audit_log set id = -id where id in (2, 5); update audit_log set id = 7 + id where id < 0`],
])('STAFF-05 two entries that exchanged their %s are found, and with which', async (_what, statement) => {
  const { db, verify } = await sealedLog();
  await sql`alter table audit_log alter column id drop identity`.execute(db);
  await tamper(db, statement);
  const { findings } = await verify();
  expect(findings.map(({ what, place }) => [what, place])).toEqual([
    ['moved', 2],
    ['moved', 5],
  ]);
  expect(findings[0]?.said).toMatch(/exchanged with entry/);
});

test('STAFF-05 a cut end and a chain that was made anew are found by the heads that were kept outside', async () => {
  const { db, files, verify } = await sealedLog();
  expect(await keepHead(db, files, day)).toBe(true);
  expect(await verify()).toEqual({ places: 6, heads: 2, findings: [] });
  await tamper(db, 'delete from audit_seals where place > 4; delete from audit_log where id > 4');
  const cut = { what: 'cut', place: 6, said: expect.stringContaining('ends at place 4') };
  expect((await verify()).findings).toEqual([expect.objectContaining(cut), expect.objectContaining(cut)]);

  await tamper(
    db,
    `delete from audit_seals; update audit_log set "to" = null where id = 1;
    insert into audit_unsealed (entry_id) select id from audit_log`,
  );
  await write(db, 'company:7');
  await write(db, 'company:8');
  await sealAll(db);
  expect((await verify()).findings.map(({ what }) => what)).toEqual(['rewritten', 'rewritten']);
  // And what was kept is not written over.
  expect(await keepHead(db, files, new Date('2026-05-05T10:00:00Z'))).toBe(false);
  expect((await verify()).heads).toBe(2);
});

test('STAFF-05 the head of a day stays, the newest one moves on', async () => {
  const { db, files, verify } = await sealedLog(2);
  await keepHead(db, files, day);
  await write(db, 'company:3');
  await sealAll(db);
  await keepHead(db, files, day);
  const kept = await Promise.all(['audit/heads/2026-05-04.json', 'audit/latest.json'].map(readPlace));
  expect(kept).toEqual([2, 3]);
  expect((await verify()).findings).toEqual([]);

  async function readPlace(key: string): Promise<number> {
    const chunks = await (await files.open(key))?.toArray();
    return JSON.parse(String(chunks?.[0])).place;
  }
});

test('STAFF-05 an entry gets its place only once no older transaction can still commit, and late ones follow', async () => {
  const { db } = await createDatabase();
  const seal = sealingOf(db);
  const subjects = async () => {
    const { rows } = await sql<{ subject: string }>`select subject from audit_seals
      join audit_log on id = entry_id order by place`.execute(db);
    return rows.map(({ subject }) => subject);
  };
  const [written, finishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = db.transaction().execute(async (tx) => {
    await write(tx, 'company:1');
    written.resolve();
    await finishing.promise;
  });
  await written.promise;
  await write(db, 'company:2');
  await seal();
  expect(await subjects()).toEqual([]);
  finishing.resolve();
  await late;
  await sealAll(db);
  expect(await subjects()).toEqual(['company:1', 'company:2']);
});

test('STAFF-05 two nodes that give places at the same time make one chain', async () => {
  const { db } = await createDatabase();
  const files = folderFiles(await temporaryFolder());
  const nodes = [sealingOf(db, 3), sealingOf(db, 3)];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([1, 2, 3, 4].map((company) => write(db, `company:${company}`)));
    await Promise.all(nodes.map((seal) => seal()));
  }
  await sealAll(db);
  expect(await verifyAudit(db, files)).toEqual({ places: 20, heads: 0, findings: [] });
});

test('STAFF-05 entries of a database that was copied to another server get their places, too', async () => {
  const { db } = await createDatabase();
  await write(db, 'company:1');
  await tamper(db, "update audit_unsealed set xid = '900000000000'");
  await sealAll(db);
  expect(await rowsIn(db, 'audit_seals')).toHaveLength(1);
});

test('STAFF-05 what waits for its place for more than a minute is told', async () => {
  const { db, verify } = await sealedLog(1);
  await write(db, 'company:2');
  expect(await findWaiting(db, 60)).toMatchObject({ count: 0 });
  await tamper(db, "update audit_unsealed set since = since - interval '90 seconds'");
  expect(await findWaiting(db, 60)).toMatchObject({ count: 1, seconds: expect.closeTo(90, -1) });
  expect((await verify()).findings).toMatchObject([{ what: 'waiting' }]);
  await tamper(db, "delete from audit_log where subject = 'company:2'");
  expect((await verify()).findings[0]).toMatchObject({
    what: 'removed',
    said: expect.stringMatching(/before it got/),
  });
});

test('STAFF-05 a deleted person leaves nothing about them in the log, and the chain holds', async () => {
  const { db } = await createDatabase();
  const files = folderFiles(await temporaryFolder());
  const [ann, bob] = [await makePerson(db, { email: 'ann@client.example' }), await makePerson(db)];
  const who = (person: typeof ann) => ({ id: person.id, name: person.email });
  await write(db, 'company:1', who(ann));
  await write(db, `user:${ann.id}`, who(bob));
  await write(db, 'invitation:5', who(bob));
  await sealAll(db);
  // Not yet in its place.
  await write(db, `user:${ann.id}`, who(ann));
  await db.deleteFrom('users').where('id', '=', ann.id).execute();
  await sealAll(db);
  const { rows } = await sql<{
    all: string;
  }>`select string_agg(audit_log::text, ' ') as all from audit_log`.execute(db);
  expect(rows[0]?.all).not.toContain('ann@');
  const entries = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  const told = entries.map(({ actor: name, address, to }) => [name, address, to]);
  expect(told).toEqual([
    ['', null, { licenses: 5 }],
    [bob.email, '192.0.2.7', { licenses: 5 }],
    [bob.email, '192.0.2.7', { licenses: 5 }],
    ['', null, { licenses: 5 }],
  ]);
  expect(await verifyAudit(db, files)).toEqual({ places: 4, heads: 0, findings: [] });
  // And the same cannot be done to somebody who is still there.
  await tamper(
    db,
    `update audit_log set actor = '', address = null where actor_id = '${bob.id}';
    update audit_seals set actor_salt = null from audit_log where id = entry_id and actor_id = '${bob.id}'`,
  );
  expect((await verifyAudit(db, files)).findings.map(({ what, place }) => [what, place])).toEqual([
    ['changed', 2],
    ['changed', 3],
  ]);
});

test('STAFF-05 the title of an item is nobody’s, and cannot be taken out as if a person had been deleted', async () => {
  const { db } = await createDatabase();
  const files = folderFiles(await temporaryFolder());
  await record(db, {
    actor,
    action: 'report edited',
    subject: 'report:5',
    to: { title: 'Knees', year: 2026 },
  });
  await sealAll(db);
  await tamper(db, `update audit_log set "to" = "to" - 'title'; update audit_seals set personal_salt = null`);
  expect((await verifyAudit(db, files)).findings).toMatchObject([{ what: 'changed', place: 1 }]);
});

test.each([
  'update audit_seals set place = 9 where place = 1',
  'update audit_seals set actor_salt = actor_hash where place = 1',
  'delete from audit_seals',
  'truncate audit_seals',
  `update audit_log set actor = '', address = null`,
  `update audit_log set "to" = "to" - audit_personal_keys() where subject like 'user:%'`,
])('STAFF-05 the database refuses it: %s', async (statement) => {
  const { db } = await createDatabase();
  const { id, email } = await makePerson(db);
  await write(db, `user:${id}`, { id, name: email });
  await sealAll(db);
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
});
