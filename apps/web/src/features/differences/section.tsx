import type { ReactNode } from 'react';
import classes from './changes.module.css';
import type { PartName } from './parts.ts';

interface SectionProps {
  name: PartName;
  title: string;
  /** At the right of the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the page that an address can name. */
export function Section({ name, title, tools, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={name}>
      <div className={classes.sectionHead}>
        <h2 id={name} tabIndex={-1}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
