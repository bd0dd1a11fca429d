import type { Loadable } from '@caliper/ui/behaviour/loadable.tsx';
import type { ReactNode } from 'react';

/** Wraps a page of the route table in a frame that it shares with others. */
export function inFrame(Frame: Loadable<{ children: ReactNode }>, Inner: Loadable): Loadable {
  const preload = () => Promise.all([Frame.preload?.(), Inner.preload?.()]);
  const FramedPage = () => (
    <Frame>
      <Inner />
    </Frame>
  );
  return Object.assign(FramedPage, { preload });
}
