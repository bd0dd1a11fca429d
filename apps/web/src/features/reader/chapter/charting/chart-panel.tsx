import {
  type ChartMeasure,
  type ChartShape,
  mostSeries,
  optionsOf,
} from '@caliper/contract/charts/chart-settings.ts';
import { chartOf, growthName } from '@caliper/contract/charts/table-chart.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { cssColor } from '@caliper/ui/charts/data-color.ts';
import { CheckList, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../../../../lib/use-copy.ts';
import type { ShownSource } from '../prepare-chapter.ts';
import { scrollToBlock } from '../scrolling.ts';
import type { TablePlace } from '../tables/arrange-tables.ts';
import { useCiting } from '../taking/use-citing.ts';
import { ChartFiles } from './chart-files.tsx';
import classes from './chart-panel.module.css';
import { ChartView, colorOf } from './chart-view.tsx';
import type { Charting } from './use-charting.ts';
import { useRowPicks } from './use-row-picks.ts';

interface ChartPanelProps {
  charting: Charting;
  place: TablePlace;
  chapter: ShownSource;
  header: RefObject<HTMLElement | null> | undefined;
}

const shapeWords: Record<ChartShape, string> = {
  lines: 'Lines',
  bars: 'Bars',
  stacked: 'Stacked',
  ranking: 'Ranking',
};

/** A table as a chart, beside the table. */
export function ChartPanel({ charting, place, chapter, header }: ChartPanelProps) {
  const { table, figures, settings, close } = charting;
  const drawn = useMemo(() => chartOf(figures, settings), [figures, settings]);
  const body = useRef<HTMLDivElement>(null);
  const citing = useCiting();
  const toggle = useToggle(charting);
  useRowPicks(place, charting, toggle);
  const frame = usePanel(place, header, close);
  const [title = ''] = table.title.split('\n');
  const cited = citing?.({
    name: [table.label, title].filter((part) => part !== '').join(' '),
    block: place.block,
    derivation: drawn.derivation,
  });
  return createPortal(
    <aside ref={frame} className={classes.panel} aria-label="Chart this table" data-chart-panel>
      <header className={classes.head}>
        <h2 className={classes.title} tabIndex={-1}>
          Chart this table
        </h2>
        <IconButton icon="close" size="md" label="Close the chart" onClick={close} />
      </header>
      <Settings charting={charting} toggle={toggle} />
      <section className={classes.chart} aria-label="Chart">
        <h3 className={classes.caption}>{title || table.label}</h3>
        <p className={classes.subtitle}>{drawn.subtitle}</p>
        <div ref={body}>
          <ChartView chart={drawn.chart} label={`${title || table.label}. ${drawn.subtitle}`} />
        </div>
      </section>
      {cited && <Source words={cited.words} />}
      <ChartFiles
        charting={charting}
        chapter={chapter}
        picture={() => ({
          title: title || table.label,
          subtitle: drawn.subtitle,
          chart: drawn.chart,
          drawing: body.current?.querySelector<SVGSVGElement>('[data-drawn] svg') ?? null,
          source: cited?.words ?? '',
        })}
      />
      {/* So that a change is heard where it is not seen. */}
      <p className="unseen" role="status">{`${shapeWords[settings.shape]}, ${settings.rows.length} rows`}</p>
    </aside>,
    document.body,
  );
}

/** A press on a row draws it, or takes it out; the last one stays. */
function useToggle({ settings, figures, change }: Charting): (at: number) => void {
  return (at) => {
    const { rows } = settings;
    if (!rows.includes(at)) {
      const { mostRows } = optionsOf(figures, settings);
      // Without room for another, the first makes way.
      return change({ rows: [...rows, at].slice(-mostRows) });
    }
    if (rows.length > 1) change({ rows: rows.filter((one) => one !== at) });
  };
}

/** Shows the table beside the panel, takes the focus when it opens and gives it back. */
function usePanel({ view, table }: TablePlace, header: ChartPanelProps['header'], onClose: () => void) {
  const frame = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.querySelector('h2')?.focus({ preventScroll: true });
    scrollToBlock(view.parentElement ?? view, header?.current);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (frame.current?.contains(event.target as Node) || table.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [view, table, header]);
  return frame;
}

interface SettingsProps {
  charting: Charting;
  toggle: (at: number) => void;
}

function Settings({ charting, toggle }: SettingsProps) {
  const { table, set, figures, settings, change, chooseSet } = charting;
  const { shapes, measures, spans, growth } = optionsOf(figures, settings);
  const base = figures.columns[settings.from]?.name ?? '';
  const measureWords: Record<ChartMeasure, string> = {
    absolute: 'Absolute',
    share: 'Share',
    index: `Index ${base} = 100`,
  };
  const span = spans.findIndex(({ from, to }) => from === settings.from && to === settings.to);
  return (
    <div className={classes.settings}>
      {table.charts.length > 1 && (
        <Setting name="Figures">
          <InlineSelect
            label=""
            value={String(set)}
            options={table.charts.map(({ name, unit }, index) => ({
              value: String(index),
              label: name || unit || `Figures ${index + 1}`,
            }))}
            onChange={(value) => chooseSet(Number(value))}
          />
        </Setting>
      )}
      <Setting name="Rows">
        <Rows charting={charting} toggle={toggle} />
      </Setting>
      {shapes.length > 1 && (
        <Setting name="Chart">
          <Choice
            label="Chart"
            value={settings.shape}
            options={shapes.map((value) => ({ value, label: shapeWords[value] }))}
            onChange={(shape) => change({ shape })}
          />
        </Setting>
      )}
      {measures.length > 1 && (
        <Setting name="Values">
          <Choice
            label="Values"
            value={settings.measure}
            options={measures.map((value) => ({ value, label: measureWords[value] }))}
            onChange={(measure) => change({ measure })}
          />
        </Setting>
      )}
      {(spans.length > 1 || growth) && (
        <Setting name={settings.shape === 'ranking' ? 'Of' : 'Years'}>
          {spans.length > 1 && settings.shape === 'ranking' && (
            <InlineSelect
              label=""
              value={String(settings.to)}
              options={spans.map(({ to, name }) => ({ value: String(to), label: name }))}
              onChange={(value) => change({ to: Number(value) })}
            />
          )}
          {spans.length > 1 && settings.shape !== 'ranking' && (
            <Choice
              label="Years"
              value={String(span)}
              options={spans.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={(value) => change({ ...spanAt(spans, Number(value)) })}
            />
          )}
          {growth && (
            <Checkbox
              checked={settings.withGrowth}
              onChange={({ target }) => change({ withGrowth: target.checked })}
            >
              {growthName(figures, growth)}
            </Checkbox>
          )}
        </Setting>
      )}
    </div>
  );
}

function spanAt(spans: readonly { from: number; to: number }[], index: number) {
  const { from = 0, to = 0 } = spans[index] ?? {};
  return { from, to };
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.setting}>
      <span className={classes.name} aria-hidden="true">
        {name}
      </span>
      <div className={classes.control}>{children}</div>
    </div>
  );
}

