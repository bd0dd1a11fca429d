import { beforeEach, expect, test } from 'vitest';
import { changeRows, createDatabase, rowIn } from '../../testing/database.ts';
import { connect } from '../postgres/postgres.ts';
import { openSecrets } from './secrets.ts';

const database = await createDatabase();
beforeEach(async () => {
  await database.db.deleteFrom('secrets').execute();
});

const secretKey = 'a key of the operator';
const stored = () => rowIn(database.db, 'secrets');

test('the same purpose always gives the same key, another purpose another', async () => {
  const first = await openSecrets(database.db, null);
  const second = await openSecrets(database.db, null);
  expect(second.derive('captcha')).toEqual(first.derive('captcha'));
  expect(second.hmac('sms-code', 'a', '123456')).toEqual(first.hmac('sms-code', 'a', '123456'));
  expect(first.derive('captcha')).toHaveLength(32);
  expect(first.derive('captcha')).not.toEqual(first.derive('sms-code'));
  expect(first.hmac('captcha', 'a')).not.toEqual(first.hmac('sms-code', 'a'));
});

test('the boundaries between the parts of a message count', async () => {
  const secrets = await openSecrets(database.db, null);
  expect(secrets.hmac('sms-code', 'ab', 'c')).not.toEqual(secrets.hmac('sms-code', 'a', 'bc'));
});

test('another database has other secrets', async () => {
  const other = await createDatabase();
  const [ours, theirs] = [await openSecrets(database.db, null), await openSecrets(other.db, null)];
  expect(ours.derive('captcha')).not.toEqual(theirs.derive('captcha'));
});

test.each([null, secretKey])(
  'nodes that open an empty database concurrently agree (SECRET_KEY %s)',
  async (key) => {
    const nodes = Array.from({ length: 4 }, () => connect(database.url, { patience: 10 }));
    const opened = await Promise.all(nodes.map(({ db }) => openSecrets(db, key)));
    await Promise.all(nodes.map((node) => node.close()));
    expect(new Set(opened.map((secrets) => secrets.derive('captcha').toString('hex')))).toHaveProperty(
      'size',
      1,
    );
  },
);

test('with a SECRET_KEY the database alone opens nothing', async () => {
  const first = await openSecrets(database.db, secretKey);
  const again = await openSecrets(database.db, secretKey);
  expect(again.derive('captcha')).toEqual(first.derive('captcha'));
  const { value, wrapped } = await stored();
  expect(wrapped).toBe(true);

  // A thief who uses the stored value as the root gets other keys.
  await changeRows(database.db, 'secrets', { wrapped: false });
  const stolen = await openSecrets(database.db, null);
  expect(stolen.derive('captcha')).not.toEqual(first.derive('captcha'));
  expect((await stored()).value).toEqual(value);
});

test('a SECRET_KEY set later wraps the existing root, and every key stays the same', async () => {
  const before = await openSecrets(database.db, null);
  const after = await openSecrets(database.db, secretKey);
  expect(after.derive('captcha')).toEqual(before.derive('captcha'));
  expect((await stored()).wrapped).toBe(true);
  expect((await openSecrets(database.db, secretKey)).derive('captcha')).toEqual(before.derive('captcha'));
  await expect(openSecrets(database.db, null)).rejects.toThrow('SECRET_KEY');
});

test('a changed SECRET_KEY wraps the same root once, and the previous one no longer works', async () => {
  const before = await openSecrets(database.db, secretKey);
  const next = 'the next key of the operator';
  await expect(openSecrets(database.db, next)).rejects.toThrow('SECRET_KEY is not the one');
  await expect(openSecrets(database.db, next, 'not that one')).rejects.toThrow('SECRET_KEY is not the one');
  const nodes = await Promise.all([1, 2, 3].map(() => openSecrets(database.db, next, secretKey)));
  for (const node of nodes) expect(node.derive('captcha')).toEqual(before.derive('captcha'));
  await expect(openSecrets(database.db, secretKey)).rejects.toThrow('SECRET_KEY is not the one');
  expect((await openSecrets(database.db, next)).derive('captcha')).toEqual(before.derive('captcha'));
});

test('a wrong SECRET_KEY and a missing one each have their own message', async () => {
  await openSecrets(database.db, secretKey);
  await expect(openSecrets(database.db, 'the key of somebody else')).rejects.toThrow(
    'SECRET_KEY is not the one this database was set up with.',
  );
  await expect(openSecrets(database.db, null)).rejects.toThrow(
    'The database was set up with a SECRET_KEY. Set the same one to start.',
  );
});

test('a stored secret that was tampered with is refused', async () => {
  await openSecrets(database.db, secretKey);
  const { value } = await stored();
  value[20] = (value[20] ?? 0) ^ 1;
  await changeRows(database.db, 'secrets', { value });
  await expect(openSecrets(database.db, secretKey)).rejects.toThrow('SECRET_KEY is not the one');
});
