import type { Viewer } from '../../access/viewer.ts';
import type { ImageOwner, OpenImage } from '../../http/content.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type Catalogue, decideReading, entitledCompany } from '../catalogue/index.ts';
import { isImageGranted } from '../custom-reports/index.ts';
import { findDraft } from './drafts/drafts.store.ts';
import { mayProof } from './drafts/proofing.ts';
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

  async function mayRead(viewer: Viewer, reportId: number, file: string): Promise<boolean> {
    const { item, holding } = await catalogue.find(viewer, 'report', reportId);
    const may = (granted: boolean) => decideReading(viewer, item, holding, granted).allowed;
    return may(false) || (may(true) && isImageGranted(db, entitledCompany(viewer), reportId, file));
  }

  async function typeOf(viewer: Viewer, { kind, id }: ImageOwner, file: string): Promise<string | undefined> {
    if (kind === 'report') return (await mayRead(viewer, id, file)) ? findImageType(db, id, file) : undefined;
    if (!mayProof(viewer)) return undefined;
    if (kind === 'proof') return findImageType(db, id, file);
    return (await findDraft(db, id))?.images.find((one) => one.file === file)?.type;
  }

  return async (owner, file, signature) => {
    const sessionId = sessionOf(secrets, owner, file, signature, clock());
    const viewer = sessionId && (await findViewer(sessionId));
    if (!viewer) throw new ProblemError('not-found');
    const type = await typeOf(viewer, owner, file);
    const content = type && (await files.open(fileKey.image(file)));
    if (!content) throw new ProblemError('not-found');
    return { type, content, exp: signature.exp };
  };
}
