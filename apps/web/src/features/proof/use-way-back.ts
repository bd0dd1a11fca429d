import { proofsPath } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import type { WayBack } from '../reader/index.ts';

export function useWayBack(): WayBack {
  return { words: 'Back to Proofs', to: proofsPath(useSession()?.user.role) };
}
