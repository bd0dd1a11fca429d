/**
 * Staff look at the portal as a client does, in this tab alone: what is kept names the session, which is no secret, since
 * only whoever began it gets its token.
 */
interface Viewing {
  id: string;
  /** Where staff came from. */
  returnTo: string;
}

const key = 'caliper:viewing';

/** Null in a browser without storage, where even reading the property throws. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function viewingHere(): Viewing | null {
  try {
    const { id, returnTo } = JSON.parse(storage()?.getItem(key) ?? 'null') ?? {};
    return typeof id === 'string' && typeof returnTo === 'string' ? { id, returnTo } : null;
  } catch {
    return null;
  }
}

/** The page is loaded anew, so that nothing of one person is left in memory for the other. */
export function enterViewing(viewing: Viewing): void {
  storage()?.setItem(key, JSON.stringify(viewing));
  location.assign('/');
}

/** Everything that this tab remembers of it goes as well. */
export function forgetViewing(): void {
  storage()?.removeItem(key);
  storage()?.removeItem('caliper:state');
}

export function leaveViewing(): void {
  const { returnTo = '/' } = viewingHere() ?? {};
  forgetViewing();
  location.replace(returnTo);
}
