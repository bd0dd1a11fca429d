import { useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { accountMenu, isCurrent, type MenuItem, type MenuLink } from './menu.ts';
import { MenuHead } from './menu-head.tsx';
import classes from './mobile-menu.module.css';
import { ShellLink } from './shell-link.tsx';

interface MobilePanelProps {
  items: readonly MenuItem[];
  user: Session['user'] | null;
  onLeave: () => void;
}

export function MobilePanel({ items, user, onLeave }: MobilePanelProps) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.sheet} aria-label="Main">
      <ul className={classes.sections}>
        {items.map((item) => (
          <li
            key={item.label}
            data-current={isCurrent(item, pathname) || undefined}
            className={classes.section}
          >
            <MenuHead item={item} className={classes.head} onClick={onLeave} />
            {item.children && <Links links={item.children} onLeave={onLeave} />}
          </li>
        ))}
        {user && (
          <li className={classes.section}>
            <ShellLink className={classes.head} to={paths.account} onClick={onLeave}>
              {user.name}
            </ShellLink>
            <Links links={accountMenu(user.role)} onLeave={onLeave} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Links({ links, onLeave }: { links: readonly MenuLink[]; onLeave: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul className="list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <ShellLink
            className={classes.link}
            to={to}
            onClick={onLeave}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {label}
          </ShellLink>
        </li>
      ))}
    </ul>
  );
}
