import { isPassing, messageOf } from '@caliper/contract/client/api-error.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from './notifications.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

interface ErrorMeta extends Record<string, unknown> {
  /** The form or page shows the failure itself, so it is not shown a second time. */
  showsOwnError?: boolean;
}

/** The `meta` of those that do. */
export const showsOwnError: ErrorMeta = { showsOwnError: true };

const retries = 2;

/** Every call goes through here, so that no failure is silent: what nobody shows becomes a notification. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.showsOwnError) return;
      notify({
        message: messageOf(error),
        variant: 'danger',
        action: { label: 'Try again', run: () => void query.fetch().catch(() => {}) },
      });
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.showsOwnError) notify({ message: messageOf(error), variant: 'danger' });
    },
  }),
  // A call without a network fails and says so; the library would let it wait in silence.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < retries && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});
