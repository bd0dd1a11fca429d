import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placePath } from '../reader-address.ts';
import { type Reader, stepState } from '../reader-context.ts';
import { type Arrival, nextArrival } from './arrival.ts';

/**
 * Results of a search open a report at its beginning. If the term is only further on, this goes there. Steps within the
 * report, also after a reload, and addresses of a block stay where they are.
 */
export function useBestEntry(reader: Reader) {
  const { subject, address, back } = reader;
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival>(() => ({
    stage: address.term !== '' && hash === '' && !state?.keepsPlace ? 'looking' : 'over',
  }));
  const next = nextArrival(arrival, reader);
  if (next !== arrival) setArrival(next);
  const place = next.stage === 'going' ? next.place : null;
  const go = useEffectEvent((to: number) => {
    const path = placePath(subject, { place: to, term: address.term });
    void navigate(path, { replace: true, state: stepState(back) });
  });
  useEffect(() => {
    if (place !== null) go(place);
  }, [place]);
  return { isLooking: next.stage === 'looking' || place !== null, isNoted: next.stage === 'there' };
}
