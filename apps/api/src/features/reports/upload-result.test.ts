import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeRows } from '../../testing/database.ts';
import { packageOf, uploadFields, zipOf } from '../../testing/packages.ts';
import { type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const publications = await signedInAs(server, { role: 'publications' });

const key = 'the-key-of-one-upload';
const resultFor = async (person: SignedIn, asked = key) =>
  (await person.call('uploadResult', { query: `?key=${asked}` })).body;
const unknown = { state: 'unknown', answer: null };

test('PUB-09 who lost the answer to an upload is told it, without sending the package again', async () => {
  expect(await resultFor(publications)).toEqual(unknown);
  const form = { fields: uploadFields('Lost answer'), file: await packageOf(1) };
  const sent = await publications.call('uploadReport', { form, headers: { 'idempotency-key': key } });
  expect(await resultFor(publications)).toEqual({ state: 'done', answer: sent.body });
  expect(await resultFor(await signedInAs(server, { role: 'admin' }))).toEqual(unknown);
});

test('PUB-09 an upload that is being read is told so, until whoever reads it has died', async () => {
  const scope = `POST /reports/upload-report ${publications.id}`;
  const run = { scope, key: 'being-read-now', digest: '', claim: randomUUID() };
  await server.db.insertInto('idempotency_keys').values(run).execute();
  expect(await resultFor(publications, run.key)).toEqual({ state: 'reading', answer: null });
  await changeRows(server.db, 'idempotency_keys', { beat_at: new Date(0) }, { key: run.key });
  expect(await resultFor(publications, run.key)).toEqual(unknown);
});

test('PUB-09 a refused upload leaves nothing behind', async () => {
  const form = { fields: uploadFields('Refused'), file: await zipOf({ 'readme.txt': 'No chapter.' }) };
  const headers = { 'idempotency-key': 'a-refused-upload' };
  expect((await publications.call('uploadReport', { form, headers })).status).toBe(422);
  expect(await resultFor(publications, headers['idempotency-key'])).toEqual(unknown);
});
