import type { Location } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { safeReturnPath } from '../../lib/return-path.ts';

/** Whoever has one of these addresses can act with it: they are told to nobody. */
const secret = /^\/(reset-password|verify-email|register|registration-request)\//;

/** The page of ours from which somebody came to ask. */
export function contactOrigin({ state }: Pick<Location, 'state'>, origin?: string): string | null {
  const path = safeReturnPath((state as { cameFrom?: unknown } | null)?.cameFrom, origin);
  if (path === null || secret.test(path) || path === paths.contact) return null;
  return path;
}
