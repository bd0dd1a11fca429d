import { Scale } from '@caliper/ui/scale.tsx';
import { createPortal } from 'react-dom';
import { CopyLink } from './copy-link.tsx';
import { PictureTools } from './picture-tools.tsx';
import type { PicturePlace } from './pictures.ts';
import type { PreparedChapter } from './prepare-chapter.ts';
import { TableTools } from './tables/table-tools.tsx';

interface ChapterToolsProps {
  prepared: PreparedChapter;
  reportId: number;
  chapterNumber: number;
  chapterId: number;
  onEnlarge: (place: PicturePlace) => void;
}

/** The page's own tools within the chapter, each in the slot prepared for it. */
export function ChapterTools({ prepared, onEnlarge, ...shown }: ChapterToolsProps) {
  const { reportId, chapterNumber, chapterId } = shown;
  const { scale, headings, tables, pictures } = prepared;
  return (
    <>
      {createPortal(<Scale />, scale)}
      {headings.map((heading) => createPortal(<CopyLink heading={heading} />, heading.slot, heading.id))}
      {tables.map((place) => {
        const address = { reportId, chapter: chapterNumber, chapterId, table: place.number };
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
