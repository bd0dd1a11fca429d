import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subscribe } from '../../testing/items.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const staff = await signedInAs(server, { role: 'publications' });
const admin = await signedInAs(server, { role: 'admin' });

const documents = join(import.meta.dirname, 'ingest/word/documents');

async function send(title: string, file: Uint8Array) {
  const form = { fields: uploadFields(title), file: new Uint8Array(file) };
  return staff.call('uploadReport', { form });
}

const chapter = (id: number, number: number) =>
  admin.call('subscribedReport', { params: { id: String(id), chapter: String(number) } });

test('ING-09 a Word file is uploaded as it is, and its chapters are read like any others', async () => {
  const answer = await send('Stems', await readFile(join(documents, 'libreoffice.docx')));
  expect(answer.status).toBe(200);
  const { body } = await chapter(answer.body.report_id, 1);
  expect(JSON.stringify(body)).toContain('Sales by region');
  expect(JSON.stringify(body)).toContain('1,460.2');
  expect((await chapter(answer.body.report_id, 2)).status).toBe(200);
});

test('ING-09 what a Word file must not publish is in the answer, and not in the chapters', async () => {
  const file = await zipOf({ '1 Market.docx': await readFile(join(documents, 'python-docx.docx')) });
  const { body } = await send('Screws', file);
  expect(body.warnings).toContainEqual({
    file: '1 Market.docx',
    place: 'Paragraph 3',
    excerpt: 'internal remark',
    message: 'Hidden text was left out.',
  });
  expect(JSON.stringify((await chapter(body.report_id, 1)).body)).not.toContain('internal remark');
});

test('ING-09 a stored Word file is read again like any package', async () => {
  const { body } = await send('Plates', await readFile(join(documents, 'libreoffice.docx')));
  const reader = await signedInAs(server);
  await subscribe(server.db, reader.usergroupId, body.report_id);
  const refreshed = await reader.call('refreshReport', { params: { report_id: String(body.report_id) } });
  expect(refreshed.status).toBe(200);
});

test('ING-09 an old Word file is refused with what to do', async () => {
  const { status, body } = await send('Nails', Buffer.from('d0cf11e0a1b11ae100', 'hex'));
  expect(status).toBe(422);
  expect(body.findings).toMatchObject([
    { message: expect.stringContaining('old Word file'), remedy: expect.stringContaining('.docx') },
  ]);
});
