import { useLocation } from 'react-router';
import { useConfig } from '../../lib/api/config.ts';
import { cameFrom } from '../../lib/navigation/came-from.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import classes from './footer.module.css';
import { ShellLink } from './shell-link.tsx';

export function Footer() {
  const { providerName, providerSite } = useConfig();
  const location = useLocation();
  return (
    <footer className={classes.footer}>
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
