import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectStatus } from '../../testing/expect-status.ts';
import { subscribe } from '../../testing/items.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const reader = await signedInAs(server);

const rare = () => `q${randomUUID().replace(/[^a-f]/g, '')}x`;

/** More searches than there are nodes: each of them answers at least one. */
async function found(word: string): Promise<number[]> {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => expectStatus(200, reader.call('searchReports', { body: { query: word } }))),
  );
  return answers.map(({ body }) => body.matches.length);
}

test('FIND-01 a released version is found by the first search after it on every node, and the one before no more', async () => {
  const [before, after] = [rare(), rare()];
  const { report_id, title } = await publishReport(server, [`<h1>One</h1><p>The ${before} grew.</p>`]);
  await subscribe(server.db, reader.usergroupId, report_id);
  expect(await found(before)).toEqual([1, 1, 1, 1]);
  expect(await found(after)).toEqual([0, 0, 0, 0]);
  const file = await zipOf({ 'chapters/1-part.html': `<h1>One</h1><p>The ${after} grew.</p>` });
  const form = { fields: uploadFields(title, { reportId: String(report_id) }), file };
  await expectStatus(200, admin.call('uploadReport', { form }));
  expect(await found(after)).toEqual([1, 1, 1, 1]);
  expect(await found(before)).toEqual([0, 0, 0, 0]);
});
