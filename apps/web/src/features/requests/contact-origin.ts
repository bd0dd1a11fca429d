import { safeReturnPath } from '@caliper/contract/return-path.ts';
import { isSecretPath } from '@caliper/contract/secret-address.ts';
import type { Location } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';

/** The page of ours from which the person came. */
export function contactOrigin({ state }: Pick<Location, 'state'>): string | null {
  const path = safeReturnPath((state as { cameFrom?: unknown } | null)?.cameFrom);
  if (path === null || isSecretPath(path) || path === paths.contact) return null;
  return path;
}
