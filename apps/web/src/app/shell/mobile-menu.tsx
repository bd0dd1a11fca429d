import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId } from 'react';
import { usePart } from '../../lib/loading/load-part.ts';
import type { Session } from '../../lib/session/session.ts';
import type { MenuItem } from './menu.ts';
import classes from './mobile-menu.module.css';

interface MobileMenuProps {
  items: readonly MenuItem[];
  user: Session['user'] | null;
}

/** The same menu behind a button, for narrow screens. */
export function MobileMenu({ items, user }: MobileMenuProps) {
  const { frame, trigger, open, toggle, close } = usePopup<HTMLDivElement>();
  const { part, want } = usePart(() => import('./mobile-panel.tsx'));
  const id = useId();
  const press = async () => {
    if (open || (await want())) toggle();
  };
  return (
    <div ref={frame} className={classes.menu}>
      <button {...trigger} className={classes.button} onClick={press} aria-controls={id} aria-label="Menu">
        <Icon name={open ? 'close' : 'menu'} size={20} />
      </button>
      <div id={id} hidden={!open} className={classes.panel}>
        {open && part && <part.MobilePanel items={items} user={user} onLeave={close} />}
      </div>
    </div>
  );
}
