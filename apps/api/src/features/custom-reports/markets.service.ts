import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { changed } from '../../http/changed.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, knownItem } from '../catalogue/index.ts';
import { mayChooseMarkets } from './custom-report.ts';
import type { CustomReports } from './custom-reports.service.ts';
import { findReadable } from './custom-reports.store.ts';
import { lockCustomReport, lockSources } from './editing.store.ts';
import { replaceChosen } from './markets.store.ts';

interface MarketsNeeds {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
}

/** Which markets of its reports the dashboard of a custom report shows. */
export function createMarkets({ db, catalogue, customReports }: MarketsNeeds) {
  async function chosen(viewer: Viewer, id: number): Promise<Answer<'chosenMarkets'>> {
    const view = await catalogue.look(viewer, 'report');
    const report = await customReports.find(viewer, id);
    return report.chosen.filter(({ report_id }) => knownItem(viewer, view, report_id));
  }

  return {
    chosen,

    async choose(viewer: Viewer, id: number, body: Body<'chooseMarkets'>, origin: Origin) {
      const { report_id, market_names, before } = body;
      const view = await catalogue.look(viewer, 'report');
      await db.transaction().execute(async (tx) => {
        await lockSources(tx, [{ report_id }]);
        await lockCustomReport(tx, id);
        const report = await findReadable(tx, viewer, id);
        if (!report) throw new ProblemError('not-found');
        if (!mayChooseMarkets(viewer, report)) throw new ProblemError('forbidden');
        const isSource = report.bookmarks.some((one) => one.report_id === report_id);
        if (!isSource || !knownItem(viewer, view, report_id)) throw new ProblemError('not-found');
        const now = report.chosen.find((one) => one.report_id === report_id)?.market_names ?? [];
        const markets = changed(now, before, market_names);
        const found = await replaceChosen(tx, id, report_id, markets);
        if (found < markets.length)
          throw new ProblemError('dashboard-market-unknown', { field: 'market_names' });
        if (report.medcore)
          await record(tx, {
            actor: viewerAsActor(viewer, origin),
            action: 'MedCore markets chosen',
            subject: `custom-report:${id}`,
            to: { report_id, markets },
          });
      });
      return chosen(viewer, id);
    },
  };
}

export type Markets = ReturnType<typeof createMarkets>;
