import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { usePageTurn } from '../../lib/navigation/use-page-turn.ts';
import { addressOf, choosePage, type SearchChoice } from './search-address.ts';

/** Another query starts at the top of the page, another page of results at the top of the results. */
export function useFreshStart(choice: SearchChoice) {
  const { query, page } = choice;
  const title = useRef<HTMLHeadingElement>(null);
  const results = usePageTurn<HTMLElement>(addressOf(choosePage(choice, 1)), page);
  const last = useRef(query);
  const how = useNavigationType();
  useEffect(() => {
    const isOther = last.current !== query;
    last.current = query;
    if (!isOther || how === 'POP') return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [query, how]);
  return { title, results };
}
