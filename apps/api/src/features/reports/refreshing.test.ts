import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ProblemError } from '../../http/problem.ts';
import { folderFiles } from '../../platform/files/folder.ts';
import { openStaging } from '../../platform/files/staging.ts';
import { changeRows, createDatabase } from '../../testing/database.ts';
import { packageOf, zipOf } from '../../testing/packages.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { createManaging } from '../items/index.ts';
import { createComparing } from './changes/index.ts';
import { fileKey } from './file-keys.ts';
import { createIngest } from './ingest/ingest.ts';
import { pdfOf } from './ingest/pdf/pdf.fixture.ts';
import { createPreparing, type Preparing } from './preparing.ts';
import { createPublishing } from './publishing.service.ts';
import { createRefreshing } from './refreshing.service.ts';
import { documentsJob } from './reports.jobs.ts';
import { findCurrentVersion } from './reports.store.ts';

const database = await createDatabase();
const root = await temporaryFolder();
const ingest = createIngest();
afterAll(() => ingest.stop());

const actor = { id: null, name: 'reader', address: null, requestId: null };
const details = {
  year: 2026,
  region: 'Europe',
  icon: 'Knee',
  description: '',
  categoryId: 14,
  subCategoryId: 1405,
} as const;

async function published(titles: string[], content?: Record<string, string | Buffer>) {
  const { db } = database;
  const files = folderFiles(join(root, 'files'));
  const staging = openStaging(join(root, 'staging'));
  const preparing = createPreparing({ files, staging, ingest, productName: 'Caliper' });
  const zip = join(root, 'package.zip');
  await writeFile(zip, await (content ? zipOf(content) : packageOf(1)));
  const { publish } = createPublishing({
    db,
    preparing,
    comparing: createComparing(),
    isRestated: async () => false,
    renewDocuments: async () => {},
    tellPlanner: async () => {},
  });
  const reports = [];
  for (const title of titles)
    reports.push(await publish(actor, { details: { ...details, title }, writeup: true, zip }));
  return {
    needs: { db, files, staging, preparing, tellPlanner: async () => {}, logFailure: () => {} },
    reports,
  };
}

test('READ-03 reports are refreshed one after the other, and a failure does not stop the others', async () => {
  const { needs, reports } = await published(['One', 'Two', 'Three', 'Four']);
  const { preparing } = needs;
  let [inHand, most] = [0, 0];
  const watched: Preparing = {
    ...preparing,
    async read(source, use) {
      inHand += 1;
      most = Math.max(most, inHand);
      return preparing.read(source, use).finally(() => void inHand--);
    },
  };
  const { refresh } = createRefreshing({ ...needs, preparing: watched });
  const missing = refresh(actor, 999_999).catch(({ code }) => code);
  const refreshed = await Promise.all(reports.map(({ report_id }) => refresh(actor, Number(report_id))));
  expect([await missing, refreshed, most]).toEqual(['package-missing', [false, false, false, false], 1]);
});

test('READ-03 ten reports may wait to be refreshed; for any more the service is busy', async () => {
  const { needs } = await published([]);
  const { refresh } = createRefreshing(needs);
  const missing = (n: number) => refresh(actor, 999_000 + n).catch((problem) => problem);
  const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => missing(n)));
  expect(answers.slice(0, 10).map(({ code }) => code)).toEqual(Array(10).fill('package-missing'));
  expect(answers[10]).toMatchObject({ code: 'unavailable', retryAfter: 60 });
  expect(await missing(11)).toMatchObject({ code: 'package-missing' });
});

test('MEND-31 a package that was refused is not read again at once', async () => {
  const { needs, reports } = await published(['Refused']);
  const id = reports[0]?.report_id ?? 0;
  let times = 0;
  const refusing: Preparing = {
    ...needs.preparing,
    async read() {
      times += 1;
      throw new ProblemError('package-refused', { findings: [] });
    },
  };
  const { refresh } = createRefreshing({ ...needs, preparing: refusing });
  expect(await refresh(actor, id).catch(({ code }) => code)).toBe('refresh-refused');
  expect(await refresh(actor, id)).toBe(false);
  expect(times).toBe(1);
});

const nothingElse = { renewDocuments: async () => {}, leaving: async () => {} };

test('READ-03 after an edit, the documents are made again, once', async () => {
  const { needs, reports } = await published(['Before']);
  const { db, files } = needs;
  const { report_id } = reports[0] as { report_id: number };
  const before = await findCurrentVersion(db, report_id);
  const edit = { title: 'After', year: 0, region: 'Global', icon: 'Knee', description: 'New' } as const;
  await createManaging({ db, ...nothingElse }).edit(actor, 'report', report_id, edit);
  const { refresh } = createRefreshing(needs);
  expect(await refresh(actor, report_id)).toBe(true);
  const after = await findCurrentVersion(db, report_id);
  expect(after).toMatchObject({ version: 2, package: before?.package });
  for (const kind of ['preview', 'toc'] as const) {
    expect(after?.[kind]).not.toBe(before?.[kind]);
    expect(await files.changedAt(fileKey.document(after?.[kind] ?? ''))).not.toBeNull();
  }
  // As if the minute were over.
  await changeRows(db, 'report_versions', { refreshed_at: null });
  expect(await refresh(actor, report_id)).toBe(false);
});

