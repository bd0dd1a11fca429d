import type { Framed, Viewer } from '../../access/viewer.ts';
import type { Authenticate } from '../../http/endpoints.ts';
import type { Feature } from '../../http/feature.ts';
import type { Database } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import { createAsking } from './asking.service.ts';
import { createContents } from './contents.service.ts';
import { dashboardsJobs } from './dashboards.jobs.ts';
import { dashboardsRoutes } from './dashboards.routes.ts';
import { createEmbed } from './embed.service.ts';
import { createImportReader } from './import-reader.ts';
import { createImports, type Imports } from './imports.service.ts';
import { createOpening } from './opening.service.ts';

interface DashboardsNeeds {
  database: Database;
  catalogue: Catalogue;
  customReports: CustomReports;
  findViewer: (sessionId: string) => Promise<Viewer | null>;
  logFailure: (error: unknown) => void;
}

interface WiredDashboards extends Feature {
  services: { imports: Imports; authenticateFrame: Authenticate<Framed> };
}

export function wireDashboards({
  database,
  catalogue,
  customReports,
  findViewer,
  logFailure,
}: DashboardsNeeds): WiredDashboards {
  const { db, url } = database;
  const opening = createOpening({ db, catalogue, customReports });
  const embed = createEmbed({ db, opening, findViewer });
  const reader = createImportReader(url, { onFailure: logFailure });
  const imports = createImports({ db, reader });
  return {
    services: { imports, authenticateFrame: embed.authenticate },
    routes: dashboardsRoutes({
      catalogue,
      contents: createContents({ db, catalogue }),
      embed,
      asking: createAsking({ db, opening }),
      imports,
    }),
    jobs: dashboardsJobs(db),
    stop: reader.stop,
  };
}
