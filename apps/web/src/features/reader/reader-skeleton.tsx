import { useRef } from 'react';
import column from './chapter-face.module.css';
import { ChapterSkeleton } from './chapter-skeleton.tsx';
import panel from './panels/side-panel.module.css';
import { usePanels } from './panels/use-panels.ts';
import { ReaderColumns, ReaderFrame } from './reader-frame.tsx';
import classes from './reader-skeleton.module.css';

/** The outline of the reader until it is known what the person may see. */
export function ReaderSkeleton() {
  const header = useRef<HTMLElement>(null);
  const { panels } = usePanels();
  return (
    <ReaderFrame header={header}>
      <div className={classes.header}>
        <span />
      </div>
      <ReaderColumns>
        {panels.left && <div className={panel.panel} data-side="left" />}
        <div className={column.column}>
          <ChapterSkeleton />
        </div>
        {panels.right && <div className={panel.panel} data-side="right" />}
      </ReaderColumns>
    </ReaderFrame>
  );
}
