import type { Viewer } from '../../access/viewer.ts';
import type { OpenImage } from '../../http/content.ts';
import type { Feature } from '../../http/feature.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { createManaging, itemsRoutes } from '../items/index.ts';
import { createComparing } from './changes/index.ts';
import { createCorrecting } from './drafts/correcting.service.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import { createDrafts } from './drafts/drafts.service.ts';
import { lockDraftOf } from './drafts/drafts.store.ts';
import { createReleasing } from './drafts/releasing.service.ts';
import { createTellPlanner } from './drafts/tell-planner.ts';
import { createImages } from './images.service.ts';
import { createIngest } from './ingest/ingest.ts';
import { createPreparing } from './preparing.ts';
import { createPublishing, type Publishing } from './publishing.service.ts';
import { createRefreshing, type Refreshing } from './refreshing.service.ts';
import { documentsJob, previewsJob, readingsJob, releasesJob, reportsJobs } from './reports.jobs.ts';
import { reportsRoutes } from './reports.routes.ts';
import { createReports } from './reports.service.ts';
import { createIsRestated } from './restated.ts';
import { createUploadResult } from './upload-result.ts';

interface ReportsNeeds {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  files: Files;
  staging: Staging;
  jobs: Jobs;
  catalogue: Catalogue;
  findViewer: (sessionId: string) => Promise<Viewer | null>;
  outbox: Outbox;
  productName: string;
  baseUrl: URL;
  logFailure: (error: unknown) => void;
}

interface WiredReports extends Feature {
  services: { publishing: Publishing; refreshing: Refreshing; openImage: OpenImage };
}

export function wireReports(needs: ReportsNeeds): WiredReports {
  const { db, clock, secrets, files, staging, catalogue, findViewer, productName } = needs;
  const ingest = createIngest({ onFailure: needs.logFailure });
  const comparing = createComparing({ onFailure: needs.logFailure });
  const preparing = createPreparing({ files, staging, ingest, productName });
  const tellPlanner = createTellPlanner(needs);
  const refreshing = createRefreshing({ ...needs, preparing, tellPlanner });
  const renewal = documentsJob(refreshing);
  const renewDocuments = (tx: Tx, reportId: number) => needs.jobs.enqueue(tx, renewal, { reportId });
  const isRestated = createIsRestated({ db, comparing });
  const publishing = createPublishing({ db, preparing, comparing, isRestated, renewDocuments, tellPlanner });
  const releasing = createReleasing({ ...needs, renewDocuments, tellPlanner, isRestated });
  const correcting = createCorrecting({ ...needs, preparing, comparing, tellPlanner });
  const openImage = createImages({ db, files, secrets, clock, catalogue, findViewer });
  // Reports have documents and drafts, which only this feature knows.
  const managing = createManaging({
    db,
    renewDocuments,
    async leaving(tx, report) {
      const draft = await lockDraftOf(tx, report.item_id, report);
      if (draft) await tellPlanner(tx, draft, 'The report was deleted, and the draft with it.');
    },
  });
  const reports = createReports({ db, renewDocuments, comparing });
  return {
    services: { publishing, refreshing, openImage },
    routes: [
      ...reportsRoutes({ publishing, reports, managing, uploadResult: createUploadResult(db) }),
      ...itemsRoutes(managing),
      ...draftsRoutes(createDrafts({ ...needs, comparing, correcting, tellPlanner }), releasing),
    ],
    jobs: [
      ...reportsJobs(db, files),
      previewsJob(refreshing),
      readingsJob(refreshing),
      releasesJob(releasing),
      renewal as Job,
    ],
    async stop() {
      await Promise.all([ingest.stop(), comparing.stop()]);
    },
  };
}
