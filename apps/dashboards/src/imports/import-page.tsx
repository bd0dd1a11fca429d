import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure } from '../kit/failure.tsx';
import { ImportTask } from './import-task.tsx';
import { importsQuery } from './imports.queries.ts';

/** A file is chosen, checked, reviewed and applied. The page around the frame has the title. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const { data, error, isFetching, refetch } = useQuery(importsQuery(kind));
  useEffect(() => {
    document.title = 'Import figures';
  }, []);
  if (!data) {
    if (!error || isFetching) return <SkeletonRows continues />;
    return <Failure error={error} title="The import did not open" onRetry={() => void refetch()} />;
  }
  return (
    <div className="stack py24 px4">
      <h1>
        <Unseen>Import figures</Unseen>
      </h1>
      <ImportTask kind={kind} items={data.items} imports={data.imports} />
    </div>
  );
}