/** Chips in the order of their colours, and the list of all rows. */
function Rows({ charting: { figures, settings }, toggle }: SettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = figures.rows.filter(({ at }) => settings.rows.includes(at));
  const areColoured = settings.shape !== 'ranking' && chosen.length <= mostSeries;
  return (
    <>
      <ul className={classes.chips} aria-label="Rows that are drawn">
        {chosen.map(({ at, name }, index) => (
          <li key={at} className={classes.chip}>
            {areColoured && (
              <i
                className={classes.mark}
                style={{ '--mark': cssColor(colorOf(index)) } as React.CSSProperties}
              />
            )}
            <span className={classes.chipName} translate="no">
              {name}
            </span>
            {chosen.length > 1 && (
              <button
                type="button"
                className={classes.drop}
                aria-label={`Take out ${name}`}
                onClick={() => toggle(at)}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </li>
        ))}
        {figures.rows.length > 1 && (
          <li>
            <Button
              size="sm"
              variant="quiet"
              icon={isOpen ? 'chevronUp' : 'plus'}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Done' : 'Add rows'}
            </Button>
          </li>
        )}
      </ul>
      {isOpen && (
        <div className={classes.list}>
          <CheckList label="Rows of the table">
            {figures.rows.map(({ at, name, isTotal }) => (
              <CheckRow
                key={at}
                checked={settings.rows.includes(at)}
                onChange={() => toggle(at)}
                name={<span translate="no">{name}</span>}
                {...(isTotal && { about: 'Total' })}
              />
            ))}
          </CheckList>
        </div>
      )}
    </>
  );
}

function Source({ words }: { words: string }) {
  const { copied, copy } = useCopy();
  return (
    <div className={classes.source}>
      <p translate="no">{words}</p>
      <Button size="sm" variant="quiet" icon={copied ? 'check' : 'copy'} onClick={() => copy(words)}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
