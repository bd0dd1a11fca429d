import type { FrameKeys } from '@caliper/contract/dashboards/frame.ts';

/** Null if the fragment does not hold all of them. */
export function readKeys(hash: string): FrameKeys | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [idToken, usergroupId, id] = ['idToken', 'usergroupId', 'id'].map((name) => given.get(name));
  return idToken && usergroupId && id ? { idToken, usergroupId, id } : null;
}

/** Reads the keys once and removes them from the address. */
export function takeKeys(): FrameKeys | null {
  const keys = readKeys(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return keys;
}
