import { inbox as limits } from '@caliper/contract/limits.ts';
import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { announce } from '../../lib/announcement.ts';
import { usePart } from '../../lib/loading/load-part.ts';
import classes from './bell.module.css';
import { unreadQuery } from './notifications.queries.ts';

/** How many notifications are unread, and a panel with the newest. Without an answer it is a bell without a count. */
export function Bell() {
  const { frame, trigger, open, toggle, close } = usePopup<HTMLDivElement>();
  const { part, want } = usePart(() => import('./bell-panel.tsx'));
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  useNews(data?.unread);
  const id = useId();
  const press = async () => {
    if (open || (await want())) toggle();
  };
  return (
    <div ref={frame} className={classes.frame}>
      <button
        {...trigger}
        className={classes.button}
        onClick={press}
        aria-controls={id}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      >
        <Icon name="bell" size={20} />
        {unread > 0 && (
          <span className={classes.count} translate="no">
            {unread > limits.mostCounted ? `${limits.mostCounted}+` : unread}
          </span>
        )}
      </button>
      <div id={id} hidden={!open} className={classes.panel}>
        {open && part && <part.BellPanel onLeave={close} />}
      </div>
    </div>
  );
}

/** What arrives while somebody works here is announced, not what was there before. */
function useNews(unread: number | undefined): void {
  const last = useRef(unread);
  useEffect(() => {
    const more = unread !== undefined && last.current !== undefined ? unread - last.current : 0;
    last.current = unread;
    if (more > 0) announce(more === 1 ? 'One new notification' : `${more} new notifications`);
  }, [unread]);
}
