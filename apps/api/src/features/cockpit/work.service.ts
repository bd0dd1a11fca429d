import type { Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { renewals as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { listOpenCases, type OpenCase } from '../requests/index.ts';
import { listUnanswered, listWantedItems, type WantedItem } from '../usage/index.ts';
import { listOwned } from './clients.store.ts';
import { ownerOf } from './renewals.service.ts';
import { findCompanyName, findItems, listLastImports, type NamedItem } from './work.store.ts';

interface WantedQuery {
  whose: Whose;
  days: '7' | '30' | '90';
  company?: number | undefined;
}

/** What waits for staff, beside licences and drafts. */
export function createWork({ db }: { db: Db }) {
  /** Undefined for all of them. */
  async function companiesOf(viewer: Viewer, { whose, company }: WantedQuery): Promise<number[] | undefined> {
    if (whose === 'everybody') return company === undefined ? undefined : [company];
    const own = await listOwned(db, viewer.userId);
    return company === undefined ? own : own.filter((id) => id === company);
  }

  return {
    async cases(viewer: Viewer, whose: Whose): Promise<Answer<'openCases'>> {
      const cases = await listOpenCases(db, ownerOf(viewer, whose));
      return { total: cases.length, cases: cases.slice(0, limits.cases).map(toCase) };
    },

    async imports({ email }: Viewer, whose: Whose): Promise<Answer<'lastImports'>> {
      const rows = await listLastImports(db, whose === 'mine' ? email : null, limits.atHome);
      return rows.map(({ at, ...row }) => ({ ...row, at: epochSeconds(at) }));
    },

    /** Who publishes learns what is missing, not who misses it. */
    async wanted(viewer: Viewer, query: WantedQuery): Promise<Answer<'wanted'>> {
      const seesClients = viewer.role !== 'publications';
      if (!seesClients && (query.company !== undefined || query.whose === 'mine'))
        throw new ProblemError('forbidden');
      const companies = await companiesOf(viewer, query);
      const span = { days: Number(query.days), most: limits.wanted, ...(companies && { companies }) };
      const [wanted, searches, company] = await Promise.all([
        listWantedItems(db, span),
        listUnanswered(db, span),
        query.company === undefined ? null : findCompanyName(db, query.company),
      ]);
      const items = await findItems(
        db,
        wanted.map(({ item_id }) => item_id),
      );
      const shared = ({ count, companies, companyCount, last }: Omit<WantedItem, 'item_id' | 'total'>) => ({
        count,
        clientCount: companyCount,
        clients: seesClients ? companies : [],
        last: epochSeconds(last),
      });
      return {
        company,
        refused: wanted[0]?.total ?? 0,
        unanswered: searches[0]?.total ?? 0,
        items: wanted.flatMap((one) => {
          const item = items.get(one.item_id);
          const isKnown = item && (item.visible || viewer.role !== 'sales');
          return isKnown ? [{ item: toItem(item), ...shared(one) }] : [];
        }),
        searches: searches.map((one) => ({ words: one.words, ...shared(one) })),
      };
    },
  };
}

export type Work = ReturnType<typeof createWork>;

function toItem({ item_id, kind, item_name, item_year, region }: NamedItem) {
  return { id: item_id, kind, title: item_name, year: item_year, region };
}

function toCase(row: OpenCase): Answer<'openCases'>['cases'][number] {
  const { item_id, kind, item_name, item_year, region } = row;
  const isBought = item_id !== null && kind && item_name !== null && item_year !== null && region !== null;
  return {
    client: { id: row.usergroup_id, company: row.company },
    item: isBought ? { id: item_id, kind, title: item_name, year: item_year, region } : null,
    by: row.name,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner ?? '' },
    at: epochSeconds(row.requested_at),
  };
}
