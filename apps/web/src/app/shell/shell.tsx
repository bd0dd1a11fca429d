import { useRef } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '../../lib/navigation/skip-link.tsx';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useRouteFocus } from './use-route-change.ts';

const mainId = 'main';

/** Everything around a page. It stays mounted while pages change. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <div className={classes.shell}>
      <SkipLink className={classes.skip} to={mainId}>
        Skip to content
      </SkipLink>
      <Banners />
      <Header />
      <main id={mainId} ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
