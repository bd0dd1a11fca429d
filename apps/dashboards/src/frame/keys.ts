import type { FrameKeys } from '@caliper/contract/dashboards/frame.ts';

/** Null where the fragment holds none, or not all of them. */
export function readKeys(hash: string): FrameKeys | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [idToken, usergroupId, id] = ['idToken', 'usergroupId', 'id'].map((name) => given.get(name));
  return idToken && usergroupId && id ? { idToken, usergroupId, id } : null;
}

/** Reads the keys once: afterwards the address does not hold them any more. */
export function takeKeys(): FrameKeys | null {
  const keys = readKeys(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return keys;
}
