import type { Role } from '@caliper/contract/roles.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import type { SideLink } from './side-frame.tsx';

const customers = ['standard', 'team leader'] as const;

const links: readonly (SideLink & { who: readonly Role[] })[] = [
  { label: 'Account Information', to: paths.account, who: customers },
  { label: 'My Orders', to: paths.orders, who: customers },
  { label: 'Custom Research Request', to: paths.researchRequest, who: customers },
  { label: 'Custom Reports', to: paths.accountCustomReports, who: [...customers, 'sales'] },
  { label: 'Team Management', to: paths.teamManagement, who: ['team leader'] },
  { label: 'Team usage', to: paths.teamUsage, who: customers },
];

/**
 * Custom reports of the support account are in the catalogue, not in a list of its own. Members see what their team uses
 * once they are shown by name.
 */
export function accountSideMenu(
  { role, special }: Pick<Session['user'], 'role' | 'special'>,
  isShownByName = false,
): SideLink[] {
  const hidden = [
    ...(special === 'support' ? [paths.accountCustomReports] : []),
    ...(role === 'team leader' || isShownByName ? [] : [paths.teamUsage]),
  ];
  return links.filter(({ who, to }) => who.includes(role) && !hidden.some((path) => path === to));
}
