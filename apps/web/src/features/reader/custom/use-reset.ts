import { useEffect, useEffectEvent, useState } from 'react';

export interface Reset {
  /** The list was loaded again, and it is still not sound. */
  hasFailed: boolean;
  /** Whether to mention the reset: until the person goes on from the first place. */
  isNoted: boolean;
}

/** A place that cannot be opened leads to the first one with a new list. It fails if not even that can be opened. */
export function useReset(isSound: boolean, place: number, askAnew: () => Promise<unknown>): Reset {
  const [state, setState] = useState<'none' | 'asking' | 'asked' | 'left'>('none');
  const begin = useEffectEvent(() => {
    setState('asking');
    void askAnew().finally(() => setState('asked'));
  });
  const mayBegin = state === 'none' || (state !== 'asking' && place !== 1);
  useEffect(() => {
    if (!isSound && mayBegin) begin();
  }, [isSound, mayBegin]);
  if (isSound && state === 'asked' && place !== 1) setState('left');
  return {
    hasFailed: !isSound && !mayBegin && state !== 'asking',
    isNoted: isSound && (state === 'asking' || state === 'asked'),
  };
}
