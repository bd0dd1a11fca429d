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
  /** To the entry with the most hits, and there, until the person goes on. */
  | { stage: 'going' | 'there'; place: number; term: string }
  | { stage: 'over' };

type Seen = Pick<ReaderState, 'entries' | 'address' | 'current' | 'search'>;

const over: Arrival = { stage: 'over' };

/** If the first entry has no hits but others do, the one with the most is shown. Whoever goes on is not led. */
export function nextArrival(arrival: Arrival, seen: Seen): Arrival {
  const { place, term } = seen.address;
  const isAtStart = place === seen.entries[0]?.place;
  switch (arrival.stage) {
    case 'looking':
      return isAtStart ? lookAround(arrival, seen) : over;
    case 'going':
      return isAtStart ? arrival : { ...arrival, stage: 'there' };
    case 'there':
      return place === arrival.place && term === arrival.term ? arrival : over;
    default:
      return arrival;
  }
}

function lookAround(arrival: Arrival, { address, current, search }: Seen): Arrival {
  const { hits, mayHaveHits } = search;
  if (!hits) return mayHaveHits ? arrival : over;
  if (!hits.best || hits.inEntry(current?.id) > 0) return over;
  return { stage: 'going', place: hits.best.place, term: address.term };
}

/**
 * Results of a search open a report at its beginning. If the term is only further on, this goes there. Steps within the
 * report, also after a reload, and addresses of a block stay where they are.
 */
export function useBestEntry(reader: ReaderState) {
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

/** Says why the report did not open at its beginning, and leads there. It stays in view: the page scrolls to the hit. */
export function BestEntryNotice() {
  const { subject, entries, address, back } = useReader();
  const noun = useNoun();
  const [first] = entries;
  if (!first) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        “{address.term}” is not in {noun} {first.place}, so the {noun} with the most hits is shown.{' '}
        <Link to={placePath(subject, { place: first.place, term: address.term })} state={stepState(back)}>
          Go to {noun} {first.place}
        </Link>
      </Notice>
    </div>
  );
}
