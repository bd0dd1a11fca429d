import { type RefObject, useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { resetNotifications } from '../../lib/notifications.ts';
import { routes } from '../routes.tsx';

/** Runs after each change of page, with the previous address. */
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
 * stays on a link that is gone. Going back keeps the scroll position that the browser restores. A choice within a page
 * that is reflected in its address (`state.keepsPlace`) keeps everything, unless the person comes from another page.
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

/** Notifications of the sign-in page are cleared when the person leaves it. */
export function useHomeNotifications(): void {
  useLeaving((from) => {
    if (from === paths.home) resetNotifications();
  });
}
