import { type RefObject, useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router';
import { resetNotifications } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { routes } from '../routes.tsx';

/** Runs after each change of page, with the address that was left. */
function useLeaving(leave: (from: string) => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    const from = last.current;
    last.current = pathname;
    leave(from);
  });
}

/**
 * A full load starts at the top with nothing focused, and so does a change of page here: otherwise a screen reader
 * stays on a link that is gone. Going back keeps the scroll position that the browser restores, and a choice within a
 * page whose address says it (`state.keepsPlace`) keeps everything. Whoever comes back from another page to an address
 * that was chosen so is not within it.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const how = useNavigationType();
  const { pathname, state } = useLocation();
  useLeaving((from) => {
    if (state?.keepsPlace && pageAt(from) === pageAt(pathname)) return;
    main.current?.focus({ preventScroll: true });
    if (how !== 'POP') window.scrollTo(0, 0);
  });
}

function pageAt(pathname: string) {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** What the sign-in page had to say is no longer of interest once the person has left it. */
export function useHomeNotifications(): void {
  useLeaving((from) => {
    if (from === paths.home) resetNotifications();
  });
}
