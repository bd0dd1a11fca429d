import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FailedQuery } from '../lib/api/failed-query.tsx';
import { showsOwnError } from '../lib/api/query-client.ts';
import { partQuery } from '../lib/loading/load-part.ts';

/** Takes the place of a page that could not be loaded without a network, until it can be. */
export function latePage<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const query = { ...partQuery(name, load), meta: showsOwnError };
  return function LatePage(props: Props) {
    const { data: Page, error, refetch } = useQuery(query);
    if (Page) return <Page {...props} />;
    return (
      <div className="page page-waiting">
        {!error && <SkeletonRows />}
        {error && <FailedQuery title="The page did not load" titleAs="h1" error={error} onRetry={refetch} />}
      </div>
    );
  };
}
