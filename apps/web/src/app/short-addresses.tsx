import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';
import { Navigate, useLocation } from 'react-router';
import { NotFound } from '../lib/navigation/not-found.tsx';
import { paths } from '../lib/navigation/paths.ts';

/** The account opens at its first page. */
export function ToAccount() {
  return <Navigate replace to={paths.account} />;
}

/** An address that names a report but no chapter opens the first one. */
export function ToFirstChapter() {
  const { pathname, search, hash, state } = useLocation();
  const [kind, id = '', slug = slugBesideId('')] = pathname.split('/').filter(Boolean);
  if (!/^\d+$/.test(id)) return <NotFound />;
  return <Navigate replace to={{ pathname: `/${kind}/${id}/${slug}/1`, search, hash }} state={state} />;
}
