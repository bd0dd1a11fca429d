import { Icon } from '@caliper/ui/icons.tsx';
import { usePopup } from '@caliper/ui/use-popup.ts';
import { lazy, Suspense, useId } from 'react';
import type { Session } from '../../lib/session.ts';
import type { MenuItem } from './menu.ts';
import classes from './mobile-menu.module.css';

const MobilePanel = lazy(async () => ({ default: (await import('./mobile-panel.tsx')).MobilePanel }));

interface MobileMenuProps {
  items: readonly MenuItem[];
  user: Session['user'] | null;
}

/** The same menu behind a button, where the header has no room for it. */
export function MobileMenu({ items, user }: MobileMenuProps) {
  const { frame, button, open, toggle, close } = usePopup<HTMLDivElement>();
  const id = useId();
  return (
    <div ref={frame} className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        onClick={toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label="Menu"
      >
        <Icon name={open ? 'close' : 'menu'} size={20} />
      </button>
      <div id={id} hidden={!open} className={classes.panel}>
        <Suspense>{open && <MobilePanel items={items} user={user} onLeave={close} />}</Suspense>
      </div>
    </div>
  );
}
