import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { addressOf, choosePage, type SearchChoice } from './search-address.ts';

/**
 * Another query starts at the head of the page, another page of what was found at the head of the results: for the
 * eye and for the keyboard. Going back leaves both to the browser, which knows where the person was.
 */
export function useFreshStart(choice: SearchChoice) {
  const title = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLElement>(null);
  const last = useRef(choice);
  const how = useNavigationType();
  useEffect(() => {
    const before = last.current;
    last.current = choice;
    if (how === 'POP') return;
    if (before.query !== choice.query) {
      title.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    } else if (isTurn(before, choice)) {
      results.current?.focus({ preventScroll: true });
      results.current?.scrollIntoView({ block: 'start' });
    }
  }, [choice, how]);
  return { title, results };
}

function isTurn(before: SearchChoice, now: SearchChoice): boolean {
  return before.page !== now.page && addressOf(choosePage(before, 1)) === addressOf(choosePage(now, 1));
}
