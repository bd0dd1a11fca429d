import { isDeepStrictEqual } from 'node:util';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { changed } from '../../http/changed.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import { type Db, isDuplicate, type Tx } from '../../platform/postgres/postgres.ts';
import { lockReportsIn } from '../custom-reports/index.ts';
import { countSessions, deletePeopleOf } from '../identity/index.ts';
import { archiveCompany, listSubsidiaries } from '../subscriptions/index.ts';
import { toAdministered, toCompany, toCompanyDetail, toUser } from './companies.answers.ts';
import {
  deleteCompany,
  findCompany,
  hasCompany,
  insertCompany,
  listCompanies,
  listUsers,
  lockCompanies,
  saveSettings,
  saveSubsidiaries,
} from './companies.store.ts';
import { describeCompany } from './describing.ts';
import { settingsAfter } from './settings.ts';
import { reportUsers } from './user-report.service.ts';
import type { ReportFilter } from './user-report.store.ts';

type Detail = Answer<'company'>;

export function createCompanies({ db }: { db: Db }) {
  async function find(tx: Db | Tx, id: number): Promise<Detail> {
    const row = await findCompany(tx, id);
    if (!row) throw new ProblemError('not-found');
    return toCompanyDetail(row);
  }

  async function users(viewer: Viewer, id: number): Promise<Answer<'companyUsers'>> {
    if (!(await hasCompany(db, id))) throw new ProblemError('not-found');
    const rows = await listUsers(db, id);
    if (viewer.role !== 'admin') return rows.map(toUser);
    const sessions = await countSessions(db, id);
    return rows.map((row) => toAdministered(row, sessions.get(row.id) ?? 0));
  }

  async function create(viewer: Viewer, body: Body<'createCompany'>, origin: Origin): Promise<Detail> {
    return db.transaction().execute(async (tx) => {
      const id = await orExists(insertCompany(tx, body));
      const actor = viewerAsActor(viewer, origin);
      await record(tx, { actor, action: 'company added', subject: `company:${id}`, to: body });
      return find(tx, id);
    });
  }

  async function update(
    viewer: Viewer,
    id: number,
    changes: Body<'updateCompany'>,
    origin: Origin,
  ): Promise<Detail> {
    return db.transaction().execute(async (tx) => {
      const { company: current, below } = await hold(tx, id);
      const settings = settingsAfter(current, changes);
      await saveSettings(tx, id, settings);
      // Including any that became subsidiaries while this waited for the lock.
      const freed = settings.headquarter ? [] : await saveSubsidiaries(tx, id, []);
      const { license, licenses, expiry, device_limit, file_quota, headquarter } = current;
      const from = { license, licenses, expiry, device_limit, file_quota, headquarter };
      if (!isDeepStrictEqual(from, settings)) {
        await record(tx, {
          actor: viewerAsActor(viewer, origin),
          action: 'company settings changed',
          subject: `company:${id}`,
          from: { ...from, subsidiaryCompanies: settings.headquarter ? below : freed },
          to: { ...settings, subsidiaryCompanies: settings.headquarter ? below : [] },
        });
      }
      return find(tx, id);
    });
  }

  async function describe(
    viewer: Viewer,
    id: number,
    body: Body<'describeCompany'>,
    origin: Origin,
  ): Promise<Detail> {
    return db.transaction().execute(async (tx) => {
      await orExists(describeCompany(tx, viewer, id, body, origin));
      return find(tx, id);
    });
  }

  async function setSubsidiaries(
    viewer: Viewer,
    id: number,
    { subsidiaryCompanies: wanted, before }: Body<'setSubsidiaries'>,
    origin: Origin,
  ): Promise<Detail> {
    return db.transaction().execute(async (tx) => {
      const rows = await lockCompanies(tx, [...wanted, id]);
      const company = rows.find((row) => row.id === id);
      if (!company) throw new ProblemError('not-found');
      if (!company.headquarter) throw new ProblemError('not-headquarter');
      // Read with the lock held: it may have waited for a colleague's change.
      const now = await listSubsidiaries(tx, id);
      const next = changed(now, before, wanted).sort((one, other) => one - other);
      for (const one of next.filter((each) => !now.includes(each))) {
        const row = rows.find((found) => found.id === one);
        if (!row) throw new ProblemError('subsidiary-unknown', { field: 'subsidiaryCompanies' });
        if (!mayBelongTo(id, row))
          throw new ProblemError('subsidiary-taken', { values: { company: row.company } });
      }
      await saveSubsidiaries(tx, id, next);
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'subsidiaries changed',
        subject: `company:${id}`,
        from: { subsidiaryCompanies: now },
        to: { subsidiaryCompanies: next },
      });
      return find(tx, id);
    });
  }

  /** Deletes its people too; its orders stay in the archive, and its past in the audit log. */
  async function remove(viewer: Viewer, id: number, origin: Origin): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { company, below } = await hold(tx, id);
      if (company.provider) throw new ProblemError('company-kept');
      const archived = await archiveCompany(tx, id);
      await lockReportsIn(tx, id);
      const people = await deletePeopleOf(tx, id);
      await saveSubsidiaries(tx, id, []);
      await deleteCompany(tx, id);
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'company deleted',
        subject: `company:${id}`,
        from: {
          company: company.company,
          license: company.license,
          people: people.length,
          archived,
          subsidiaryCompanies: below,
        },
      });
    });
  }

  return {
    list: async () => (await listCompanies(db)).map(toCompany),
    find: (id: number) => find(db, id),
    users,
    create,
    update,
    describe,
    setSubsidiaries,
    remove,
    report: (viewer: Viewer, filter: ReportFilter) => reportUsers(db, viewer, filter),
  };
}

/** There is only one company of a name. */
async function orExists<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (isDuplicate(error, 'usergroups_company'))
      throw new ProblemError('company-exists', { field: 'company' });
    throw error;
  });
}

/** Locks a company and its subsidiaries. */
async function hold(tx: Tx, id: number) {
  const rows = await lockCompanies(tx, [id]);
  const company = rows.find((row) => row.id === id);
  if (!company) throw new ProblemError('not-found');
  return { company, below: rows.filter((row) => row.headquarter_id === id).map((row) => row.id) };
}

type LockedCompany = Awaited<ReturnType<typeof lockCompanies>>[number];

function mayBelongTo(id: number, { headquarter, provider, headquarter_id }: LockedCompany): boolean {
  const isFree = headquarter_id === null || headquarter_id === id;
  return !headquarter && !provider && isFree;
}

export type Companies = ReturnType<typeof createCompanies>;
