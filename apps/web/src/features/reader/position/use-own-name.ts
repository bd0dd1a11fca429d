import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const nameless = `/${slugBesideId('')}/`;

/** A short address names only the id: once the name is known, it is put into the address. */
export function useOwnName(name: string | undefined): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const named = name === undefined ? pathname : pathname.replace(nameless, `/${slugBesideId(name)}/`);
  useEffect(() => {
    if (named === pathname) return;
    void navigate(
      { pathname: named, search, hash },
      { replace: true, state: { ...state, keepsPlace: true } },
    );
  }, [named, pathname, search, hash, state, navigate]);
}
