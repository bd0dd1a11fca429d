import { useEffect, useEffectEvent, useState } from 'react';

export interface Reset {
  /** The list was asked for anew, and it did not help. */
  hasFailed: boolean;
  /** Until the person goes on from the first place. */
  isNoted: boolean;
}

/** What cannot be opened is asked for anew, once, and begins at its first place. */
export function useReset(isSound: boolean, place: number, askAnew: () => Promise<unknown>): Reset {
  const [state, setState] = useState<'none' | 'asking' | 'asked' | 'left'>('none');
  const begin = useEffectEvent(() => {
    setState('asking');
    void askAnew().finally(() => setState('asked'));
  });
  useEffect(() => {
    if (!isSound && state === 'none') begin();
  }, [isSound, state]);
  if (isSound && state === 'asked' && place !== 1) setState('left');
  return {
    hasFailed: !isSound && (state === 'asked' || state === 'left'),
    isNoted: isSound && (state === 'asking' || state === 'asked'),
  };
}
