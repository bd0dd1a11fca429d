import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepHistoryGate } from '../navigation/history-gate.ts';

/** Called instead of leaving; calling `leave` takes the person where they wanted to go. */
type Ask = (leave: () => void) => void;

/** Whether an address belongs to the page, so that going there loses nothing. */
type IsWithin = (pathname: string) => boolean;

/**
 * While active, links, forms, the Back button and closing the tab do not leave the page at once. The browser itself
 * asks about closing; we ask about the others.
 */
export function useLeaveGuard(isActive: boolean, ask: Ask, isWithin: IsWithin = () => false): void {
  const place = useRef(0);
  const location = useLocation();
  const latestAsk = useRef(ask);
  const latestIsWithin = useRef(isWithin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of address has a place in the history
  useEffect(() => {
    place.current = placeInHistory();
  }, [location]);
  useEffect(() => {
    latestAsk.current = ask;
    latestIsWithin.current = isWithin;
  });
  useEffect(() => {
    if (!isActive) return;
    const stays = (pathname: string) => latestIsWithin.current(pathname);
    return guard(place, (leave) => latestAsk.current(leave), stays);
  }, [isActive]);
}

function guard(place: { current: number }, ask: Ask, isWithin: IsWithin): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const stop = () => watch.abort();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  document.addEventListener('click', (event) => holdLink(event, ask, stop, isWithin), {
    signal,
    capture: true,
  });
  document.addEventListener('submit', (event) => holdForm(event, ask, stop), { signal, capture: true });
  signal.addEventListener('abort', keepHistoryGate(holdSteps(place, ask, stop, isWithin)));
  return stop;
}

function holdLink(event: MouseEvent, ask: Ask, stop: () => void, isWithin: IsWithin): void {
  const link = leavingLink(event);
  if (!link || isWithin(link.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => {
    stop();
    link.click();
  });
}

function holdForm(event: SubmitEvent, ask: Ask, stop: () => void): void {
  const form = event.target as HTMLFormElement;
  if (!leadsElsewhere(form)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => {
    stop();
    form.requestSubmit();
  });
}

/** The browser has already gone back or forward: the address is restored, and the router is not notified. */
function holdSteps(place: { current: number }, ask: Ask, stop: () => void, isWithin: IsWithin) {
  let isReturning = false;
  return (event: PopStateEvent) => {
    const steps = place.current - placeInHistory();
    if (!isReturning && (steps === 0 || isWithin(location.pathname))) return;
    event.stopImmediatePropagation();
    isReturning = !isReturning;
    if (!isReturning) return;
    history.go(steps);
    ask(() => {
      stop();
      history.go(-steps);
    });
  };
}

/** The router numbers its entries. */
function placeInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}

/** Whether submitting the form opens another page. The search in the header does, unless it is empty. */
function leadsElsewhere(form: HTMLFormElement): boolean {
  const isFilledIn = [...new FormData(form).values()].some((value) => String(value).trim() !== '');
  return isFilledIn && new URL(form.action).pathname !== location.pathname;
}

/** A link that would take this tab to another page of ours; the browser asks about leaving for another site. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname && link.search === location.search ? null : link;
}
