import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderFiles } from '../../platform/files/folder.ts';
import { openStaging } from '../../platform/files/staging.ts';
import { changeRows, createDatabase, rowIn, rowsIn } from '../../testing/database.ts';
import { makeItem } from '../../testing/items.ts';
import { packageOf } from '../../testing/packages.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { createComparing } from './changes/index.ts';
import type { Ingest } from './ingest/ingest.ts';
import { createIngest } from './ingest/ingest.ts';
import { createPreparing } from './preparing.ts';
import { createPublishing } from './publishing.service.ts';
import type { UploadDetails } from './upload.ts';

const database = await createDatabase();
const root = await temporaryFolder();
const real = createIngest();
afterAll(() => real.stop());

const actor = { id: null, name: 'admin', address: null, requestId: null };

/** Updates an existing report, and runs `meanwhile` while the package is read. */
async function updateWhile(
  reportId: number,
  title: string,
  meanwhile: () => Promise<unknown>,
  release: UploadDetails['release'] = undefined,
) {
  const ingest: Ingest = {
    ...real,
    ingest: async (request) => {
      await meanwhile();
      return real.ingest(request);
    },
  };
  const staging = openStaging(join(root, 'staging'));
  const files = folderFiles(join(root, 'files'));
  const preparing = createPreparing({ files, staging, ingest, productName: 'Caliper' });
  const { publish } = createPublishing({
    db: database.db,
    preparing,
    comparing: createComparing(),
    isRestated: async () => false,
    renewDocuments: async () => {},
    tellPlanner: async () => {},
  });
  const zip = join(root, 'package.zip');
  await writeFile(zip, await packageOf(2));
  const details: UploadDetails = {
    reportId,
    title,
    year: 2026,
    region: 'Europe',
    icon: 'Knee',
    description: 'From the form',
    categoryId: 14,
    subCategoryId: 1405,
    release,
  };
  return publish(actor, { details, writeup: true, zip });
}

const change = (item_id: number, to: { item_name?: string; visible?: boolean }) =>
  changeRows(database.db, 'items', to, { item_id });

test('an edit made while a package is read is not overwritten', async () => {
  const { item_id, item_name } = await makeItem(database.db);
  const updating = updateWhile(item_id, item_name, () => change(item_id, { item_name: 'Renamed' }));
  await expect(updating).rejects.toMatchObject({ code: 'report-changed' });
  const item = await rowIn(database.db, 'items', { item_id });
  expect(item).toMatchObject({ item_name: 'Renamed', current_version: null });
});

test('PUB-01 no draft is kept of an upload whose report was edited while its package was read', async () => {
  const { item_id, item_name } = await makeItem(database.db);
  const edit = () => change(item_id, { item_name: 'Renamed for a draft' });
  await expect(updateWhile(item_id, item_name, edit, 'proof')).rejects.toMatchObject({
    code: 'report-changed',
  });
  expect(await rowsIn(database.db, 'drafts', { report_id: item_id })).toEqual([]);
});

test('hiding a report during an upload does not stop the upload, and the report stays hidden', async () => {
  const { item_id, item_name } = await makeItem(database.db);
  await updateWhile(item_id, item_name, () => change(item_id, { visible: false }));
  const item = await rowIn(database.db, 'items', { item_id });
  expect(item).toMatchObject({ visible: false, chapters: 2 });
});

test('the audit log has what an update changed, before and after', async () => {
  const { item_id, item_name } = await makeItem(database.db);
  await updateWhile(item_id, item_name, async () => {});
  const entry = await rowIn(database.db, 'audit_log', { subject: `report:${item_id}` });
  expect(entry).toMatchObject({
    action: 'report updated',
    from: { description: 'Implants and instruments', current_version: null },
    to: { description: 'From the form', current_version: 1 },
  });
});
