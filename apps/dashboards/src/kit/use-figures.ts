import { ApiError } from '@caliper/contract/client/api-error.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { anyDashboard, type Dashboard, type Question } from '../lib/dashboard.ts';

interface Options {
  /** Not asked while false. */
  enabled?: boolean;
}

export function useFigures(dashboard: Dashboard, question: Question, { enabled = true }: Options = {}) {
  return useQuery({ ...figuresQuery(dashboard, question), enabled });
}

/**
 * Asks for figures. The answer before stays in sight until the new one is there, unless it was about something else:
 * a number must never appear under the name of another.
 *
 * Figures are read by the periods, units and names of the dashboard's description. An answer from figures that were
 * applied since is never shown: the dashboard is described again, and every question asked again for that.
 */
export function figuresQuery(dashboard: Dashboard, question: Question) {
  const { kind, id, edition, prefer, nouns } = dashboard;
  return queryOptions({
    queryKey: ['figures', kind, id, question, edition] as const,
    queryFn: async ({ client, signal }) => {
      const figures = await call(
        'askDashboard',
        { params: { kind, id }, body: { ...question, prefer } },
        { signal },
      );
      if (figures.edition === edition) return figures;
      await client.refetchQueries(anyDashboard, { cancelRefetch: false });
      // Seen only if the new description is the same as before.
      throw new ApiError({ status: 409, code: 'figures-replaced', detail: replaced });
    },
    placeholderData: (previous, asked) => {
      const [, , , before, beforeIn] = asked?.queryKey ?? [];
      // Titles also name what is counted, which depends on the markets.
      const isNamedAlike = nouns.length < 2 || isEqual(before?.filters.market, question.filters.market);
      return isAlike(before, question) && isNamedAlike && beforeIn === edition ? previous : undefined;
    },
  });
}

const replaced = 'These figures have just been replaced. Please load the page again.';

export function isAlike(one: Question | undefined, other: Question): boolean {
  return (
    one?.measure === other.measure &&
    one.groupBy.join() === other.groupBy.join() &&
    one.period === other.period &&
    // Titles name the companies.
    isEqual(one.filters.company, other.filters.company)
  );
}

function isEqual(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.join('\n') === other.join('\n');
}

/** What a panel needs to know about a question. */
export interface Asked {
  isPending: boolean;
  isPlaceholderData: boolean;
  error: Error | null;
}
