import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { keptForAnHour, queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { places } from '../../reading/index.ts';

export type HomeAnswer = Answer<'home'>;

type Group<N extends 'begun' | 'news' | 'shared' | 'following' | 'favorites'> = NonNullable<HomeAnswer[N]>;
export type Begun = Group<'begun'>['items'][number];
export type News = Group<'news'>['items'][number];
export type Shared = Group<'shared'>['items'][number];
export type Followed = Group<'following'>['items'][number];
export type Favorite = Group<'favorites'>['items'][number];

/** Whoever comes back from a report finds the place where they stopped. */
export const homeQuery = queryOptions({
  queryKey: ['home'] as const,
  queryFn: async ({ signal }) => {
    await places.settled();
    return call('home', {}, { signal });
  },
  staleTime: 5000,
  gcTime: keptForAnHour,
  meta: showsOwnError,
});

/** The steps go at once; if that cannot be kept, they come back. */
export function useDismissSteps() {
  const show = (first_steps: boolean) =>
    queryClient.setQueryData(homeQuery.queryKey, (known) => known && { ...known, first_steps });
  return useMutation({
    mutationFn: () => call('dismissFirstSteps'),
    onMutate: () => void show(false),
    onError: () => void show(true),
  });
}
