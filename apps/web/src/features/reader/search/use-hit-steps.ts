import { useNavigate } from 'react-router';
import { placePath } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import { hitWithin, stepFrom } from './hits.ts';

export interface HitSteps {
  hit: number;
  count: number;
  /** Null at the ends. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** The current hit of this chapter and steps to its neighbours. Steps add no history entries. */
export function useHitSteps(): HitSteps {
  const { subject, address, back, hitCount: count } = useReader();
  const navigate = useNavigate();
  const { place, term } = address;
  const step = (by: 1 | -1) => {
    const hit = stepFrom(address.hit, count, by);
    if (hit === null) return null;
    return () =>
      void navigate(placePath(subject, { place, term, hit }), { replace: true, state: stepState(back) });
  };
  return { hit: hitWithin(address.hit, count), count, previous: step(-1), next: step(1) };
}
