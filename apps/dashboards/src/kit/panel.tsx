import { Legend, type LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { IconButton } from '@caliper/ui/icon-button.tsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FigureTable } from './figure-table.tsx';
import classes from './panel.module.css';
import { PanelExport } from './panel-export.tsx';
import { faceOf, PanelFace } from './panel-face.tsx';
import { useShownPanel } from './panels-context.ts';
import type { FigureSheet } from './sheet.ts';
import type { Asked } from './use-figures.ts';

interface PanelProps {
  title: string;
  /** Below the title: unit and span. */
  note?: string;
  /** The same on what is saved, where that holds more than is shown. */
  savedNote?: string;
  /** What it compares, by the name of its filter: all of those are shown, and what is chosen is marked. */
  compared?: string | undefined;
  /** The questions whose answers it shows. */
  figures: Asked | readonly Asked[];
  /** Its numbers: shown instead of the chart, and exported. Without rows the panel is empty. */
  sheet: FigureSheet;
  legend?: readonly LegendEntry[];
  onToggle?: ((name: string) => void) | undefined;
  /** In the legend: bars that are outlined. */
  hasForecast?: boolean;
  /** Switches at the right of the title. */
  tools?: ReactNode;
  chosen?: readonly string[];
  /** Chooses what a row of the table is about. */
  onPick?: ((key: string) => void) | undefined;
  /** `plain` stands on the page without a box, as a table does. */
  look?: 'card' | 'plain';
  /** Said where there is nothing to show. */
  empty?: string;
  children: ReactNode;
}

/** A part of a dashboard. It loads, fails and is empty by itself, and its numbers are one press away. */
export function Panel({ title, note = '', figures, sheet, look = 'card', children, ...rest }: PanelProps) {
  const { legend = [], onToggle, hasForecast = false, tools, chosen = [], onPick, empty } = rest;
  const saved = { title, note: rest.savedNote ?? note, sheet, compared: rest.compared };
  const heading = useId();
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isTable, setIsTable] = useState(false);
  const asked = [figures].flat();
  const face = faceOf(asked, sheet);
  const isReady = face === 'ready';
  const isStale = asked.some(({ isPlaceholderData }) => isPlaceholderData);
  const words = useShownPanel(() => ({ ...saved, element: frame.current, isReady }));
  const read = () => ({ ...saved, legend: isTable ? [] : legend, body: body.current });
  return (
    <section
      ref={frame}
      className={classes.panel}
      data-look={look}
      aria-labelledby={heading}
      aria-busy={face === 'loading' || isStale}
    >
      <PanelHead id={heading} title={title} note={note}>
        {/* What led to an empty panel leads out of it. */}
        {tools}
        {isReady && <PanelExport title={title} words={words} read={read} />}
        {isReady && look === 'card' && (
          <IconButton
            icon="table"
            label={`Show as table: ${title}`}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          />
        )}
      </PanelHead>
      {isReady && !isTable && legend.length > 0 && (
        <Legend label={`Legend: ${title}`} entries={legend} onToggle={onToggle} hasForecast={hasForecast} />
      )}
      <PanelFace face={face} title={title} asked={asked} empty={empty}>
        <div ref={body} className={classes.body} data-stale={isStale || undefined}>
          {isTable ? (
            <div className={classes.numbers}>
              <FigureTable label={title} sheet={sheet} chosen={chosen} onPick={onPick} />
            </div>
          ) : (
            <Shown isFigure={look === 'card'} heading={heading}>
              {children}
            </Shown>
          )}
        </div>
      </PanelFace>
    </section>
  );
}

interface PanelHeadProps {
  id: string;
  title: string;
  note: string;
  /** Tools at the right. */
  children: ReactNode;
}

function PanelHead({ id, title, note, children }: PanelHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.titles}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {note !== '' && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.tools}>{children}</div>
    </header>
  );
}

interface ShownProps {
  isFigure: boolean;
  heading: string;
  children: ReactNode;
}

/** A chart is a figure whose caption is the title; a table needs no other frame. */
function Shown({ isFigure, heading, children }: ShownProps) {
  if (!isFigure) return children;
  return (
    <figure className={classes.figure} aria-labelledby={heading}>
      {children}
    </figure>
  );
}
