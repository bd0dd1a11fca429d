import type { PaletteLink } from '../../features/search/index.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { accountSideMenu } from '../frames/account-menu.ts';
import { staffMenu } from '../frames/staff-frame.tsx';
import { accountMenu, mainMenu } from './menu.ts';

/** Where all the menus of a person lead, once each. What ends the session or leaves the product is not among it. */
export function paletteLinks(user: Session['user']): PaletteLink[] {
  const main = mainMenu(user.role, '')
    .filter(({ external }) => !external)
    .flatMap(
      ({ label, to, children }) => children?.map((one) => ({ ...one, menu: label })) ?? [{ label, to }],
    );
  const staff = user.role === 'admin' ? staffMenu.flat() : [];
  const account = accountMenu(user.role).filter(({ to }) => to !== paths.signOut);
  const all: PaletteLink[] = [
    ...main,
    ...staff.map(({ label, to }) => ({ label, to, menu: 'Admin Panel' })),
    ...accountSideMenu(user).map(({ label, to }) => ({ label, to, menu: 'My Account' })),
    ...account.map(({ label, to }) => ({ label, to })),
    { label: 'Notifications', to: paths.notifications },
    { label: 'Contact Us', to: paths.contact },
    { label: 'Help', to: paths.help },
  ];
  return all.filter(({ to }, at) => all.findIndex((one) => one.to === to) === at);
}
