import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Opening } from '../../lib/loading/ask-ahead.ts';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { type Session, useSession } from '../../lib/session/session.ts';
import { placeQuery } from '../reading/index.ts';
import { ReaderSkeleton } from './layout.tsx';
import { keptPlace } from './position/kept-place.ts';
import { asksForWhole } from './report.queries.ts';

/** An address that names a report but no chapter opens where the person stopped, or else at the beginning. */
export function ContinuePage() {
  const session = useSession();
  const { pathname, search, hash, state } = useLocation();
  const { id = '', slug = slugBesideId('') } = useParams();
  const asked = session && askedPlace(session, { pathname, search, hash, id });
  const { data: known, isLoading } = useQuery({
    ...placeQuery(asked?.kind ?? 'report', asked?.id ?? 0),
    enabled: asked !== null,
  });
  if (!/^\d{1,9}$/.test(id)) return <NotFound />;
  if (isLoading) return <ReaderSkeleton />;
  const chapter = known?.number ?? (asked?.kind === 'report' ? keptPlace(asked)?.chapter : undefined) ?? 1;
  const [folder] = pathname.split('/').filter(Boolean);
  const block = known?.block ? `#${known.block}` : hash;
  return (
    <Navigate
      replace
      to={{ pathname: `/${folder}/${id}/${slug}/${chapter}`, search, hash: block }}
      state={state}
    />
  );
}

ContinuePage.askAhead = async ({ session, params: { id = '' }, pathname, search }: Opening) => {
  const asked = askedPlace(session, { pathname, search, hash: location.hash, id });
  if (asked) await queryClient.prefetchQuery(placeQuery(asked.kind, asked.id));
};

interface Address {
  pathname: string;
  search: string;
  hash: string;
  id: string;
}

/** A search or a link to a block leads to its own place, and what cannot be read has none. */
function askedPlace(session: Session, { pathname, search, hash, id }: Address) {
  const number = Number(id);
  if (!/^\d{1,9}$/.test(id) || search !== '' || hash !== '') return null;
  if (/^\/custom-reports\//i.test(pathname)) return { kind: 'custom-report' as const, id: number };
  return asksForWhole(session, number) ? { kind: 'report' as const, id: number } : null;
}
