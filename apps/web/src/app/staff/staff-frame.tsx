import type { ReactNode } from 'react';
import { SideFrame } from '../side-frame/side-frame.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { staffMenu } from './staff-menu.ts';

export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SideFrame title="Admin Panel" groups={staffMenu}>
        {children}
      </SideFrame>
      <ScrollToTop />
    </>
  );
}
