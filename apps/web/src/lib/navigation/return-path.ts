import { safeReturnPath } from '@caliper/contract/return-path.ts';
import type { Location } from 'react-router';

/** The address that a person wanted before signing in; kept in the history entry, so it survives a reload. */
interface ReturnState {
  returnTo: string;
}

export function returnPathOf({ state }: Pick<Location, 'state'>): string | null {
  return safeReturnPath((state as Partial<ReturnState> | null)?.returnTo);
}
