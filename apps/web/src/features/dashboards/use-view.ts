import type { ToFrame } from '@caliper/contract/dashboards/frame.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const oneStepMilliseconds = 1000;

/**
 * Keeps the page's address and the frame's view in step. Each choice adds a history entry, except one that follows so
 * quickly that it belongs to the last: a moving slider, a word being typed.
 */
export function useViewInAddress(frame: RefObject<HTMLIFrameElement | null>): (search: string) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const lastStep = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (!shown || shown.location.search === search) return;
    const message: ToFrame = { caliper: 'view', search };
    shown.postMessage(message, location.origin);
  }, [frame, search]);
  return (chosen) => {
    if (chosen === search) return;
    const replace = Date.now() - lastStep.current < oneStepMilliseconds;
    lastStep.current = Date.now();
    void navigate({ search: chosen }, { replace });
  };
}
