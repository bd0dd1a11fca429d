import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usageNamesQuery } from '../../features/usage/index.ts';
import { useSession } from '../../lib/session/session.ts';
import { accountSideMenu } from './account-menu.ts';
import { SideFrame } from './side-frame.tsx';

export function AccountFrame({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  const { data: names } = useQuery({ ...usageNamesQuery, enabled: user?.role === 'standard' });
  return (
    <SideFrame title="My Account" groups={[user ? accountSideMenu(user, Boolean(names?.from)) : []]}>
      {children}
    </SideFrame>
  );
}
