import { hasCode } from '@caliper/contract/client/api-error.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { draftQuery } from '../reports/index.ts';
import { DraftGone } from './draft-gone.tsx';
import { OpenDraft } from './open-draft.tsx';
import { Released, type ReleasedDraft } from './release/released.tsx';

/** A draft at the chapter that the address names, or at its first one. */
export function DraftPage() {
  const { id = '' } = useParams();
  return /^\d{1,9}$/.test(id) ? <KnownDraft key={id} id={Number(id)} /> : <NotFound />;
}

/** A draft that was released here is no longer asked for: it is gone. */
function KnownDraft({ id }: { id: number }) {
  const [released, setReleased] = useState<ReleasedDraft | null>(null);
  return released ? <Released {...released} /> : <LoadedDraft id={id} onReleased={setReleased} />;
}

interface LoadedDraftProps {
  id: number;
  onReleased: (released: ReleasedDraft) => void;
}

function LoadedDraft({ id, onReleased }: LoadedDraftProps) {
  const { data: draft, dataUpdatedAt, error, refetch } = useQuery(draftQuery(id));
  const isGone = hasCode(error, 'not-found');
  // What was typed for it stays on screen even if someone else has released it meanwhile.
  if (draft)
    return <OpenDraft draft={draft} loadedAt={dataUpdatedAt} isGone={isGone} onReleased={onReleased} />;
  if (isGone) return <DraftGone />;
  return (
    <div className="page page-waiting">
      {error ? (
        <FailedQuery title="The draft did not load" titleAs="h1" error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows />
      )}
    </div>
  );
}
