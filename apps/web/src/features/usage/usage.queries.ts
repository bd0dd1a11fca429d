import type { Answer } from '@caliper/contract/endpoints.ts';
import type { UsageRange } from '@caliper/contract/usage/usage.values.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';

export type TeamUsage = Answer<'teamUsage'>;
export type UnopenedItem = NonNullable<TeamUsage['unopened']>['items'][number];
export type WantedItem = TeamUsage['wanted']['items'][number];

const key = ['team-usage'] as const;

export function useTeamUsage(range: UsageRange) {
  return useQuery({
    ...asked([...key, range], 'teamUsage', { query: { range } }),
    placeholderData: keepPreviousData,
  });
}

/** Whether members see the page, for the menu. A menu does without it if it fails. */
export const usageNamesQuery = { ...asked([...key, 'names'], 'usageNames'), retry: false };

const again = () => queryClient.invalidateQueries({ queryKey: key });

export function useSwitchNames() {
  return useSingleMutation({
    mutationFn: (on: boolean) => call('switchUsageNames', { body: { on } }),
    onSuccess: again,
    meta: showsOwnError,
  });
}

export function useTellTeam() {
  return useSingleMutation({
    mutationFn: ({ kind, id }: Pick<UnopenedItem, 'kind' | 'id'>) => call('tellTeam', { body: { kind, id } }),
    onSuccess: again,
    meta: showsOwnError,
  });
}

export function useUsageFile(name: 'teamUsagePdf' | 'teamUsageCsv') {
  return useSingleMutation<void, UsageRange>({
    mutationFn: async (range) => {
      const file = await callFile(name, { query: { range } });
      saveFile(file, file.name);
    },
    meta: showsOwnError,
  });
}
