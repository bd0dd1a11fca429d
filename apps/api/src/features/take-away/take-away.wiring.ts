import type { Feature } from '../../http/feature.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import type { Taking } from '../dashboards/index.ts';
import type { Exporting } from '../exports/index.ts';
import { findAsViewer } from '../identity/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { createChartSlide } from './chart-slide.ts';
import { createDashboardSource } from './dashboards.ts';
import { createTakenFiles } from './files.service.ts';
import { createMaking } from './making.ts';
import { createReading } from './reading.ts';
import { createSelection } from './selection.ts';
import { createStamps } from './stamps.ts';
import { takeAwayJobs } from './take-away.jobs.ts';
import { takeAwayRoutes } from './take-away.routes.ts';
import { createWorking } from './working.ts';
import { writeFile } from './writing/writing.ts';

interface TakeAwayNeeds {
  db: Db;
  freshness: Freshness;
  files: Files;
  staging: Staging;
  catalogue: Catalogue;
  customReports: CustomReports;
  dashboardTaking: Taking;
  exporting: Exporting;
  recordUsage: RecordUsage;
  productName: string;
  baseUrl: URL;
  logFailure: (error: unknown) => void;
}

export function wireTakeAway({ dashboardTaking: taking, recordUsage, ...needs }: TakeAwayNeeds): Feature {
  const { db, freshness, files } = needs;
  const selection = createSelection(needs);
  const dashboards = createDashboardSource({ ...needs, taking });
  const read = createReading(needs);
  const working = createWorking({
    ...needs,
    make: createMaking({ ...needs, selection, read, dashboards, write: writeFile }),
    findViewer: async (userId) => findAsViewer(db, userId, await freshness.ask()),
    recordUsage: (viewer, { kind, format, subject_id }) =>
      recordUsage(viewer, {
        kind: 'export',
        itemId: kind === 'custom-report' ? null : subject_id,
        detail: format,
      }),
  });
  const taken = createTakenFiles({ ...needs, selection, dashboards, kick: working.kick });
  const chartSlide = createChartSlide({ ...needs, selection, read, write: writeFile });
  return {
    routes: takeAwayRoutes({ taken, chartSlide, stamps: createStamps({ ...needs, taking }) }),
    jobs: takeAwayJobs(db, files),
    start: working.start,
    stop: working.stop,
  };
}
