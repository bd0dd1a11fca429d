import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Turning to another page of a list scrolls to its top and focuses it. Going back leaves both to the browser, which
 * restores the position.
 */
export function usePageTurn<Head extends HTMLElement>(list: string, page: number): RefObject<Head | null> {
  const head = useRef<Head>(null);
  const last = useRef({ list, page });
  const how = useNavigationType();
  useEffect(() => {
    const isTurn = last.current.list === list && last.current.page !== page;
    last.current = { list, page };
    if (!isTurn || how === 'POP') return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  }, [list, page, how]);
  return head;
}
