import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { type ReactNode, Suspense } from 'react';
import classes from './side-frame.module.css';
import { SideMenu } from './side-menu.tsx';

export interface SideLink {
  label: string;
  to: string;
}

interface SideFrameProps {
  title: string;
  /** Groups of links, separated by lines. Without any there is no menu. */
  groups: readonly (readonly SideLink[])[];
  children: ReactNode;
}

/** Pages that belong together, with their menu beside them. The menu stays while the next page loads. */
export function SideFrame({ title, groups, children }: SideFrameProps) {
  const hasMenu = groups.some((group) => group.length > 0);
  return (
    <div className={`page ${hasMenu ? classes.frame : ''}`}>
      {hasMenu && <SideMenu title={title} groups={groups} />}
      <div className={classes.content}>
        <Suspense fallback={<SkeletonRows />}>{children}</Suspense>
      </div>
    </div>
  );
}
