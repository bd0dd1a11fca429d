import type { ReactNode } from 'react';
import classes from './admin-help.module.css';

interface HelpSectionProps {
  /** Its name in the address. */
  id: string;
  title: string;
  children: ReactNode;
}

export function HelpSection({ id, title, children }: HelpSectionProps) {
  const heading = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
