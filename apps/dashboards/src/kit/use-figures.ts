import { useQuery } from '@tanstack/react-query';
import { call } from '../frame/api.ts';
import type { Dashboard, Question } from './types.ts';

interface Options {
  /** Not asked while false. */
  enabled?: boolean;
}

/**
 * Asks for figures. What was asked before stays in sight until the new answer is there, unless it was about
 * something else: a number must never stand under the name of another.
 */
export function useFigures({ kind, id }: Dashboard, question: Question, { enabled = true }: Options = {}) {
  return useQuery({
    queryKey: ['figures', kind, id, question] as const,
    queryFn: ({ signal }) => call('askDashboard', { params: { kind, id }, body: question }, { signal }),
    placeholderData: (previous, asked) => (isAlike(asked?.queryKey[3], question) ? previous : undefined),
    enabled,
  });
}

export function isAlike(one: Question | undefined, other: Question): boolean {
  return (
    one?.measure === other.measure &&
    one.groupBy.join() === other.groupBy.join() &&
    one.period === other.period
  );
}

/** What a panel needs to know of a question that was asked. */
export interface Asked {
  isPending: boolean;
  isPlaceholderData: boolean;
  error: Error | null;
}
