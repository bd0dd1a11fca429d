import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Entry } from '../entries.ts';
import { placePath, type ReaderAddress, type Subject } from '../reader-address.ts';
import { type Opened, placeNow } from './bookmark-entries.ts';

/**
 * The corrected address: when bookmarks move while one is read, it follows that one. A list that is not sound is not
 * followed.
 */
export function useFollowing(
  subject: Subject,
  entries: readonly Entry[],
  address: ReaderAddress,
  isSound: (place: number) => boolean,
): ReaderAddress {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { place: asked } = address;
  const place = placeNow(opened, entries, asked);
  const id = isSound(place) ? entries[place - 1]?.id : undefined;
  const next = id === undefined ? null : { asked, id };
  if (opened?.asked !== next?.asked || opened?.id !== next?.id) setOpened(next);
  const now = useMemo(() => ({ ...address, place }), [address, place]);
  const path = placePath(subject, now) + hash;
  useEffect(() => {
    if (place !== asked) void navigate(path, { replace: true, state: { ...state, keepsPlace: true } });
  }, [place, asked, path, state, navigate]);
  return now;
}

export interface Reset {
  /** The list was loaded again, and not even its first place can be opened. */
  hasFailed: boolean;
  /** Whether to mention the reset: until the person goes on from the first place. */
  isNoted: boolean;
}

/** A place that cannot be opened leads to the first one with a new list. Both come in their own time. */
export function useReset(isSound: boolean, place: number, askAnew: () => Promise<unknown>): Reset {
  const [begun, setBegun] = useState<'none' | 'going' | 'there'>('none');
  const [isAsking, setAsking] = useState(false);
  const begin = useEffectEvent(() => {
    setBegun('going');
    setAsking(true);
    void askAnew().finally(() => setAsking(false));
  });
  useEffect(() => {
    if (!isSound && begun === 'none') begin();
  }, [isSound, begun]);
  if (begun === 'going' && place === 1) setBegun('there');
  if (begun === 'there' && place !== 1) setBegun('none');
  return {
    hasFailed: !isSound && begun === 'there' && !isAsking,
    isNoted: isSound && begun === 'there',
  };
}
