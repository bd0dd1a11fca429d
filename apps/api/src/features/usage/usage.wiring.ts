import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { createRecorder, type RecordUsage } from './recorder.ts';
import { createTeamNames } from './team-names.service.ts';
import { createTeamUsage } from './team-usage.service.ts';
import { usageJobs } from './usage.jobs.ts';
import { usageRoutes } from './usage.routes.ts';

interface UsageNeeds {
  db: Db;
  catalogue: Catalogue;
  productName: string;
  logFailure: (error: unknown) => void;
}

interface WiredUsage extends Feature {
  services: { recordUsage: RecordUsage };
}

export function wireUsage({ db, catalogue, productName, logFailure }: UsageNeeds): WiredUsage {
  const recorder = createRecorder({ db, logFailure });
  const teamUsage = createTeamUsage({ db, catalogue });
  return {
    services: { recordUsage: recorder.record },
    routes: usageRoutes({
      teamUsage,
      teamNames: createTeamNames({ db }),
      productName,
      recordUsage: recorder.record,
    }),
    jobs: usageJobs(db),
    stop: recorder.stop,
  };
}
