import { expect, test } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { forgetReports } from './reports.queries.ts';

test.each(['reader', 'report-versions', 'report-info', 'search', 'custom-report', 'catalogue'])(
  'ADM-08 after a change of a report, what is known as %s is asked for again',
  (name) => {
    queryClient.setQueryData([name, 7], 'as it was');
    forgetReports();
    expect(queryClient.getQueryState([name, 7])?.isInvalidated).toBe(true);
  },
);
