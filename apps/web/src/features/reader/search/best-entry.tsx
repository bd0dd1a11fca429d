import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Notice } from '../header/header.tsx';
import { placePath } from '../reader-address.ts';
import { type ReaderState, stepState, useNoun, useReader } from '../reader-context.ts';
import classes from './best-entry.module.css';

/** How far a report that was opened with a search term has come on its way to the hits. */
export type Arrival =
  /** Until the hits are known. */
  | { stage: 'looking' }
  /** To the best hit, and there, until the person goes on. */
  | { stage: 'going' | 'there'; place: number; hit: number; term: string; why: Reason }
  | { stage: 'over' };

/** Why it is another entry than the one that was opened; `here` if it is that one. */
type Reason = 'none' | 'apart' | 'here';

type Seen = Pick<ReaderState, 'entries' | 'address' | 'current' | 'search'>;

const over: Arrival = { stage: 'over' };

/**
 * An entry is opened at its best hit. If it is the first and has none, or only single words of what stands together
 * elsewhere, another is shown. Whoever goes on is not led.
 */
export function nextArrival(arrival: Arrival, seen: Seen): Arrival {
  const { place, hit, term } = seen.address;
  switch (arrival.stage) {
    case 'looking':
      return lookAround(arrival, seen);
    case 'going':
      return place === arrival.place && hit === arrival.hit ? { ...arrival, stage: 'there' } : arrival;
    case 'there':
      return place === arrival.place && term === arrival.term ? arrival : over;
    default:
      return arrival;
  }
}

function lookAround(arrival: Arrival, { entries, address, current, search }: Seen): Arrival {
  const { hits, mayHaveHits } = search;
  if (!hits) return mayHaveHits ? arrival : over;
  const { term } = address;
  const isAtStart = address.place === entries[0]?.place;
  const here = { ...hits.bestIn(current?.id), count: hits.inEntry(current?.id) };
  const there = hits.bestIn(hits.best?.id);
  const why = here.count === 0 ? 'none' : 'apart';
  const isBetter = here.count === 0 || (there.together && !here.together);
  if (isAtStart && hits.best && hits.best !== current && isBetter) {
    return { stage: 'going', place: hits.best.place, hit: there.hit, term, why };
  }
  if (here.hit === 1 || here.count === 0) return over;
  return { stage: 'going', place: address.place, hit: here.hit, term, why: 'here' };
}

/**
 * Results of a search open a report at its beginning, or at a chapter. This goes on to the hit. Steps within the report,
 * also after a reload, and addresses of a block or of a hit stay where they are.
 */
export function useBestEntry(reader: ReaderState) {
  const { subject, address, back } = reader;
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival>(() => {
    const isNamed = hash !== '' || address.hit > 1 || state?.keepsPlace;
    return { stage: address.term !== '' && !isNamed ? 'looking' : 'over' };
  });
  const next = nextArrival(arrival, reader);
  if (next !== arrival) setArrival(next);
  const goal = next.stage === 'going' ? next : null;
  const go = useEffectEvent((to: { place: number; hit: number }) => {
    const path = placePath(subject, { place: to.place, hit: to.hit, term: address.term });
    void navigate(path, { replace: true, state: stepState(back) });
  });
  useEffect(() => {
    if (goal) go(goal);
  }, [goal]);
  return {
    isLooking: next.stage === 'looking' || goal !== null,
    noted: next.stage === 'there' && next.why !== 'here' ? next.why : null,
  };
}

/** Says why the report did not open at its beginning, and leads there. It stays in view: the page scrolls to the hit. */
export function BestEntryNotice({ why }: { why: 'none' | 'apart' }) {
  const { subject, entries, address, back } = useReader();
  const noun = useNoun();
  const [first] = entries;
  if (!first) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        {why === 'none'
          ? `“${address.term}” is not in ${noun} ${first.place}, so the ${noun} with the most hits is shown.`
          : `The words of “${address.term}” stand together here, but not in ${noun} ${first.place}.`}{' '}
        <Link to={placePath(subject, { place: first.place, term: address.term })} state={stepState(back)}>
          Go to {noun} {first.place}
        </Link>
      </Notice>
    </div>
  );
}
