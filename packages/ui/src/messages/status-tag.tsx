import type { ReactNode } from 'react';
import { Icon, type IconName } from '../theme/icons.tsx';
import classes from './status-tag.module.css';

interface StatusTagProps {
  tone: 'ok' | 'warn' | 'bad' | 'accent' | 'plain' | 'edge';
  icon?: IconName;
  /** With a tinted background, for a tag that is not in a tinted row. */
  soft?: boolean;
  children: ReactNode;
}

/** A word for the state of a row or form. */
export function StatusTag({ tone, icon, soft = false, children }: StatusTagProps) {
  return (
    <span className={classes.tag} data-tone={tone} data-soft={soft || undefined}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
