import type { ReactNode } from 'react';
import classes from './narrow-page.module.css';

interface NarrowPageProps {
  title: string;
  lead?: ReactNode;
  /** For a form with fields in pairs. */
  wide?: boolean;
  children?: ReactNode;
}

/** A page that asks for one thing. */
export function NarrowPage({ title, lead, wide = false, children }: NarrowPageProps) {
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <h1>{title}</h1>
      {lead && <p className="mt8 quiet">{lead}</p>}
      <div className={classes.body}>{children}</div>
    </div>
  );
}
