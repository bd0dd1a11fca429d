import type { Viewer } from '../access/viewer.ts';
import type { Actor } from '../platform/audit/audit.ts';
import type { Origin } from './endpoints.ts';

/** The caller, as the audit log names them. */
export function viewerAsActor(viewer: Viewer, origin: Origin): Actor {
  return {
    id: viewer.userId,
    name: viewer.email,
    address: origin.address,
    requestId: origin.requestId,
  };
}