/** An edited report, and the services that share its parts. */
async function editedReport(title: string) {
  const { needs, reports } = await published([title]);
  const { report_id } = reports[0] as { report_id: number };
  const staff = createManaging({ db: needs.db, ...nothingElse });
  const edit = (to: string) =>
    staff.edit(actor, 'report', report_id, {
      title: to,
      year: 0,
      region: 'Global',
      icon: 'Knee',
      description: '',
    });
  const before = await findCurrentVersion(needs.db, report_id);
  await edit(`${title}, edited`);
  return { needs, report_id, before, edit };
}

test('after an edit the documents of the current version are replaced, though it was read a moment ago', async () => {
  const { needs, report_id, before } = await editedReport('Fresh');
  await changeRows(needs.db, 'report_versions', { refreshed_at: new Date() });
  const { renewDocuments } = createRefreshing(needs);
  await renewDocuments(report_id);
  const after = await findCurrentVersion(needs.db, report_id);
  expect(after).toMatchObject({ version: before?.version, package: before?.package });
  for (const kind of ['preview', 'toc'] as const) {
    expect(after?.[kind]).not.toBe(before?.[kind]);
    expect(await needs.files.changedAt(fileKey.document(after?.[kind] ?? ''))).not.toBeNull();
  }
  await renewDocuments(report_id);
  expect(await findCurrentVersion(needs.db, report_id)).toEqual(after);
});

test('documents and versions made from details that were edited since then are not taken', async () => {
  const { needs, report_id, before, edit } = await editedReport('Twice');
  const { preparing } = needs;
  let edits = 0;
  const late: Preparing = {
    ...preparing,
    async read(source, use) {
      await edit(`Edit ${++edits}`);
      return preparing.read(source, use);
    },
  };
  const { renewDocuments, refresh } = createRefreshing({ ...needs, preparing: late });
  await renewDocuments(report_id);
  expect(await refresh(actor, report_id)).toBe(false);
  expect(await findCurrentVersion(needs.db, report_id)).toEqual(before);
});

test('documents that cannot be made leave the old ones, and the failure is logged for the job to try again', async () => {
  const { needs, report_id, before } = await editedReport('Lost');
  const failures: unknown[] = [];
  const { renewDocuments } = createRefreshing({ ...needs, logFailure: (error) => failures.push(error) });
  await needs.files.remove(fileKey.package(before?.package ?? ''));
  await expect(renewDocuments(report_id)).rejects.toMatchObject({ code: 'package-missing' });
  expect(failures).toHaveLength(1);
  expect(await findCurrentVersion(needs.db, report_id)).toEqual(before);
});

test('documents are tried again for hours, because nothing else makes them', async () => {
  const { needs } = await published([]);
  const { retryLimit = 0 } = documentsJob(createRefreshing(needs));
  const pauseSeconds = 300;
  expect((retryLimit * pauseSeconds) / 3600).toBeGreaterThan(8);
});

test('for a report that was deleted in the meantime no documents are made', async () => {
  const { needs } = await published([]);
  await expect(createRefreshing(needs).renewDocuments(999_999)).resolves.toBeUndefined();
});

/** As a release before left it: the preview quotes a chapter. */
async function quoting(title: string, files?: Record<string, string | Buffer>) {
  const { needs, reports } = await published([title], files);
  const { report_id } = reports[0] as { report_id: number };
  const made = await findCurrentVersion(needs.db, report_id);
  const quoted = { preview: 'quoting.pdf', shown_preview: null };
  await changeRows(needs.db, 'report_versions', quoted, { report_id });
  return { needs, report_id, made };
}

test('MEND-28 previews of an earlier release are made anew, also after a failure, and others are left alone', async () => {
  const { needs, report_id, made } = await quoting('Older');
  const failing: Preparing = { ...needs.preparing, read: () => Promise.reject(new Error('A full disk')) };
  await expect(createRefreshing({ ...needs, preparing: failing }).renewPreviews()).rejects.toThrow(
    `Report ${report_id} has no new preview.`,
  );
  await createRefreshing(needs).renewPreviews();
  expect(await findCurrentVersion(needs.db, report_id)).toEqual(made);
  await createRefreshing({ ...needs, preparing: failing }).renewPreviews();
});

test('MEND-28 an uploaded preview is found again in the package', async () => {
  const own = await pdfOf('Our own preview');
  const { needs, report_id, made } = await quoting('Own', {
    'chapters/1.html': '<h1>A</h1>',
    'preview.pdf': own,
  });
  await createRefreshing(needs).renewPreviews();
  const after = await findCurrentVersion(needs.db, report_id);
  expect([after?.preview, after?.shown_preview]).toEqual([made?.preview, made?.preview]);
});

test('MEND-28 a package that is no longer accepted leaves a preview without contents', async () => {
  const { needs, report_id, made } = await quoting('No longer accepted');
  const { preparing } = needs;
  const strict: Preparing = {
    ...preparing,
    read: (source, use) =>
      source.zip ? Promise.reject(new ProblemError('package-refused')) : preparing.read(source, use),
  };
  await createRefreshing({ ...needs, preparing: strict }).renewPreviews();
  const after = await findCurrentVersion(needs.db, report_id);
  expect(after).toMatchObject({
    package: made?.package,
    toc: made?.toc,
    preview: expect.not.stringMatching('quot'),
  });
  expect(after?.shown_preview).toBe(after?.preview);
});
