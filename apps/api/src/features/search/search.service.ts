import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { createExplaining } from './explaining.ts';
import { createFinding } from './finding.ts';
import { createInReport } from './in-report.service.ts';
import { createListing } from './listing.service.ts';
import { createLookup } from './lookup.ts';
import { deleteRecent, keepRecent, listRecent } from './recent.store.ts';
import { createTables, type ForecastsIn } from './tables.ts';
import { createTyping } from './typing.service.ts';

export interface SearchNeeds {
  db: Db;
  /** A search asks the same few statements again and again, of which planning would be a third. */
  prepared: Db;
  freshness: Freshness;
  catalogue: Catalogue;
  customReports: CustomReports;
  /** What staff have said about names, as of now: whoever keeps it in memory answers for its freshness. */
  currentVocabulary: () => Promise<Vocabulary>;
  recordUsage: RecordUsage;
  forecastsIn: ForecastsIn;
}

export function createSearch(needs: SearchNeeds) {
  const { db } = needs;
  const asking = { ...needs, db: needs.prepared };
  const lookup = createLookup(asking);
  const finding = createFinding({ ...asking, lookup });
  const listing = createListing({ ...asking, finding, tables: createTables(asking.db, needs.forecastsIn) });
  const inReport = createInReport({ ...needs, finding });

  return {
    reports: listing.list,
    best: listing.best,
    whileTyping: createTyping({ ...asking, lookup }),
    explain: createExplaining({ db, finding }),
    report: inReport.report,
    customReport: inReport.customReport,
    exhibits: inReport.exhibits,

    async recent({ userId }: Viewer): Promise<Answer<'recentSearches'>> {
      const rows = await listRecent(db, userId);
      return rows.map(({ searched_at, ...row }) => ({ ...row, at: epochSeconds(searched_at) }));
    },

    remember: ({ userId }: Viewer, { query, results }: Body<'rememberSearch'>): Promise<void> =>
      keepRecent(db, userId, query, results),

    forget: ({ userId }: Viewer, recentId?: number): Promise<void> => deleteRecent(db, userId, recentId),
  };
}

export type Search = ReturnType<typeof createSearch>;
