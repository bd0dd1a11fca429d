import type { ReactNode } from 'react';
import { SideFrame } from '../side-frame/side-frame.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** A staff page for those who have no admin panel: header and footer around it, and no menu. */
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
