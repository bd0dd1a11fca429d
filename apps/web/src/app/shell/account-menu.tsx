import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Avatar } from '@caliper/ui/lists/avatar.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import classes from './account-menu.module.css';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { accountMenu } from './menu.ts';
import { ShellLink } from './shell-link.tsx';

/** The person's name leads to the account; the arrow beside it opens the menu of their role. */
export function AccountMenu({ user }: { user: Session['user'] }) {
  const { frame, trigger, open, close } = usePopup<HTMLDivElement>();
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div ref={frame} className="row rel">
      <ShellLink className={classes.person} to={paths.account}>
        <Avatar name={user.name} />
        <span className={classes.name}>{user.name}</span>
        <Unseen>, my account</Unseen>
      </ShellLink>
      <button {...trigger} className={classes.arrow} aria-controls={id} aria-label="Account menu">
        <Icon name="chevron" />
      </button>
      <div id={id} className={classes.panel} hidden={!open}>
        <ul className={classes.list}>
          {accountMenu(user.role).map(({ label, to, icon }) => (
            <li key={to}>
              <ShellLink
                className="row gap10 ink unlined nowrap r4 lights current py8 px12"
                to={to}
                onClick={close}
                aria-current={pathname === to ? 'page' : undefined}
              >
                <Icon name={icon} />
                {label}
              </ShellLink>
            </li>
          ))}
        </ul>
        <div className={classes.scheme}>
          Appearance <ColorSchemeChoice />
        </div>
      </div>
    </div>
  );
}
