import type { ReactNode } from 'react';
import { SideFrame } from '../side-frame/side-frame.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** A staff page for people without the admin panel: header and footer, but no side menu. */
export function StandardFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SideFrame title="" groups={[]}>
        {children}
      </SideFrame>
      <ScrollToTop />
    </>
  );
}
