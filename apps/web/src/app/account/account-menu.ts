import type { Role } from '@caliper/contract/roles.ts';
import { paths } from '../paths.ts';
import type { SideLink } from '../side-frame/side-frame.tsx';

const customers = ['standard', 'team leader'] as const;

const links: readonly (SideLink & { who: readonly Role[] })[] = [
  { label: 'Account Information', to: paths.account, who: customers },
  { label: 'My Orders', to: paths.orders, who: customers },
  { label: 'Custom Research Request', to: paths.researchRequest, who: customers },
  { label: 'Custom Reports', to: paths.accountCustomReports, who: [...customers, 'sales'] },
  { label: 'Team Management', to: paths.teamManagement, who: ['team leader'] },
];

export function accountSideMenu(role: Role): SideLink[] {
  return links.filter(({ who }) => who.includes(role));
}
