import { Bone, Bones } from '@caliper/ui/messages/bone.tsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useBarHeight } from '../../lib/use-bar-height.ts';
import classes from './layout.module.css';
import { usePanels } from './panels/panels.ts';
import panel from './panels/side-panel.module.css';

interface ReaderFrameProps {
  header: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** As wide as the window. Sticky elements need to know the height of the header. */
export function ReaderFrame({ header, children }: ReaderFrameProps) {
  useBarHeight(header, '--reader-header');
  return <div className={classes.frame}>{children}</div>;
}

interface ReaderColumnsProps {
  /** A chart stands beside the text, in the place of both panels. */
  isCharting?: boolean;
  children: ReactNode;
}

/** The panels and what is between them. */
export function ReaderColumns({ children, isCharting = false }: ReaderColumnsProps) {
  return (
    <div className={classes.columns} data-charting={isCharting || undefined}>
      {children}
    </div>
  );
}

/** The outline of the reader until it is known what the person may see. */
export function ReaderSkeleton() {
  const header = useRef<HTMLElement>(null);
  const { panels } = usePanels();
  return (
    <ReaderFrame header={header}>
      <div className={classes.bar}>
        <Bone size={['min(420px, 60%)', 20]} />
      </div>
      <ReaderColumns>
        {panels.left && <div className={panel.panel} data-side="left" />}
        <div className={classes.column}>
          <ChapterSkeleton />
        </div>
        {panels.right && <div className={panel.panel} data-side="right" />}
      </ReaderColumns>
    </ReaderFrame>
  );
}

const heads = [
  ['40%', 14],
  ['68%', 40],
  ['100%', 2],
] as const;
const widths = ['96%', '92%', '99%', '88%', '94%', '61%', '97%', '90%', '95%', '70%'];
const lines = widths.map((width) => [width, 15] as const);

/** The outline of a chapter that is loading. */
export function ChapterSkeleton() {
  return (
    <div className={`${classes.edges} ${classes.skeleton}`} role="status" aria-label="Loading the chapter">
      <Bones sizes={heads} />
      <Bones sizes={lines} />
    </div>
  );
}
