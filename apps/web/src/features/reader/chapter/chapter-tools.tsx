import { Scale } from '@caliper/ui/fields/scale.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { usePart } from '../../../lib/loading/load-part.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './chapter.module.css';
import { type Charting, useCharting } from './charting/use-charting.ts';
import type { HeadingPlace } from './headings.ts';
import { PictureTools } from './picture-tools.tsx';
import type { PicturePlace } from './pictures.ts';
import type { PreparedChapter, ShownSource } from './prepare-chapter.ts';
import type { TablePlace } from './tables/arrange-tables.ts';
import { MoreColumns } from './tables/more-columns.tsx';
import { TableTools } from './tables/table-tools.tsx';
import { useChapterTables } from './taking/chapter-tables.queries.ts';
import { FigureTools } from './taking/figure-tools.tsx';
import { SelectionTools } from './taking/selection-tools.tsx';
import { blockAddress, useCiting } from './taking/use-citing.ts';

interface ChapterToolsProps {
  prepared: PreparedChapter;
  chapter: ShownSource;
  /** The lowest bar that stays at the top. */
  header: RefObject<HTMLElement | null> | undefined;
  onEnlarge: (place: PicturePlace) => void;
}

/** The page's own tools within the chapter, each in the slot prepared for it. */
export function ChapterTools({ prepared, chapter, header, onEnlarge }: ChapterToolsProps) {
  const { scale, headings, tables, pictures } = prepared;
  const figures = useChapterTables(chapter, tables.length > 0);
  const { charting, open } = useCharting(figures);
  const chartOf = ({ number }: TablePlace) => {
    const table = figures?.find((one) => one.number === number);
    if (!table || table.charts.length === 0) return null;
    const isOpen = charting?.table === table;
    return { isOpen, toggle: () => (isOpen ? charting.close() : open(number)) };
  };
  const charted = tables.find(({ number }) => number === charting?.table.number);
  return (
    <>
      {createPortal(<Scale />, scale)}
      {headings.map((heading) => createPortal(<CopyLink heading={heading} />, heading.slot, heading.id))}
      {tables.flatMap((place) => [
        createPortal(
          <TableTools place={place} chapter={chapter} chart={chartOf(place)} />,
          place.slot,
          `table ${place.number}`,
        ),
        createPortal(<MoreColumns place={place} />, place.edge, `edge ${place.number}`),
      ])}
      {pictures.map(
        (place) =>
          place.figure &&
          createPortal(
            <FigureTools place={place} chapter={chapter} />,
            place.figure.slot,
            `figure ${place.figure.block}`,
          ),
      )}
      {pictures.map((place, index) =>
        createPortal(<PictureTools place={place} onEnlarge={onEnlarge} />, place.slot, `picture ${index}`),
      )}
      <SelectionTools root={prepared.root} />
      {charting && charted && (
        <ChartBeside key={charted.number} charting={charting} place={charted} {...{ chapter, header }} />
      )}
    </>
  );
}

/** Loaded when the first chart is opened: it brings the drawing library. */
const loadPanel = () => import('./charting/chart-panel.tsx');

interface ChartBesideProps extends Pick<ChapterToolsProps, 'header' | 'chapter'> {
  charting: Charting;
  place: TablePlace;
}

function ChartBeside({ charting, ...where }: ChartBesideProps) {
  const { part, want } = usePart(loadPanel);
  const load = useEffectEvent(async () => {
    if (!(await want())) charting.close();
  });
  useEffect(() => void load(), []);
  return part && <part.ChartPanel charting={charting} {...where} />;
}

/** Copies a link to the heading, without the search term. */
function CopyLink({ heading: { id, text } }: { heading: HeadingPlace }) {
  const { copied, copy } = useCopy();
  const citing = useCiting();
  return (
    <button
      type="button"
      className={classes.copyLink}
      data-copied={copied || undefined}
      aria-label={copied ? 'Link copied' : `Copy link to ${text}`}
      title="Copy link"
      onClick={() => copy(citing?.({ block: id }).address ?? blockAddress(null, id))}
    >
      <Icon name={copied ? 'check' : 'link'} />
    </button>
  );
}
