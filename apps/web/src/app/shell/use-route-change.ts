import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { resetNotifications } from '../../lib/notifications.ts';
import { paths } from '../paths.ts';

/** Tells what the address was before the last change of page; undefined on the first page. */
function useLeaving(leave: (from: string) => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (last.current === pathname) return;
    const from = last.current;
    last.current = pathname;
    latest.current(from);
  }, [pathname]);
}

/**
 * A full load starts at the top with nothing focused, and so does a change of page here: otherwise a screen reader
 * stays on a link that is gone. Going back keeps the scroll position that the browser restores.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const how = useNavigationType();
  useLeaving(() => {
    main.current?.focus({ preventScroll: true });
    if (how !== 'POP') window.scrollTo(0, 0);
  });
}

/** What the sign-in page had to say is no longer of interest once the person has left it. */
export function useHomeNotifications(): void {
  useLeaving((from) => {
    if (from === paths.home) resetNotifications();
  });
}
