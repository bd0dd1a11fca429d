import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDatabase, rowIn, rowsIn } from '../../testing/database.ts';
import { type Node, startNode, stopNode } from '../../testing/nodes.ts';
import { packageOf, uploadFields } from '../../testing/packages.ts';
import { withSession } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/when-over.ts';

type Database = Awaited<ReturnType<typeof createDatabase>>;

async function send(
  node: Node,
  token: string,
  fields: Record<string, string>,
  file: Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'package.zip');
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${node.port}/api/reports/upload-report`;
  const answer = await fetch(address, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as { report_id: number } };
}

/** The current version, the number of chapters it should have, and the number it has. */
async function stateOf({ db }: Database) {
  const item = await rowIn(db, 'items');
  const chapters = await rowsIn(db, 'chapters', { version: item.current_version ?? 0 });
  const versions = await rowsIn(db, 'report_versions');
  const texts = new Set(chapters.map(({ plain_text }) => plain_text.match(/text \d+/)?.[0]));
  return { ...item, found: chapters.length, versions: versions.length, texts: [...texts] };
}

test('kill -9 at any moment of an upload leaves the old version or the new one complete', async () => {
  const database = await createDatabase();
  const DATA_DIR = await temporaryFolder();
  const env = { DATABASE_URL: database.url, DATA_DIR, LOG_LEVEL: 'silent' };
  const { token } = await withSession(database.db, { role: 'admin' });
  let node = await startNode(env);
  const first = await send(node, token, uploadFields('Knees'), await packageOf(10, 'text 0'));
  const reportId = String(first.body.report_id);
  let acknowledged = 1;
  for (const [round, moment] of [40, 250, 600].entries()) {
    const file = await packageOf(10, `text ${round + 1} ${'and more '.repeat(4000)}`);
    const sending = send(node, token, uploadFields('Knees', { reportId }), file).catch(() => null);
    await delay(moment);
    const gone = once(node.process, 'exit');
    node.process.kill('SIGKILL');
    await gone;
    const answer = await sending;
    const state = await stateOf(database);
    expect(state).toMatchObject({ chapters: 10, found: 10, texts: [expect.any(String)] });
    expect(state.versions).toBe(state.current_version);
    if (answer?.status === 200) acknowledged = state.versions;
    expect(state.versions).toBeGreaterThanOrEqual(acknowledged);
    node = await startNode(env);
    expect(await readdir(join(DATA_DIR, 'staging'))).toEqual([]);
  }
  const last = await send(node, token, uploadFields('Knees', { reportId }), await packageOf(2, 'text 99'));
  expect(last.status).toBe(200);
  await stopNode(node);
});
