import { Scale } from '@caliper/ui/fields/scale.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { createPortal } from 'react-dom';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './chapter.module.css';
import type { HeadingPlace } from './headings.ts';
import { PictureTools } from './picture-tools.tsx';
import type { PicturePlace } from './pictures.ts';
import type { PreparedChapter, ShownSource } from './prepare-chapter.ts';
import { MoreColumns } from './tables/more-columns.tsx';
import { TableTools } from './tables/table-tools.tsx';

interface ChapterToolsProps {
  prepared: PreparedChapter;
  chapter: Pick<ShownSource, 'id' | 'report_id' | 'chapter_number'>;
  onEnlarge: (place: PicturePlace) => void;
}

/** The page's own tools within the chapter, each in the slot prepared for it. */
export function ChapterTools({ prepared, chapter, onEnlarge }: ChapterToolsProps) {
  const { scale, headings, tables, pictures } = prepared;
  return (
    <>
      {createPortal(<Scale />, scale)}
      {headings.map((heading) => createPortal(<CopyLink heading={heading} />, heading.slot, heading.id))}
      {tables.flatMap((place) => {
        const { id, report_id, chapter_number } = chapter;
        const table = { reportId: report_id, chapter: chapter_number, table: place.number };
        const address = id === null ? null : { ...table, chapterId: id };
        return [
          createPortal(<TableTools place={place} address={address} />, place.slot, `table ${place.number}`),
          createPortal(<MoreColumns place={place} />, place.edge, `edge ${place.number}`),
        ];
      })}
      {pictures.map((place, index) =>
        createPortal(<PictureTools place={place} onEnlarge={onEnlarge} />, place.slot, `picture ${index}`),
      )}
    </>
  );
}

/** Copies a link to the heading, without the search term. */
function CopyLink({ heading: { id, text } }: { heading: HeadingPlace }) {
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
