import type { PlaceKind } from '@caliper/contract/reading/reading.values.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';
import { latestClientState, remember, useClientState } from '../../lib/remembered/client-state.ts';
import { viewingHere } from '../../lib/session/viewing.ts';
import { createPlaceRecorder } from './place-recorder.ts';

/** The one of this tab. */
export const places = createPlaceRecorder({
  send: async (params, body, keepalive) => {
    // Where staff look as somebody else is no place of theirs.
    if (viewingHere()) return;
    queryClient.removeQueries({ queryKey: ['reading-place', params.kind, params.id] });
    await call('keepReadingPlace', { params, body }, { keepalive });
  },
  now: () => Date.now(),
  later: (run, milliseconds) => void setTimeout(run, milliseconds),
  kept: {
    list: () => latestClientState().unsent,
    put: (key, place) => {
      const { [key]: before, ...others } = latestClientState().unsent;
      if (before || place) remember('unsent', place ? { ...others, [key]: place } : others);
    },
  },
});

useClientState.subscribe((state, before) => {
  if (state.person !== before.person) places.forget();
});

const patienceMilliseconds = 2000;

/** Where the person was, on whatever device. A page does without it rather than wait for long. */
export function placeQuery(kind: PlaceKind, id: number) {
  return queryOptions({
    queryKey: ['reading-place', kind, id] as const,
    queryFn: async ({ signal }) => {
      await places.settled();
      const patience = AbortSignal.timeout(patienceMilliseconds);
      return call('readingPlace', { params: { kind, id } }, { signal: AbortSignal.any([signal, patience]) });
    },
    // The next opening may be after another device.
    staleTime: 5000,
    gcTime: 10_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: showsOwnError,
  });
}
