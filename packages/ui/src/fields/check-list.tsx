import type { ComponentProps, ReactNode } from 'react';
import classes from './check-list.module.css';
import { Checkbox } from './checkbox.tsx';

interface CheckListProps {
  /** Names the list for screen readers. */
  label: string;
  children: ReactNode;
}

/** Checkboxes below each other. A long list scrolls by itself, so that what follows stays in view. */
export function CheckList({ label, children }: CheckListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface CheckRowProps
  extends Omit<ComponentProps<typeof Checkbox>, 'name' | 'about' | 'children' | 'aria-label'> {
  name: ReactNode;
  /** Smaller text below the name. */
  about?: ReactNode;
}

export function CheckRow({ name, about, ...box }: CheckRowProps) {
  return (
    <li className={classes.row}>
      <Checkbox {...box}>
        <span className="slim">
          <span className={classes.name} data-alone={about === undefined || undefined}>
            {name}
          </span>
          {about !== undefined && <span className={classes.about}>{about}</span>}
        </span>
      </Checkbox>
    </li>
  );
}

/** Placeholder for a list that is loading. */
export function CheckListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.box} />
          <span className={classes.line} />
        </div>
      ))}
    </div>
  );
}
