import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, rowsIn } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Node, startNode, stopNode } from '../../../testing/nodes.ts';
import { packageOf, uploadFields } from '../../../testing/packages.ts';
import { withSession } from '../../../testing/people.ts';
import { temporaryFolder } from '../../../testing/when-over.ts';

/** The job looks every minute. */
const twoMinutes = 120_000;

async function plan(node: Node, token: string, title: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(uploadFields(title, { release: 'proof' })))
    form.append(name, value);
  form.append('file', new Blob([await packageOf(2)]), 'package.zip');
  const api = `http://127.0.0.1:${node.port}/api/reports`;
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${api}/upload-report`, { method: 'POST', headers, body: form });
  const { draft_id } = (await uploaded.json()) as { draft_id: number };
  const body = { revision: 1, at: Math.floor(Date.now() / 1000) + 3600, acknowledged: true };
  const json = { ...headers, 'content-type': 'application/json' };
  const planned = await fetch(`${api}/drafts/${draft_id}/release`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  expect(planned.status).toBe(200);
  return draft_id;
}

test('PUB-06 planned releases happen once on two nodes, though one is killed and started again', async () => {
  const { db, url } = await createDatabase();
  const env = { DATABASE_URL: url, DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' };
  const { token } = await withSession(db, { role: 'admin' });
  const [one, other] = await Promise.all([startNode(env), startNode(env)]);
  const titles = Array.from({ length: 6 }, (_, at) => `Planned ${at}`);
  for (const title of titles) await plan(one, token, title);
  await sql`update drafts set release_at = now()`.execute(db);
  const released = () => rowsIn(db, 'report_releases');
  await stopNode(one, 'SIGKILL');
  const again = await startNode(env);
  await eventually(async () => expect(await released()).toHaveLength(titles.length), twoMinutes);
  await Promise.all([stopNode(other), stopNode(again)]);
  expect(await rowsIn(db, 'drafts')).toEqual([]);
  expect((await rowsIn(db, 'items')).map(({ item_name }) => item_name).sort()).toEqual(titles);
  expect(await released()).toHaveLength(titles.length);
}, 300_000);
