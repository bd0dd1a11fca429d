import { type PlaceKind, readAfter } from '@caliper/contract/reading/reading.values.ts';
import { useEffect, useEffectEvent } from 'react';
import { places } from '../../reading/index.ts';
import type { Subject } from '../reader-address.ts';
import { useReader } from '../reader-context.ts';

const settleMilliseconds = 300;

export function placeKindOf({ kind }: Pick<Subject, 'kind'>): PlaceKind {
  return kind === 'report' ? 'report' : 'custom-report';
}

/**
 * Tells the server where the person is, so that another device continues there, and what they have read. Merely opening
 * a report at its beginning is no reading, and does not replace an earlier place.
 */
export function useRecording(shown: number | null, sight: () => string | null): void {
  const { subject, entries } = useReader();
  const isFirst = shown === entries[0]?.id;
  const note = useEffectEvent((read?: number) => {
    if (shown === null) return;
    const version = subject.release?.version;
    const place = { entry: shown, block: sight(), ...(version && { version }) };
    places.note({ kind: placeKindOf(subject), id: subject.id }, place, read);
  });
  useEffect(() => {
    if (shown !== null && !isFirst) note();
  }, [shown, isFirst]);
  useEffect(() => {
    if (shown === null) return;
    const ends = [whenSettled(note), whenRead(() => note(shown))];
    return () => {
      for (const end of ends) end();
    };
  }, [shown]);
  useEffect(() => {
    const leave = () => document.hidden && places.flush(true);
    const end = () => places.flush(true);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', end);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', end);
      places.flush();
    };
  }, []);
}

function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settleMilliseconds);
  };
  addEventListener('scroll', settle, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', settle);
  };
}

/** Once: after long enough in sight, or scrolled far enough. */
function whenRead(run: () => void): () => void {
  let left = readAfter.seconds * 1000;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
    removeEventListener('scroll', look);
  };
  const done = () => {
    end();
    run();
  };
  const turn = () => {
    clearTimeout(timer);
    if (document.hidden) left -= performance.now() - since;
    else {
      since = performance.now();
      timer = setTimeout(done, left);
    }
  };
  const look = () => isScrolled() && done();
  document.addEventListener('visibilitychange', turn);
  addEventListener('scroll', look, { passive: true });
  if (!document.hidden) timer = setTimeout(done, left);
  return end;
}

function isScrolled(): boolean {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  return room > 0 && window.scrollY / room >= readAfter.share;
}
