import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type ReactNode, Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './side-frame.module.css';

export interface SideLink {
  label: string;
  to: string;
}

interface SideFrameProps {
  title: string;
  /** Groups of links, separated by lines. Without any there is no menu. */
  groups: readonly (readonly SideLink[])[];
  /** How much waits behind a link, by its address. Nothing is said about none. */
  counts?: Record<string, number | undefined> | undefined;
  children: ReactNode;
}

/** Pages that belong together, with their menu beside them. The menu stays while the next page loads. */
export function SideFrame({ title, groups, counts, children }: SideFrameProps) {
  const hasMenu = groups.some((group) => group.length > 0);
  return (
    <div className={`page ${hasMenu ? classes.frame : ''}`}>
      {hasMenu && <SideMenu title={title} groups={groups} counts={counts} />}
      <div className="slim">
        <Suspense fallback={<SkeletonRows />}>{children}</Suspense>
      </div>
    </div>
  );
}

type SideMenuProps = Pick<SideFrameProps, 'title' | 'groups' | 'counts'>;

/** Beside the page if there is room; otherwise behind a button that names the current page. */
function SideMenu({ title, groups, counts = {} }: SideMenuProps) {
  const { frame, trigger, open, close } = usePopup<HTMLElement>();
  const { pathname } = useLocation();
  const id = useId();
  const links = groups.flat();
  // A page below an entry that has none of its own belongs to that entry.
  const current =
    links.find(({ to }) => to === pathname) ??
    links.find(({ to }) => to !== links[0]?.to && pathname.startsWith(`${to}/`));
  return (
    <nav ref={frame} className="rel" aria-label={title}>
      <p className={`mb8 bold ${classes.wide}`}>{title}</p>
      <button {...trigger} className={classes.button} aria-controls={id}>
        <span>
          <strong>{title}</strong> {current?.label}
        </span>
        <Icon name="chevron" />
      </button>
      <div id={id} className={classes.groups} data-open={open || undefined}>
        {groups.map((group) => (
          <ul key={group[0]?.to} className={classes.group}>
            {group.map(({ label, to }) => (
              <li key={to}>
                <Link
                  className={classes.link}
                  to={to}
                  onClick={close}
                  aria-current={to === current?.to ? 'page' : undefined}
                >
                  {label}
                  {counts[to] ? <span className={classes.count}> {counts[to]}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
