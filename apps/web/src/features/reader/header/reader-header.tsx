import { Icon } from '@caliper/ui/icons.tsx';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { ReportMeta } from '../reader.queries.ts';
import classes from './reader-header.module.css';
import type { Upgrade } from './upgrade.ts';
import { UpgradeLink } from './upgrade-words.tsx';
import type { WayBack } from './way-back.ts';

interface ReaderHeaderProps {
  header: RefObject<HTMLElement | null>;
  meta: ReportMeta;
  back: WayBack;
  upgrade: Upgrade | null;
  /** There is more than usual to show. */
  isCrowded?: boolean;
  /** Opens and closes the panel at the left. */
  leftToggle?: ReactNode;
  /** What can be done, at the right. */
  children?: ReactNode;
}

/** Stays under the header of the portal: the way back, which report this is, and what can be done with it. */
export function ReaderHeader(props: ReaderHeaderProps) {
  const { header, meta, back, upgrade, isCrowded, leftToggle, children } = props;
  return (
    <header ref={header} className={classes.header} data-crowded={isCrowded || undefined}>
      {leftToggle}
      <Link className={classes.back} to={back.to}>
        <Icon name="chevronLeft" />
        {back.words}
      </Link>
      <div className={classes.report}>
        <p className={classes.title}>{meta.report_name}</p>
        <span className={classes.tag} translate="no">
          {meta.report_year}
        </span>
        <span className={classes.tag}>{meta.region}</span>
        <UpgradeLink upgrade={upgrade} back={back} />
      </div>
      {children}
    </header>
  );
}
