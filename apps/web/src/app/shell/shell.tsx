import { type MouseEvent, useRef } from 'react';
import { Outlet } from 'react-router';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useHomeNotifications, useRouteFocus } from './use-route-change.ts';

const mainId = 'main';

/** Everything around a page. It stays while pages come and go. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  useHomeNotifications();
  // Going to the fragment would be a step in the history, to which the router gives no number.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={`#${mainId}`} onClick={skip}>
        Skip to content
      </a>
      <Banners />
      <Header />
      <main id={mainId} ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
