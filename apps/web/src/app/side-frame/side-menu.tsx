import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './side-frame.module.css';
import type { SideLink } from './side-frame.tsx';

interface SideMenuProps {
  title: string;
  groups: readonly (readonly SideLink[])[];
}

/** Beside the page if there is room; otherwise behind a button that names the current page. */
export function SideMenu({ title, groups }: SideMenuProps) {
  const { frame, button, open, toggle, close } = usePopup<HTMLElement>();
  const { pathname } = useLocation();
  const id = useId();
  const current = groups.flat().find(({ to }) => to === pathname);
  return (
    <nav ref={frame} className={classes.menu} aria-label={title}>
      <p className={classes.title}>{title}</p>
      <button
        ref={button}
        type="button"
        className={classes.button}
        onClick={toggle}
        aria-expanded={open}
        aria-controls={id}
      >
        <span>
          <strong>{title}</strong> {current?.label}
        </span>
        <Icon name="chevron" />
      </button>
      <div id={id} className={classes.groups} data-open={open || undefined}>
        {groups.map((group) => (
          <ul key={group[0]?.to} className={classes.group}>
            {group.map(({ label, to }) => (
              <li key={to}>
                <Link
                  className={classes.link}
                  to={to}
                  onClick={close}
                  aria-current={to === pathname ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
