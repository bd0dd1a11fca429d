import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { addressOf, type CatalogueView, choosePage } from '../catalogue-address.ts';

/**
 * Another page of the same list starts at its head, for the eye and for the keyboard. Going back leaves both to the
 * browser, which knows where the person was.
 */
export function usePageTurn(view: CatalogueView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  const how = useNavigationType();
  useEffect(() => {
    const isTurn = isSameList(last.current, view) && last.current.page !== view.page;
    last.current = view;
    if (!isTurn || how === 'POP') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [view, how]);
  return heading;
}

function isSameList(one: CatalogueView, other: CatalogueView): boolean {
  return addressOf(choosePage(one, 1)) === addressOf(choosePage(other, 1));
}
