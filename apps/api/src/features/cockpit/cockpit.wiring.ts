import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { createClientRecords } from './client-records.service.ts';
import { cockpitJobs } from './client-weeks.ts';
import { cockpitRoutes } from './cockpit.routes.ts';
import { createRenewals } from './renewals.service.ts';
import { createWork } from './work.service.ts';

export function wireCockpit({ db }: { db: Db }): Feature {
  const renewals = createRenewals({ db });
  return {
    routes: cockpitRoutes({
      renewals,
      records: createClientRecords({ db, renewals }),
      work: createWork({ db }),
    }),
    jobs: cockpitJobs(db),
  };
}
