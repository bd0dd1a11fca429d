import { type Decision, decide, nothing } from '../../../access/decide.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { assertAllowed } from '../../../http/problem.ts';

/** Whatever can be uploaded can be proofed, so it does not depend on the item. */
function decideProof(viewer: Viewer): Decision {
  return decide(viewer, 'proof', { visible: true, holding: nothing });
}

export function mayProof(viewer: Viewer): boolean {
  return decideProof(viewer).allowed;
}

export function assertProof(viewer: Viewer): void {
  assertAllowed(decideProof(viewer));
}
