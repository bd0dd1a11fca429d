import type { Viewer } from '../../access/viewer.ts';
import type { OpenImage } from '../../http/content.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type Catalogue, decideReading, entitledCompany } from '../catalogue/index.ts';
import { isImageGranted } from '../custom-reports/index.ts';
import { fileKey } from './file-keys.ts';
import { sessionOf } from './images.ts';
import { findImageType } from './reports.store.ts';

interface ImagesNeeds {
  db: Db;
  files: Files;
  secrets: Secrets;
  clock: Clock;
  catalogue: Catalogue;
  /** The viewer of a session, or null if it has ended. */
  findViewer: (sessionId: string) => Promise<Viewer | null>;
}

/** Images of reports, for anyone who may read the report now. Every refusal looks the same. */
export function createImages(needs: ImagesNeeds): OpenImage {
  const { db, files, secrets, clock, catalogue, findViewer } = needs;
  return async (reportId, file, signature) => {
    const sessionId = sessionOf(secrets, reportId, file, signature, clock());
    const viewer = sessionId && (await findViewer(sessionId));
    if (!viewer) throw new ProblemError('not-found');
    const { item, holding } = await catalogue.find(viewer, 'report', reportId);
    const mayRead = (granted: boolean) => decideReading(viewer, item, holding, granted).allowed;
    const may =
      mayRead(false) ||
      (mayRead(true) && (await isImageGranted(db, entitledCompany(viewer), reportId, file)));
    const type = may ? await findImageType(db, reportId, file) : undefined;
    const content = type && (await files.open(fileKey.image(file)));
    if (!content) throw new ProblemError('not-found');
    return { type, content, exp: signature.exp };
  };
}
