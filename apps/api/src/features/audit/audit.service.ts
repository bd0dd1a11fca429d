import { Readable } from 'node:stream';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { audit as limits } from '@caliper/contract/limits.ts';
import { csvText } from '@caliper/text/csv.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { Download } from '../../http/download.ts';
import type { Origin } from '../../http/endpoints.ts';
import { record } from '../../platform/audit/audit.ts';
import { findHead, findWaiting } from '../../platform/audit/chain.store.ts';
import { longestWaitSeconds } from '../../platform/audit/verify.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  type AuditFilters,
  type AuditRow,
  listActions,
  listEntries,
  type Wanted,
  wantedEntries,
} from './audit.store.ts';

const heads = [
  'Time (UTC)',
  'Person',
  'Action',
  'Done to',
  'Name',
  'Company',
  'From',
  'To',
  'Address',
  'Request',
].concat('Entry', 'Place in the chain', 'Hash');

export function createAuditLog({ db, rowsAtOnce = 1000 }: { db: Db; rowsAtOnce?: number }) {
  async function list({
    before,
    ...filters
  }: AuditFilters & { before?: number | undefined }): Promise<Answer<'auditLog'>> {
    const wanted = await wantedEntries(db, filters);
    const [rows, actions, head, late] = await Promise.all([
      listEntries(db, wanted, before, limits.perPage + 1),
      listActions(db),
      findHead(db),
      findWaiting(db, longestWaitSeconds),
    ]);
    return {
      entries: rows.slice(0, limits.perPage).map(toEntry),
      more: rows.length > limits.perPage,
      actions,
      chain: { places: head?.place ?? 0, head: head?.hash.toString('hex') ?? '', late: late.count },
    };
  }

  /** Part by part, so that a log of any length needs the same memory. */
  async function* lines(wanted: Wanted): AsyncGenerator<string> {
    yield csvText([heads]);
    let before: number | undefined;
    for (;;) {
      const rows = await listEntries(db, wanted, before, rowsAtOnce);
      // The mark at the beginning of a file is there already.
      if (rows.length > 0) yield csvText(rows.map(toCells)).slice(1);
      before = rows.at(-1)?.id;
      if (rows.length < rowsAtOnce) return;
    }
  }

  async function extract(viewer: Viewer, filters: AuditFilters, origin: Origin): Promise<Download> {
    const wanted = await wantedEntries(db, filters);
    const subject = filters.company === undefined ? 'audit-log:all' : `company:${filters.company}`;
    await record(db, {
      actor: viewerAsActor(viewer, origin),
      action: 'audit log exported',
      subject,
      to: { filters },
    });
    const of = filters.company === undefined ? '' : `-company-${filters.company}`;
    const name = `audit-log${of}-${viewer.now.toISOString().slice(0, 10)}.csv`;
    return new Download(name, Readable.from(lines(wanted)));
  }

  return { list, extract };
}

export type AuditLog = ReturnType<typeof createAuditLog>;

function toEntry(row: AuditRow): Answer<'auditLog'>['entries'][number] {
  const { id, at, actor, actor_id, action, subject, name, company_id, company, from, to, address, place } =
    row;
  return {
    id,
    at: epochSeconds(at),
    actor,
    actorId: actor_id,
    action,
    subject,
    name,
    company: company_id === null ? null : { id: company_id, company },
    from,
    to,
    address,
    requestId: row.request_id,
    place,
  };
}

function toCells(row: AuditRow): (string | number | null)[] {
  const {
    id,
    at,
    actor,
    action,
    subject,
    name,
    company,
    company_id,
    from,
    to,
    address,
    request_id,
    place,
    hash,
  } = row;
  const whose = company ?? (company_id === null ? null : `Company ${company_id}`);
  const values = [from, to].map((value) => value && JSON.stringify(value));
  return [at.toISOString(), actor, action, subject, name, whose, ...values, address, request_id, id].concat([
    place,
    hash?.toString('hex') ?? null,
  ]);
}
