import type { FromFrame } from '@caliper/contract/dashboards/frame.ts';
import { type RefObject, useEffect, useRef } from 'react';

type Frame = RefObject<HTMLIFrameElement | null>;

/** Listens to messages from this frame only. */
export function useFrameMessages(frame: Frame, hear: (message: FromFrame) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const listener = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (isMessage(data)) latest.current(data);
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [frame]);
}

function isMessage(data: unknown): data is FromFrame {
  return typeof data === 'object' && data !== null && 'caliper' in data;
}
