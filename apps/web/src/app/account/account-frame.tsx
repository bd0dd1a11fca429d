import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { SideFrame } from '../side-frame/side-frame.tsx';
import { accountSideMenu } from './account-menu.ts';

export function AccountFrame({ children }: { children: ReactNode }) {
  const role = useSession()?.user.role;
  return (
    <SideFrame title="My Account" groups={[role ? accountSideMenu(role) : []]}>
      {children}
    </SideFrame>
  );
}
