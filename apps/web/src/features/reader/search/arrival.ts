import type { Reader } from '../reader-context.ts';

/** How far a report that was opened with a search term has come on its way to the hits. */
export type Arrival =
  /** Until the hits are known. */
  | { stage: 'looking' }
  /** To the entry with the most hits, and there, until the person goes on. */
  | { stage: 'going' | 'there'; place: number; term: string }
  | { stage: 'over' };

type Seen = Pick<Reader, 'entries' | 'address' | 'current' | 'search'>;

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
