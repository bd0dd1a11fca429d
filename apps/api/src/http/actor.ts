import type { Viewer } from '../access/viewer.ts';
import type { Actor } from '../platform/audit/audit.ts';
import type { Origin } from './endpoints.ts';

/** A person, as the audit log names them; without an id if no account is known. */
export function actorOf({ id, email }: { id: string | null; email: string }, origin: Origin): Actor {
  return { id, name: email, address: origin.address, requestId: origin.requestId };
}

export function viewerAsActor({ userId, email }: Viewer, origin: Origin): Actor {
  return actorOf({ id: userId, email }, origin);
}
