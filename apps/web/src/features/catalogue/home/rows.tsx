import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon, type IconName } from '@caliper/ui/theme/icons.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { cameFrom } from '../../../lib/navigation/link-state.ts';
import { followIcon } from '../../following/index.ts';
import classes from './home.module.css';
import type { Favorite, Followed, News, Shared } from './home.queries.ts';
import { dayWords, leadWords, newsWords, placesWords, sharedWords, tagTone, tagWords } from './home-words.ts';

export function NewsRow({ of }: { of: News }) {
  const location = useLocation();
  const words = newsWords(of);
  const lead = {
    className: classes.lead,
    'aria-label': `${leadWords[of.opens]}: ${of.title}, ${editionWords(of)}`,
    children: leadWords[of.opens],
  };
  return (
    <li className={classes.news}>
      <time className={classes.date} translate="no">
        {formatDate(of.at)}
      </time>
      <span className={classes.tag}>
        <StatusTag tone={tagTone[of.tag]}>{tagWords(of)}</StatusTag>
      </span>
      <div className={classes.story}>
        <p>
          <span className={classes.title}>{of.title}</span>{' '}
          <span className="small faint">{editionWords(of)}</span>
        </p>
        {words && <p className={classes.words}>{words}</p>}
      </div>
      {of.opens === 'dashboard' ? (
        <a {...lead} href={of.path} target="_blank" rel="noreferrer" />
      ) : (
        <Link {...lead} to={of.path} state={cameFrom(location)} />
      )}
    </li>
  );
}

interface SideRowProps {
  title: string;
  path: string | null;
  fact: ReactNode;
  isNew?: boolean;
  icon?: IconName;
  children?: ReactNode;
}

/** A title with one fact beside it. */
function SideRow({ title, path, fact, isNew = false, icon, children }: SideRowProps) {
  const location = useLocation();
  return (
    <li className={classes.side}>
      {icon && (
        <span className="sign faint">
          <Icon name={icon} />
        </span>
      )}
      <div className="grow slim">
        {path === null ? (
          <span className={icon ? 'semi' : classes.title}>{title}</span>
        ) : (
          <Link className={icon ? classes.followed : classes.title} to={path} state={cameFrom(location)}>
            {title}
          </Link>
        )}
        {children}
      </div>
      <span className={classes.fact} data-new={isNew || undefined}>
        {fact}
      </span>
    </li>
  );
}

export function SharedRow({ of }: { of: Shared }) {
  const day = of.at === null ? '' : dayWords(of.at, new Date());
  return (
    <SideRow title={of.title} path={of.path} fact={of.unread ? 'New' : day} isNew={of.unread}>
      <p className="small faint">{sharedWords(of)}</p>
    </SideRow>
  );
}

export function FollowedRow({ of }: { of: Followed }) {
  return (
    <SideRow
      title={of.kind === 'search' ? `“${of.name}”` : of.name}
      path={of.path}
      icon={followIcon[of.kind]}
      fact={placesWords(of)}
      isNew={of.places > 0}
    >
      {of.detail && <span className="small faint"> {of.detail}</span>}
    </SideRow>
  );
}

export function FavoriteRow({ of }: { of: Favorite }) {
  return (
    <SideRow title={of.title} path={of.path} fact={of.subscribed ? 'Subscribed' : 'Not subscribed'}>
      <p className="small faint">
        <b className="ink bold" translate="no">
          {of.year}
        </b>{' '}
        · {of.region}
      </p>
    </SideRow>
  );
}
