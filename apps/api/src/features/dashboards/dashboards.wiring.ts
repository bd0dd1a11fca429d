import type { Framed, Viewer } from '../../access/viewer.ts';
import type { Authenticate } from '../../http/endpoints.ts';
import type { Feature } from '../../http/feature.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Database } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { createAsking } from './asking.service.ts';
import { createContents } from './contents.service.ts';
import { dashboardsJobs } from './dashboards.jobs.ts';
import { dashboardsRoutes } from './dashboards.routes.ts';
import { createEmbed } from './embed.service.ts';
import { createImportReader } from './import-reader.ts';
import { createImports, type Imports } from './imports.service.ts';
import { createOpening } from './opening.service.ts';
import { createTaking, type Taking } from './taking.service.ts';

interface DashboardsNeeds {
  database: Database;
  freshness: Freshness;
  catalogue: Catalogue;
  customReports: CustomReports;
  findViewer: (sessionId: string, now?: Date) => Promise<Viewer | null>;
  recordUsage: RecordUsage;
  logFailure: (error: unknown) => void;
}

interface WiredDashboards extends Feature {
  services: { imports: Imports; authenticateFrame: Authenticate<Framed>; dashboardTaking: Taking };
}

export function wireDashboards({
  database,
  freshness,
  catalogue,
  customReports,
  findViewer,
  recordUsage,
  logFailure,
}: DashboardsNeeds): WiredDashboards {
  const { db, url } = database;
  const opening = createOpening({ db, catalogue, customReports, freshness });
  const embed = createEmbed({ db, opening, findViewer, freshness, recordUsage });
  const asking = createAsking({ db, opening, freshness });
  const reader = createImportReader(url, { onFailure: logFailure });
  const imports = createImports({ db, reader });
  return {
    services: {
      imports,
      authenticateFrame: embed.authenticate,
      dashboardTaking: createTaking({ db, opening, asking }),
    },
    routes: dashboardsRoutes({
      catalogue,
      contents: createContents({ db, catalogue, recordUsage }),
      embed,
      asking,
      imports,
    }),
    jobs: dashboardsJobs(db),
    stop: reader.stop,
  };
}
