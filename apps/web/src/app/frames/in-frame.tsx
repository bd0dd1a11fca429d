import type { ComponentType, ReactNode } from 'react';

/** Wraps a page of the route table in a frame that it shares with others. */
export function inFrame(Frame: ComponentType<{ children: ReactNode }>, Page: ComponentType): ComponentType {
  return function FramedPage() {
    return (
      <Frame>
        <Page />
      </Frame>
    );
  };
}
