import type { Feature } from '../../http/feature.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { type Clipping, createClipping } from './clipping.service.ts';
import { customReportsRoutes } from './custom-reports.routes.ts';
import { type CustomReports, createCustomReports } from './custom-reports.service.ts';
import { createEditing, type Editing } from './editing.service.ts';
import { createMarkets, type Markets } from './markets.service.ts';
import { createSharing, type Sharing } from './sharing.service.ts';

interface CustomReportsNeeds {
  db: Db;
  limits: Limits;
  catalogue: Catalogue;
  recordUsage: RecordUsage;
}

interface WiredCustomReports extends Feature {
  services: {
    customReports: CustomReports;
    editing: Editing;
    clipping: Clipping;
    sharing: Sharing;
    markets: Markets;
  };
}

export function wireCustomReports(needs: CustomReportsNeeds): WiredCustomReports {
  const customReports = createCustomReports(needs);
  const editing = createEditing({ ...needs, customReports });
  const clipping = createClipping({ ...needs, customReports });
  const sharing = createSharing({ ...needs, customReports });
  const markets = createMarkets({ ...needs, customReports });
  const services = { customReports, editing, clipping, sharing, markets };
  return { services, routes: customReportsRoutes(services) };
}
