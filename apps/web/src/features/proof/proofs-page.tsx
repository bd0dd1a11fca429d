import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { useSession } from '../../lib/session/session.ts';
import { draftsQuery } from '../reports/index.ts';
import { Readings } from './list/readings.tsx';
import { Uploads } from './list/uploads.tsx';

/** Everything that waits to be released. */
export function ProofsPage() {
  return (
    <>
      <h1 className="pb12 ruled">Proofs</h1>
      <Waiting />
    </>
  );
}

function Waiting() {
  const { data: drafts, error, refetch } = useQuery(draftsQuery);
  const isAdmin = useSession()?.user.role === 'admin';
  if (error && !drafts)
    return <FailedQuery title="The proofs did not load" error={error} onRetry={refetch} />;
  if (!drafts) return <SkeletonRows />;
  if (drafts.length === 0) return <p className="pt24 quiet">Nothing waits for release.</p>;
  const readings = drafts.filter(({ origin }) => origin === 'reading');
  return (
    <>
      <Uploads drafts={drafts.filter(({ origin }) => origin === 'upload')} />
      {readings.length > 0 && <Readings drafts={readings} canRelease={isAdmin} />}
    </>
  );
}
