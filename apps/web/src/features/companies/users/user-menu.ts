import type { MenuAction } from '@caliper/ui/actions/action-menu.tsx';
import type { CompanyUser } from '../companies.queries.ts';
import type { UserAct } from './user-acts.ts';

type Ask = (act: UserAct) => void;

/**
 * The actions on an account. Staff cannot lock, delete or sign out themselves, or delete the accounts that the portal
 * needs.
 */
export function menuOf(user: CompanyUser, isOwn: boolean, ask: Ask): MenuAction[] {
  const action = (act: UserAct, label: string, rest: Partial<MenuAction> = {}) => ({
    label,
    run: () => ask(act),
    ...rest,
  });
  const hasNone = user.multiFactor === false;
  const others = [
    action('devices', user.devices ? `Reset devices (${user.devices})` : 'Reset devices'),
    user.locked ? action('unlock', 'Unlock account') : action('lock', 'Lock account'),
    ...(user.special ? [] : [action('delete', 'Delete user', { destructive: true })]),
  ];
  return [
    action('verify', 'Send verification e-mail'),
    action('secondFactor', hasNone ? 'No second factor to reset' : 'Reset second factor', {
      disabled: hasNone,
    }),
    ...(isOwn ? [] : others),
  ];
}
