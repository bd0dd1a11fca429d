import { Logo } from '@caliper/ui/theme/logo.tsx';
import { useRef } from 'react';
import { Bell } from '../../features/notifications/index.ts';
import { SearchBox } from '../../features/search/index.ts';
import { useConfig } from '../../lib/api/config.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { useBarHeight } from '../../lib/use-bar-height.ts';
import { hasExpired } from '../admit.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { mainMenu } from './menu.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Palette } from './palette.tsx';
import { ShellLink } from './shell-link.tsx';

export function Header() {
  const { productName, blog } = useConfig();
  const session = useSession();
  const items = mainMenu(session?.user.role ?? null, blog);
  const isActive = session !== null && !hasExpired(session, Date.now() / 1000);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--top-bar');
  return (
    <header ref={bar} className={classes.header}>
      <div className={classes.row}>
        <ShellLink className={classes.logo} to={paths.allReports}>
          <Logo name={productName} />
        </ShellLink>
        <MainMenu items={items} />
        {session && <SearchBox />}
        {isActive && !session.viewing && <Bell />}
        {session && <AccountMenu user={session.user} />}
        <MobileMenu items={items} user={session?.user ?? null} />
      </div>
      {isActive && <Palette user={session.user} />}
    </header>
  );
}
