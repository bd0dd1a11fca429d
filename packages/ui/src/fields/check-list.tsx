import type { ComponentProps, ReactNode } from 'react';
import { Bone } from '../messages/bone.tsx';
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
    <div className="appears scroller" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="row lined gap12 py12 px4">
          <Bone size={[18, 18]} />
          <Bone size={['55%', 12]} />
        </div>
      ))}
    </div>
  );
}
