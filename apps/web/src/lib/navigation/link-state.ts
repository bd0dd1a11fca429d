import { safeReturnPath } from '@caliper/contract/return-path.ts';
import type { Location } from 'react-router';

/** The state of a link to a page that leads back or names where the person was: a report, the contact page. */
export function cameFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { cameFrom: pathname + search };
}

/** The address that a person wanted before signing in; kept in the history entry, so it survives a reload. */
interface ReturnState {
  returnTo: string;
}

export function returnPathOf({ state }: Pick<Location, 'state'>): string | null {
  return safeReturnPath((state as Partial<ReturnState> | null)?.returnTo);
}
