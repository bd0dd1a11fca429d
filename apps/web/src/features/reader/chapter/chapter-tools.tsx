import { Scale } from '@caliper/ui/fields/scale.tsx';
import { createPortal } from 'react-dom';
import { CopyLink } from './copy-link.tsx';
import { PictureTools } from './picture-tools.tsx';
import type { PicturePlace } from './pictures.ts';
import type { PreparedChapter, ReadChapter } from './prepare-chapter.ts';
import { TableTools } from './tables/table-tools.tsx';

interface ChapterToolsProps {
  prepared: PreparedChapter;
  chapter: Pick<ReadChapter, 'id' | 'report_id' | 'chapter_number'>;
  onEnlarge: (place: PicturePlace) => void;
}

/** The page's own tools within the chapter, each in the slot prepared for it. */
export function ChapterTools({ prepared, chapter, onEnlarge }: ChapterToolsProps) {
  const { scale, headings, tables, pictures } = prepared;
  return (
    <>
      {createPortal(<Scale />, scale)}
      {headings.map((heading) => createPortal(<CopyLink heading={heading} />, heading.slot, heading.id))}
      {tables.map((place) => {
        const { id, report_id, chapter_number } = chapter;
        const address = { reportId: report_id, chapter: chapter_number, chapterId: id, table: place.number };
        return createPortal(
          <TableTools place={place} address={address} />,
          place.slot,
          `table ${place.number}`,
        );
      })}
      {pictures.map((place, index) =>
        createPortal(<PictureTools place={place} onEnlarge={onEnlarge} />, place.slot, `picture ${index}`),
      )}
    </>
  );
}
