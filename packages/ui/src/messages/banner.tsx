import type { ReactNode } from 'react';
import { Icon } from '../theme/icons.tsx';
import classes from './banner.module.css';

export type BannerTone = 'warn' | 'bad' | 'info';

interface BannerProps {
  tone: BannerTone;
  /** Shows the warning sign, for a danger that is not a deadline, such as a browser setting. */
  sign?: boolean;
  /** Screen readers read an alert at once, anything else when they reach it. */
  alert?: boolean;
  children: ReactNode;
}

/** Full width, above the header. */
export function Banner({ tone, sign = false, alert = false, children }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role={alert ? 'alert' : 'status'}>
      {sign && <Icon name="warning" />}
      {children}
    </div>
  );
}
