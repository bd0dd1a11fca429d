import { useEffect, useEffectEvent, useState } from 'react';

export interface Reset {
  /** The list was loaded again, and it is still not sound. */
  hasFailed: boolean;
  /** Whether to mention the reset: until the person goes on from the first place. */
  isNoted: boolean;
}

/** A list that is not sound is loaded again, once, and opened at its first place. */
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
