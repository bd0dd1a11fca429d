import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { type Recommendation, recommendationsQuery } from '../report.queries.ts';

/** Changes what is recommended with a report. Every list that shows it is updated at once. */
export function useRecommend(reportId: number) {
  const client = useQueryClient();
  const { queryKey } = recommendationsQuery(reportId);
  const change = (next: (list: Recommendation[]) => Recommendation[]) =>
    client.setQueryData(queryKey, (list) => list && next(list));
  const adding = useSingleMutation({
    mutationFn: (recReportId: number) => call('addRecommendation', { body: { recReportId, reportId } }),
    onSuccess: (added) => change((list) => [...list.filter(({ rec_id }) => rec_id !== added.rec_id), added]),
  });
  const removing = useSingleMutation({
    mutationFn: (recId: number) => call('removeRecommendation', { params: { recId } }),
    onSuccess: (_answer, recId) => change((list) => list.filter(({ rec_id }) => rec_id !== recId)),
  });
  return { add: adding.mutate, remove: removing.mutate };
}
