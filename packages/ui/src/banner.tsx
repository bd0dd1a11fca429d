import type { ReactNode } from 'react';
import classes from './banner.module.css';
import { Icon } from './icons.tsx';

export type BannerTone = 'warn' | 'bad' | 'info';

interface BannerProps {
  tone: BannerTone;
  /** A danger that is no deadline, such as a browser setting, carries the warning sign. */
  sign?: boolean;
  /** An alert is read out at once; anything else when the reader comes to it. */
  alert?: boolean;
  children: ReactNode;
}

/** Runs the full width above the header. */
export function Banner({ tone, sign = false, alert = false, children }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role={alert ? 'alert' : 'status'}>
      {sign && <Icon name="warning" />}
      {children}
    </div>
  );
}
