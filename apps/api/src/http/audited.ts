import type { Endpoint } from '@caliper/contract/endpoint.ts';
import type { Viewer } from '../access/viewer.ts';
import { record, recordOnceAnHour } from '../platform/audit/audit.ts';
import type { Db } from '../platform/postgres/postgres.ts';
import { viewerAsActor } from './actor.ts';
import type { Origin } from './endpoints.ts';

export interface Answered {
  endpoint: Endpoint;
  viewer: Viewer | null;
  params: unknown;
  origin: Origin;
}

/** Notes what calls say that is noted about them. A failure of it must not fail the answer. */
export type NoteAudited = (answered: Answered) => Promise<void>;

export function createNoteAudited(db: Db, logFailure: (error: unknown) => void): NoteAudited {
  return async ({ endpoint: { audited }, viewer, params, origin }) => {
    if (!audited || !viewer) return;
    try {
      const { kind, id } = { kind: audited.of, id: 'all', ...(params as { kind?: string; id?: number }) };
      const entry = { actor: viewerAsActor(viewer, origin), subject: `${kind}:${id}` };
      if (audited.as === 'export')
        await record(db, { ...entry, action: 'exported', to: { what: audited.what } });
      else if (viewer.provider || viewer.watchedBy)
        await recordOnceAnHour(db, { ...entry, action: 'read by staff' });
    } catch (error) {
      logFailure(error);
    }
  };
}
