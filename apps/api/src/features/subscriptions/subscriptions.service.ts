import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Access } from '../../platform/postgres/tables.ts';
import {
  type Counted,
  countEntitlements,
  findCompany,
  listArchived,
  listEntitled,
  listSubsidiaries,
} from './entitlements.store.ts';
import { difference, mayRead, split, type Wanted } from './subscription.ts';
import { activeEntry, archivedEntry, endedEntry, type Lists } from './subscriptions.answers.ts';
import {
  addSubscriptions,
  archiveSubscriptions,
  findUncovered,
  holdItems,
  listOwn,
  lockCompany,
} from './subscriptions.store.ts';

export interface Save {
  companyId: number;
  kind: ItemKind;
  access: Access;
  wanted: Wanted[];
  /** Ends nothing: existing subscriptions stay. */
  onlyAdds?: true;
}

export function createSubscriptions({ db }: { db: Db }) {
  async function read(viewer: Viewer, companyId: number, kind: ItemKind): Promise<Lists> {
    const company = await findCompany(db, companyId);
    if (!company || !mayRead(viewer, company)) throw new ProblemError('not-found');
    // The marketing account only shows the catalogue; it has no subscriptions.
    if (viewer.special === 'marketing') return { active: [], expired: [] };
    // Hidden items are treated as missing for everyone except admins.
    const shows = viewer.role === 'admin' ? 'all' : 'visible';
    const rows = await listEntitled(db, companyId, kind, shows);
    const archived = await listArchived(db, companyId, kind);
    const { active, ended } = split(company, rows);
    return {
      active: active.map((row) => activeEntry(company, row)),
      expired: [
        ...ended.map((row) => endedEntry(company, row)),
        ...archived.map((row) => archivedEntry(company, row)),
      ],
    };
  }

  /** Replaces the whole list; sending it twice changes nothing the second time. */
  async function save(actor: Actor, { companyId, kind, access, wanted, onlyAdds }: Save): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await lockCompany(tx, companyId))) throw new ProblemError('not-found');
      const has = await listOwn(tx, companyId, kind, access);
      const { added, ended } = difference(has, onlyAdds ? [...has, ...wanted] : wanted);
      await assertAvailable(tx, kind, access, added);
      await addSubscriptions(tx, companyId, access, added);
      await archiveSubscriptions(
        tx,
        ended.map(({ subscription_id }) => subscription_id),
      );
      if (added.length + ended.length === 0) return;
      await record(tx, {
        actor,
        action: `${kind} subscriptions changed`,
        subject: `company:${companyId}`,
        from: { access, ended: ended.map(auditName) },
        to: { access, added: added.map(auditName) },
      });
    });
  }

  return {
    read,
    save,

    async syncHeadquarter(headquarterId: number, subsidiaries: number[]): Promise<Counted[]> {
      const company = await findCompany(db, headquarterId);
      if (!company?.headquarter) throw new ProblemError('not-found');
      const known = new Set(await listSubsidiaries(db, headquarterId));
      if (!subsidiaries.every((id) => known.has(id))) throw new ProblemError('not-its-subsidiary');
      return countEntitlements(db, [headquarterId, ...subsidiaries]);
    },

    syncAll: () => countEntitlements(db),
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

async function assertAvailable(tx: Tx, kind: ItemKind, access: Access, added: Wanted[]): Promise<void> {
  const ids = [...new Set(added.map(({ item_id }) => item_id))];
  const held = await holdItems(tx, kind, access, ids);
  if (held.length < ids.length) throw new ProblemError('item-unknown');
  const uncovered = access === 'sample' ? await findUncovered(tx, added) : undefined;
  if (uncovered) throw new ProblemError('market-unknown', { values: uncovered });
}

function auditName({ item_id, market_name }: Wanted): string {
  return market_name ? `${item_id} ${market_name}` : String(item_id);
}
