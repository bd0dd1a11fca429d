import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { insertItem, lockItem, updateItem } from '../catalogue/index.ts';
import { fileKey } from './file-keys.ts';
import type { ReportContent } from './ingest/content.ts';
import type { Ingest } from './ingest/ingest.ts';
import { findEdition, findReport, insertChapters, insertImages, insertVersion } from './reports.store.ts';
import {
  asEditionProblem,
  fieldOf,
  haveChanged,
  refusalOf,
  same,
  toItem,
  type UploadDetails,
} from './upload.ts';

interface PublishingNeeds {
  db: Db;
  files: Files;
  staging: Staging;
  ingest: Ingest;
  productName: string;
}

/** A report to publish: its details, and the package where there is one. */
export interface Publication {
  details: UploadDetails;
  writeup: boolean;
  /** Path of the package. */
  zip: string | null;
}

/** A package that was read, checked and put into the file store, and that nothing refers to yet. */
interface Prepared {
  content: ReportContent;
  package: string | null;
}

export interface Published {
  report_id: number;
  warnings: string[];
}

/**
 * From a package to a report that can be read. Everything is made ready beside what is there; one transaction then
 * switches the report to it. Until that moment nobody sees anything of it, and a failure leaves what was there.
 */
export function createPublishing({ db, files, staging, ingest, productName }: PublishingNeeds) {
  /** Asked before the work begins. What it answers is looked at again at the switch. */
  async function assertWelcome(details: UploadDetails): Promise<ItemRow | undefined> {
    const past = details.reportId === undefined ? undefined : await findReport(db, details.reportId);
    if (details.reportId !== undefined && !past) throw new ProblemError('not-found');
    const refusal = refusalOf(details, past, await findEdition(db, toItem(details)));
    if (refusal) throw new ProblemError(refusal, { field: fieldOf[refusal] });
    return past;
  }

  async function prepare({ details, writeup, zip }: Publication): Promise<Prepared> {
    const folder = await staging.open();
    try {
      const { title, year, region, description } = details;
      const cover = { title, year, region, description, productName };
      const ingested = await ingest.ingest({ zip, folder, writeup, cover });
      if (!ingested.accepted) throw new ProblemError('package-refused', { findings: ingested.findings });
      return await keep(ingested.content, zip);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function keep(content: ReportContent, zip: string | null): Promise<Prepared> {
    const name = zip ? `${await hashOf(zip)}.zip` : null;
    if (zip && name) await files.put(fileKey.package(name), createReadStream(zip));
    for (const { file, path } of content.images) await files.put(fileKey.image(file), createReadStream(path));
    for (const { file, path } of [content.preview, content.toc]) {
      await files.put(fileKey.document(file), createReadStream(path));
    }
    return { content, package: name };
  }

  /** The one switch. */
  async function publish(actor: Actor, publication: Publication): Promise<Published> {
    const { details, zip } = publication;
    const past = await assertWelcome(details);
    // Without a package a past upload keeps its contents, and only its details change.
    const keepsContent = details.reportId !== undefined && zip === null && !publication.writeup;
    const prepared = keepsContent ? null : await prepare(publication);
    const report_id = await db
      .transaction()
      .execute((tx) => enter(tx, actor, publication, prepared, past))
      .catch(asEditionProblem);
    return { report_id, warnings: prepared?.content.warnings ?? [] };
  }

  return { publish };
}

export type Publishing = ReturnType<typeof createPublishing>;

async function enter(
  tx: Tx,
  actor: Actor,
  { details, writeup }: Publication,
  prepared: Prepared | null,
  past: ItemRow | undefined,
): Promise<number> {
  const item = toItem(details);
  const report_id = details.reportId ?? (await insertItem(tx, { kind: 'report', ...item }));
  const report = await lockItem(tx, 'report', report_id);
  if (!report) throw new ProblemError('not-found');
  if (past && haveChanged(past, report)) throw new ProblemError('report-changed');
  const current = prepared
    ? await enterVersion(tx, { report_id, writeup, created_by: actor.name }, prepared)
    : {};
  const to = { ...item, ...current };
  await updateItem(tx, report_id, to);
  const action = past ? 'report updated' : 'report uploaded';
  await record(tx, {
    actor,
    action,
    subject: `report:${report_id}`,
    ...(past ? { from: same(to, past) } : {}),
    to,
  });
  return report_id;
}

async function enterVersion(
  tx: Tx,
  head: { report_id: number; writeup: boolean; created_by: string },
  { content, package: name }: Prepared,
): Promise<{ current_version: number; chapters: number }> {
  const documents = { preview: content.preview.file, toc: content.toc.file };
  const version = await insertVersion(tx, { ...head, ...documents, package: name });
  await insertChapters(tx, head.report_id, version, content.chapters);
  await insertImages(tx, head.report_id, version, content.images);
  return { current_version: version, chapters: content.chapters.length };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 40);
}
