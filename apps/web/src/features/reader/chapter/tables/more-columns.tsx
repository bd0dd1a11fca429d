import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useEffect, useState } from 'react';
import type { TablePlace } from './arrange-tables.ts';
import { gridOf } from './grid.ts';
import classes from './tables.module.css';

/** At the edge of a table that is wider than its room: how many columns follow, and a button that brings them in. */
export function MoreColumns({ place }: { place: TablePlace }) {
  const following = useFollowing(place);
  if (following === 0) return null;
  const show = () => {
    // The arrow keys go on from there; at the last column the button is gone.
    place.scroller.focus({ preventScroll: true });
    place.scroller.scrollBy({ left: (place.scroller.clientWidth * 2) / 3, behavior: 'smooth' });
  };
  return (
    <>
      <div className={classes.rail}>
        <button
          type="button"
          className={classes.more}
          aria-label={`More columns of ${place.label}`}
          title="More columns"
          onClick={show}
        >
          <Icon name="chevronRight" />
        </button>
      </div>
      <p className={classes.following}>
        {following} more {following === 1 ? 'column' : 'columns'} to the right
      </p>
    </>
  );
}

/**
 * The number of columns beyond the right edge. A table that fits scrolls with the page, so that its head can stay below
 * the page's own; that is noted on the elements at once, before they are painted.
 */
function useFollowing({ table, scroller }: TablePlace): number {
  const [following, setFollowing] = useState(0);
  useEffect(() => {
    const cells = cellsByColumn(table);
    const look = () => {
      const fits = table.offsetWidth <= scroller.offsetWidth;
      const edge = scroller.scrollLeft + scroller.clientWidth + 1;
      const beyond = cells.filter((cell) => cell.offsetLeft + cell.offsetWidth > edge).length;
      const count = fits ? 0 : beyond;
      scroller.tabIndex = fits ? -1 : 0;
      scroller.toggleAttribute('data-fits', fits);
      scroller.toggleAttribute('data-more', count > 0);
      const way = table.offsetHeight - (table.tHead?.offsetHeight ?? 0);
      scroller.style.setProperty('--head-way', `${Math.max(way, 0)}px`);
      setFollowing(count);
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [table, scroller]);
  return following;
}

/** A cell of each column, except the first, which stays in view. */
function cellsByColumn(table: HTMLTableElement): HTMLTableCellElement[] {
  const { head, body } = gridOf(table);
  const found = new Map<number, HTMLTableCellElement>();
  for (const { cell, column, width } of [...head.flat(), ...body.flat()])
    if (column > 0 && width === 1 && !found.has(column)) found.set(column, cell);
  return [...found.values()];
}
