import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { changesOf } from '../../audit/index.ts';

type Entry = Answer<'clientHistory'>['entries'][number];

function useHistory(companyId: number) {
  return useInfiniteQuery({
    queryKey: ['client-history', companyId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'clientHistory',
        { params: { id: companyId }, query: pageParam === undefined ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    meta: showsOwnError,
  });
}

/** What was changed about a company and its people, and who did it. */
export function CompanyHistory({ companyId }: { companyId: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory(companyId);
  if (error && !data) return <FailedQuery title="The history did not load" error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton columns={3} rows={6} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState title="Nothing has been changed yet">
        <p>Changes to the company, its subscriptions and its people stand here.</p>
      </EmptyState>
    );
  }
  return (
    <div className="pt16">
      <Table label="History" stacks heads={['When (UTC)', 'What', 'Who']} columns={['52%', '26%']}>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row" className="nowrap" translate="no">
                {new Date(entry.at * 1000).toISOString().slice(0, 16).replace('T', ' ')}
              </th>
              <td>
                <What entry={entry} />
              </td>
              <td className="anywhere" data-label="By" translate="no">
                {entry.actor || 'a deleted person'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasNextPage && (
        <div className="mt12">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier changes
          </Button>
        </div>
      )}
    </div>
  );
}

function What({ entry: { action, person, from, to } }: { entry: Entry }) {
  return (
    <>
      <span className="semi">{action}</span>
      {person && (
        <span className="block small anywhere" translate="no">
          {person}
        </span>
      )}
      {changesOf(from, to).map(({ name, words }) => (
        <span key={name} className="block small quiet anywhere">
          {name}: {words}
        </span>
      ))}
    </>
  );
}
