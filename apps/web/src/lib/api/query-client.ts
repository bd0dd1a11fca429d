import { isPassing, messageOf } from '@caliper/contract/client/api-error.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify, notifyFailure } from '../notifications.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

interface ErrorMeta extends Record<string, unknown> {
  /** The form or page shows the failure itself, so no notification repeats it. */
  showsOwnError?: boolean;
}

export const showsOwnError: ErrorMeta = { showsOwnError: true };

const retries = 2;

/** For lists, to which people return after reading for a while. */
export const keptForAnHour = 60 * 60_000;

/** Every call goes through here, so that no failure is silent: one that nothing else shows becomes a notification. */
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
      if (!mutation.meta?.showsOwnError) notifyFailure(messageOf(error));
    },
  }),
  // Without a network a call fails and says so; by default the library would wait silently.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < retries && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});
