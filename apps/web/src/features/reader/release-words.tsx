import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { formatDate } from '../../lib/format.ts';
import type { Release } from './reader-address.ts';
import classes from './release-words.module.css';

/** Which text this is, on screen and on paper; what was said about it opens beside it. */
export function ReleaseWords({ release: { year, version, at, note } }: { release: Release }) {
  const { frame, trigger, open } = usePopup<HTMLSpanElement>();
  const day = formatDate(at);
  return (
    <>
      {' · '}
      <span ref={frame} className={classes.release}>
        <span translate="no">{year}</span> edition, version <span translate="no">{version}</span>,{' '}
        <time dateTime={day} translate="no">
          {day}
        </time>
        {note !== '' && (
          <>
            {' '}
            <button {...trigger} className={classes.button}>
              About this version
            </button>
          </>
        )}
        {note !== '' && <span className={classes.printed}>{note}</span>}
        {open && (
          <span className={classes.note} role="note" aria-label="About this version">
            {note}
          </span>
        )}
      </span>
    </>
  );
}
