import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { addressOf, type ReportChoice } from './report-choice.ts';

/**
 * Another page of the same report starts at its head, for the eye and for the keyboard. Going back leaves both to
 * the browser, which knows where the person was.
 */
export function usePageTurn(choice: ReportChoice) {
  const results = useRef<HTMLElement>(null);
  const last = useRef(choice);
  const how = useNavigationType();
  useEffect(() => {
    const isTurn = isSameReport(last.current, choice) && last.current.page !== choice.page;
    last.current = choice;
    if (!isTurn || how === 'POP') return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [choice, how]);
  return results;
}

function isSameReport(one: ReportChoice, other: ReportChoice): boolean {
  return addressOf({ ...one, page: 1 }) === addressOf({ ...other, page: 1 });
}
