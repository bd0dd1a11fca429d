import type { ComponentType, ReactNode } from 'react';

/** A page of the route table inside the frame that it shares with others. */
export function inFrame(Frame: ComponentType<{ children: ReactNode }>, Page: ComponentType): ComponentType {
  return function FramedPage() {
    return (
      <Frame>
        <Page />
      </Frame>
    );
  };
}
