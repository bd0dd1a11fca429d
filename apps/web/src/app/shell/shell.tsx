import { useRef } from 'react';
import { Outlet } from 'react-router';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useHomeNotifications, useRouteFocus } from './use-route-change.ts';

/** Everything around a page. It stays while pages come and go. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  useHomeNotifications();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Banners />
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
