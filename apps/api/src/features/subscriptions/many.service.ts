import type { Answer } from '@caliper/contract/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { findEdition, findFormer, holdClients, listHolders } from './many.store.ts';
import { addSubscriptions, holdItems } from './subscriptions.store.ts';

/** One item for several companies, as for a new edition (record 0058). */
export function createMany({ db }: { db: Db }) {
  async function holders(id: number): Promise<Answer<'editionHolders'>> {
    const item = await findEdition(db, id);
    if (!item) throw new ProblemError('not-found');
    const former = (await findFormer(db, id)) ?? null;
    return { item, former, companies: await listHolders(db, id, former?.id ?? null) };
  }

  /** Whoever has it already keeps it; sending it twice changes nothing the second time. */
  async function subscribe(
    actor: Actor,
    id: number,
    companies: readonly number[],
  ): Promise<Answer<'subscribeMany'>> {
    const asked = [...new Set(companies)];
    return db.transaction().execute(async (tx) => {
      const item = await findEdition(tx, id);
      if (!item) throw new ProblemError('not-found');
      const clients = await holdClients(tx, asked, id);
      if ((await holdItems(tx, item.kind, 'full', [id])).length === 0) throw new ProblemError('not-found');
      const gone = asked.length - clients.length;
      if (gone > 0)
        throw refused(
          `${gone === 1 ? 'One of the companies' : `${gone} of the companies`} no longer exists.`,
        );
      const over = clients.filter(({ isOver }) => isOver).map(({ company }) => company);
      if (over.length > 0)
        throw refused(
          `Without a running license: ${over.slice(0, 5).join(', ')}${over.length > 5 ? ' and others' : ''}.`,
        );
      const added = clients.filter(({ has }) => !has).map((client) => client.id);
      for (const company of added) {
        await addSubscriptions(tx, company, 'full', [{ item_id: id, market_name: '' }]);
        await record(tx, {
          actor,
          action: `${item.kind} subscriptions changed`,
          subject: `company:${company}`,
          from: { access: 'full', ended: [] },
          to: { access: 'full', added: [String(id)], companies: added.length },
        });
      }
      return { added };
    });
  }

  return { holders, subscribe };
}

export type Many = ReturnType<typeof createMany>;

function refused(why: string): ProblemError {
  return new ProblemError('companies-refused', { hint: why });
}
