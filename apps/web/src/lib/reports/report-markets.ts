import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { showsOwnError } from '../api/query-client.ts';

export const reportMarketsQuery = (report_id: number) =>
  queryOptions({
    queryKey: ['report-markets', report_id],
    queryFn: ({ signal }) => call('reportMarkets', { params: { report_id } }, { signal }),
    meta: showsOwnError,
  });
