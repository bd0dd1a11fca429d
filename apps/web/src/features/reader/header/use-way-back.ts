import { useState } from 'react';
import { useLocation } from 'react-router';
import { useClientState } from '../../../lib/remembered/client-state.ts';
import { type WayBack, wayBack } from './way-back.ts';

/** Decided once: a later search does not change where the person came from. */
export function useWayBack(term: string, home?: string): WayBack {
  const { state, key } = useLocation();
  const [back] = useState(() =>
    wayBack({
      term,
      cameFrom: state?.cameFrom,
      // The router gives the first page of a document this key.
      referrer: key === 'default' ? document.referrer : '',
      lastQuery: useClientState.getState().search.query,
      home,
    }),
  );
  return back;
}
