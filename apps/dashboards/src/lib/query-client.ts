import { isPassing } from '@caliper/contract/client/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;

/** Figures change only when staff import new ones, so answers are kept as long as the frame is open. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A call without a network fails and says so; the library would let it wait in silence.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      // A question that failed without a network is asked again once there is one.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < retries && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});
