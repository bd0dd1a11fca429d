import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId } from 'react';
import { useLocation } from 'react-router';
import classes from './main-menu.module.css';
import { isCurrent, type MenuItem } from './menu.ts';
import { MenuHead } from './menu-head.tsx';
import { ShellLink } from './shell-link.tsx';

export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.menu} aria-label="Main">
      <ul className="list flex">
        {items.map((item) => (
          <li key={item.label} className={classes.item} data-current={isCurrent(item, pathname) || undefined}>
            {item.children ? <Section item={item} /> : <MenuHead item={item} className={classes.link} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name leads to the section; the arrow beside it opens the list of its pages. */
function Section({ item }: { item: MenuItem }) {
  const { frame, trigger, open, close } = usePopup<HTMLDivElement>();
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div ref={frame} className="row">
      <MenuHead item={item} className={classes.link} onClick={close} />
      <button {...trigger} className={classes.arrow} aria-controls={id} aria-label={`${item.label} menu`}>
        <Icon name="chevron" size={14} />
      </button>
      <ul id={id} className={classes.panel} hidden={!open}>
        {item.children?.map(({ label, to }) => (
          <li key={to}>
            <ShellLink
              className="block ink unlined nowrap r4 lights current py8 px10"
              to={to}
              onClick={close}
              aria-current={pathname === to ? 'page' : undefined}
            >
              {label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
