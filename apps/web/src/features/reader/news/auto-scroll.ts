import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { sessionQuery, useSession } from '../../../lib/session/session.ts';

/** How often the list moves. */
export const tickMilliseconds = 50;

/** One pixel per tick: slow enough to read. */
const step = 1;
/** A pause at either end, and a longer one after the list was moved by hand. */
const restTicks = 60;
const patienceTicks = 120;

/** The position of the list, and for how many more ticks it pauses. */
export interface Scroll {
  top: number;
  rest: number;
}

/** The list pauses before it starts. */
export function scrollFrom(top: number): Scroll {
  return { top, rest: restTicks };
}

/**
 * The next tick of a list that is at `at` and can scroll to `end`. If it is not where it was left, the person has moved
 * it: it pauses and continues from there.
 */
export function nextScroll({ top, rest }: Scroll, at: number, end: number): Scroll {
  if (Math.abs(at - top) > step) return { top: at, rest: patienceTicks };
  if (rest > 0) return { top: at, rest: rest - 1 };
  if (end < step) return { top: at, rest: 0 };
  if (at > end - step) return { top: 0, rest: restTicks };
  const next = Math.min(at + step, end);
  return { top: next, rest: next > end - step ? restTicks : 0 };
}

/** Scrolls a list while `isOn`, except while it is in use or not visible. */
export function useAutoScroll(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const box = list.current;
    if (!isOn || !box) return;
    let scroll = scrollFrom(box.scrollTop);
    const timer = setInterval(() => {
      if (document.hidden || isInUse(box)) return;
      scroll = nextScroll(scroll, box.scrollTop, box.scrollHeight - box.clientHeight);
      if (scroll.top !== box.scrollTop) box.scrollTop = scroll.top;
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [list, isOn]);
}

/** Under the pointer, or reached by keyboard. A clicked link keeps the focus without stopping the list. */
function isInUse(box: HTMLElement): boolean {
  return box.matches(':hover') || box.querySelector(':focus-visible') !== null;
}

const mutationKey = ['auto-scroll'];

/** Whether the news scrolls by itself, and a way to change that. A change shows at once and is saved. */
export function useAutoScrollSetting() {
  const user = useSession()?.user;
  const { mutate } = useMutation({
    mutationKey,
    // One at a time, so that the last press is saved.
    scope: { id: 'auto-scroll' },
    mutationFn: (autoScroll: boolean) =>
      call('updateUser', { params: { id: user?.id ?? '' }, body: { autoScroll } }),
    onMutate: show,
    onError: (_error, wanted) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      show(!wanted);
      void queryClient.invalidateQueries(sessionQuery);
    },
  });
  const isOn = user?.autoScroll ?? false;
  return { isOn, toggle: () => mutate(!isOn) };
}

function show(autoScroll: boolean): void {
  // An answer still on its way does not include the change.
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, user: { ...session.user, autoScroll } },
  );
}
