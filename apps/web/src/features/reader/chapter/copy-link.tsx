import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './chapter.module.css';
import type { HeadingPlace } from './headings.ts';

/** Copies a link to the heading, without the search term. */
export function CopyLink({ heading: { id, text } }: { heading: HeadingPlace }) {
  const { copied, copy } = useCopy();
  const { origin, pathname } = window.location;
  return (
    <button
      type="button"
      className={classes.copyLink}
      data-copied={copied || undefined}
      aria-label={copied ? 'Link copied' : `Copy link to ${text}`}
      title="Copy link"
      onClick={() => copy(`${origin}${pathname}#${id}`)}
    >
      <Icon name={copied ? 'check' : 'link'} />
    </button>
  );
}
