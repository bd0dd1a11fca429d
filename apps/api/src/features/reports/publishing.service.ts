import type { Finding } from '@caliper/contract/problem.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { digestOf, findEdition, findItem, insertItem, lockItem, toItem } from '../catalogue/index.ts';
import { enterVersion, type RenewDocuments, switchTo } from './enter-version.ts';
import type { Prepared, Preparing } from './preparing.ts';
import { asEditionProblem, fieldOf, refusalOf, type UploadDetails, valuesBefore } from './upload.ts';

interface PublishingNeeds {
  db: Db;
  preparing: Preparing;
  renewDocuments: RenewDocuments;
}

/** A report to publish: its details, and the package if there is one. */
export interface Publication {
  details: UploadDetails;
  writeup: boolean;
  /** Path of the package. */
  zip: string | null;
}

/** Throws if the publisher may no longer publish: reading a package takes a while. */
type Check = (tx: Tx) => Promise<void>;

export interface Published {
  report_id: number;
  warnings: Finding[];
}

/**
 * Turns a package into a published report. Everything is prepared beside the current version; then one transaction
 * switches the report to it. Until that moment nothing is visible, and a failure leaves the current version as it was.
 */
export function createPublishing({ db, preparing, renewDocuments }: PublishingNeeds) {
  /** Called before the work begins. The report it returns is compared again at the switch. */
  async function assertWelcome(details: UploadDetails): Promise<ItemRow | undefined> {
    const past = details.reportId === undefined ? undefined : await findItem(db, 'report', details.reportId);
    if (details.reportId !== undefined && !past) throw new ProblemError('not-found');
    const isOutdated = past && details.basedOn !== undefined && details.basedOn !== digestOf(past);
    if (isOutdated) throw new ProblemError('report-changed');
    const refusal = refusalOf(details, past, await findEdition(db, { kind: 'report', ...toItem(details) }));
    if (refusal) throw new ProblemError(refusal, { field: fieldOf[refusal] });
    return past;
  }

  function prepare({ details, writeup, zip }: Publication): Promise<Prepared> {
    const { title, year, region, description } = details;
    const source = { zip, writeup, cover: { title, year, region, description } };
    return preparing.read(source, (content) => preparing.keep(content, zip));
  }

  /** Prepares the upload, and switches the report to it, if the check at the switch allows it. */
  async function publish(actor: Actor, publication: Publication, check?: Check): Promise<Published> {
    const { details, zip } = publication;
    const past = await assertWelcome(details);
    // Without a package, an update keeps the contents and changes only the details.
    const keepsContent = details.reportId !== undefined && zip === null && !publication.writeup;
    const prepared = keepsContent ? null : await prepare(publication);
    const report_id = await db
      .transaction()
      .execute(async (tx) => {
        const id = await enter(tx, actor, publication, prepared, past, check);
        if (!prepared) await renewDocuments(tx, id);
        return id;
      })
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
  check?: Check,
): Promise<number> {
  const item = toItem(details);
  const report_id = details.reportId ?? (await insertItem(tx, { kind: 'report', ...item }));
  const report = await lockItem(tx, 'report', report_id);
  await check?.(tx);
  if (!report) throw new ProblemError('not-found');
  if (past && digestOf(past) !== digestOf(report)) throw new ProblemError('report-changed');
  const current = prepared
    ? await enterVersion(tx, { report_id, writeup, created_by: actor.name }, prepared)
    : {};
  const to = { ...item, ...current };
  await switchTo(tx, report_id, to);
  const action = past ? 'report updated' : 'report uploaded';
  await record(tx, {
    actor,
    action,
    subject: `report:${report_id}`,
    ...(past ? { from: valuesBefore(to, past) } : {}),
    to,
  });
  return report_id;
}
