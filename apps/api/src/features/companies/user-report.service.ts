import type { Answer } from '@caliper/contract/endpoints.ts';
import { userReport } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countReport, type ReportFilter, type ReportRow, readReport } from './user-report.store.ts';

type Report = Answer<'userReport'>;

export async function reportUsers(db: Db, viewer: Viewer, filter: ReportFilter): Promise<Report> {
  const found = await readReport(db, filter);
  const rows = found.map(viewer.role === 'admin' ? toIdentified : toRow);
  if (filter.page === undefined) return { rows, total: rows.length, page: 1, pages: 1 };
  const total = await countReport(db, filter);
  return { rows, total, page: filter.page, pages: Math.max(1, Math.ceil(total / userReport.perPage)) };
}

function toRow(row: ReportRow): Report['rows'][number] {
  const { company, license, enabled, name, email, role } = row;
  return {
    usergroupId: row.usergroup_id,
    company,
    license,
    expiry: row.expiry && epochSeconds(row.expiry),
    createdAt: row.created_at && epochSeconds(row.created_at),
    enabled,
    name,
    email,
    role,
    lastActive: row.last_active?.getTime() ?? null,
  };
}

function toIdentified(row: ReportRow): Report['rows'][number] {
  return { ...toRow(row), id: row.id };
}
