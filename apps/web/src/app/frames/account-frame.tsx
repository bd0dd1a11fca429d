import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { accountSideMenu } from './account-menu.ts';
import { SideFrame } from './side-frame.tsx';

export function AccountFrame({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  return (
    <SideFrame title="My Account" groups={[user ? accountSideMenu(user) : []]}>
      {children}
    </SideFrame>
  );
}
