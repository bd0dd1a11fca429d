import { messageOf } from '@caliper/contract/client/api-error.ts';
import { SkeletonRows } from '@caliper/ui/loading.tsx';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { partQuery } from '../lib/load-part.ts';
import { showsOwnError } from '../lib/query-client.ts';

/** Stands where a page was wanted without a network, and becomes that page as soon as it can be loaded. */
export function latePage<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const query = { ...partQuery(name, load), meta: showsOwnError };
  return function LatePage(props: Props) {
    const { data: Page, error, refetch } = useQuery(query);
    if (Page) return <Page {...props} />;
    return (
      <div className="page page-waiting">
        {!error && <SkeletonRows />}
        {error && (
          <FailedState title="The page did not load" titleAs="h1" onRetry={() => void refetch()}>
            <p>{messageOf(error)}</p>
          </FailedState>
        )}
      </div>
    );
  };
}
