import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useConfig } from '../../lib/api/config.ts';
import { cameFrom } from '../../lib/navigation/link-state.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SkipLink } from '../../lib/navigation/skip-link.tsx';
import { Banners } from './banners.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { ShellLink } from './shell-link.tsx';
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
      <main id={mainId} ref={main} tabIndex={-1} className="stack grow slim">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

export function Footer() {
  const { providerName, providerSite } = useConfig();
  const location = useLocation();
  return (
    <footer className="small faint overline ground">
      <div className={classes.row}>
        <span>
          © <span translate="no">{new Date().getFullYear()}</span> {providerName}
        </span>
        <a href={providerSite} translate="no">
          {hostOf(providerSite)}
        </a>
        <span className={classes.gap} />
        <ColorSchemeChoice />
        <ShellLink to={paths.contact} state={cameFrom(location)}>
          Contact Us
        </ShellLink>
        <ShellLink to={paths.help}>Help</ShellLink>
      </div>
    </footer>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
