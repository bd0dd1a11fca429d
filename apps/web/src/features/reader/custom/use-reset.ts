import { useEffect, useEffectEvent, useState } from 'react';

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
