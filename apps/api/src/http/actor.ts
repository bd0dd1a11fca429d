import type { Viewer } from '../access/viewer.ts';
import type { Actor } from '../platform/audit/audit.ts';
import type { Origin } from './endpoints.ts';

/** A person, as the audit log names them; without an id if no account is known. */
export function actorOf({ id, email }: { id: string | null; email: string }, origin: Origin): Actor {
  return { id, name: email, address: origin.address, requestId: origin.requestId };
}

/** Whoever looks at the portal as somebody else does remains who they are. */
export function viewerAsActor({ userId, email, watchedBy }: Viewer, origin: Origin): Actor {
  return actorOf({ id: watchedBy?.userId ?? userId, email: watchedBy?.email ?? email }, origin);
}
