import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { Legend, type LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PanelExport } from './export/export-buttons.tsx';
import { FigureTable } from './figure-table.tsx';
import classes from './panel.module.css';
import { faceOf, isStale, PanelFace } from './panel-face.tsx';
import { useShownPanel } from './panels-context.ts';
import type { FigureSheet } from './sheet.ts';
import { sortedRows, sortFrom, sortText } from './sort.ts';
import type { Asked } from './use-figures.ts';

export interface PanelProps {
  title: string;
  /** Below the title: unit and span. */
  note?: string;
  /** Ends the note of a chart that shows only some rows. */
  leftOut?: string | undefined;
  /** The note for its numbers, if they have another unit or more rows than the chart. */
  sheetNote?: string | undefined;
  /** The filters whose names it compares: it shows all of these names and marks the chosen ones. */
  compared?: string | readonly string[] | undefined;
  /** The questions whose answers it shows. */
  figures: Asked | readonly Asked[];
  /** Its numbers: shown instead of the chart, and exported. Without rows the panel is empty. */
  sheet: FigureSheet;
  legend?: readonly LegendEntry[];
  onToggle?: ((name: string) => void) | undefined;
  /** Whether the legend explains outlined bars. */
  hasForecast?: boolean;
  /** Switches at the right of the title. */
  tools?: ReactNode;
  chosen?: readonly string[];
  /** Chooses what a row of the table is about. */
  onPick?: ((key: string) => void) | undefined;
  /** `plain` has no box around it, for tables. */
  look?: 'card' | 'plain';
  /** Shown instead of an empty chart. */
  empty?: string;
  children: ReactNode;
}

/** A part of a dashboard that loads and fails by itself, and can show its numbers as a table. */
export function Panel({ title, note = '', figures, sheet, look = 'card', children, ...rest }: PanelProps) {
  const { legend = [], onToggle, hasForecast = false, tools, chosen = [], onPick, empty } = rest;
  const heading = useId();
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isTable, setIsTable] = useState(false);
  const [sorted, setSorted] = useState<string | null>(null);
  const sort = sortFrom(sorted, sheet);
  const asked = [figures].flat();
  const face = faceOf(asked, sheet);
  const isReady = face === 'ready';
  const stale = isStale(asked);
  const isComing = face === 'loading' || stale;
  const sheetNote = rest.sheetNote ?? note;
  const chartNote = note + (rest.leftOut ?? '');
  const saved = {
    title,
    note: sheetNote,
    sheet: { ...sheet, rows: sortedRows(sheet, sort) },
    compared: rest.compared,
  };
  const isFailed = face === 'failed';
  const words = useShownPanel(() => ({ ...saved, element: frame.current, isReady, isFailed, isComing }));
  const read = () => ({
    ...saved,
    chartNote,
    legend: isTable ? [] : legend,
    body: body.current,
  });
  return (
    <section
      ref={frame}
      // Takes the focus when a button in it disappears with the answer.
      tabIndex={-1}
      className={classes.panel}
      data-look={look}
      aria-labelledby={heading}
      aria-busy={isComing}
    >
      <PanelHead id={heading} title={title} note={isTable ? sheetNote : chartNote}>
        {/* Also in an empty panel, which they may have led to. */}
        {tools}
        {isReady && <PanelExport title={title} words={words} isComing={isComing} read={read} />}
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
        <Legend
          label={`Legend: ${title}`}
          entries={legend}
          onToggle={onToggle}
          forecast={hasForecast ? 'outlined' : null}
        />
      )}
      <PanelFace face={face} title={title} asked={asked} empty={empty}>
        <div ref={body} className={classes.body} data-stale={stale || undefined}>
          {isTable ? (
            <div className={classes.numbers}>
              <FigureTable
                label={title}
                sheet={sheet}
                sort={sort}
                onSort={(next) => setSorted(sortText(next, sheet))}
                chosen={chosen}
                onPick={onPick}
              />
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
    <header className="flex wrap spread top gap16 rows4">
      <div className={classes.titles}>
        <h2 id={id} className="h4">
          {title}
        </h2>
        {note !== '' && <p className="small faint">{note}</p>}
      </div>
      <div className="row wrap gap8 rows4">{children}</div>
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
    <figure className="stack grow slim" aria-labelledby={heading}>
      {children}
    </figure>
  );
}
