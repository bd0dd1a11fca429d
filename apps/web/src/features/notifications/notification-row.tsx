import { kindOf } from '@caliper/contract/notifications/notifications.kinds.ts';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { Link, useLocation } from 'react-router';
import { needsFullLoad } from '../../lib/navigation/full-load.ts';
import classes from './notification-row.module.css';
import { type Notification, readOne } from './notifications.queries.ts';

interface NotificationRowProps {
  of: Notification;
  /** When, in the words of the list that it is in. */
  when: string;
  /** In the panel it is short and stands in one column. */
  short?: boolean;
  onLeave?: () => void;
}

/** The whole row leads to what it is about. */
export function NotificationRow({ of, when, short = false, onLeave }: NotificationRowProps) {
  const { kind, at, read, title, year, region, detail, by, message, path, follows } = of;
  const { pathname } = useLocation();
  const { tag, tone } = kindOf(kind);
  const open = () => {
    void readOne(of);
    onLeave?.();
  };
  return (
    <li className={classes.row} data-unread={!read || undefined} data-short={short || undefined}>
      <Link className={classes.link} to={path} reloadDocument={needsFullLoad(pathname, path)} onClick={open}>
        <span className={classes.kind}>
          <StatusTag tone={tone === 'new' ? 'accent' : tone}>{tag}</StatusTag>
          {!read && <Unseen>, unread</Unseen>}
        </span>{' '}
        <time className={classes.when} dateTime={new Date(at * 1000).toISOString()}>
          {when}
        </time>{' '}
        <span className={classes.what}>
          <span className={classes.title} translate="no">
            {title}
          </span>
          {year !== null && (
            <span className="small faint nowrap">
              <span translate="no">{year}</span> {region}
            </span>
          )}
          {detail !== '' && <span className="small faint nowrap">{detail}</span>}
          {follows.length > 0 && (
            <span className="block small quiet">
              You follow <span translate="no">{follows.join(', ')}</span>
            </span>
          )}
          {by !== null && (
            <span className="block small quiet">
              by <span translate="no">{by}</span>
            </span>
          )}
          {message !== '' && <q className={classes.message}>{message}</q>}
        </span>
      </Link>
    </li>
  );
}
