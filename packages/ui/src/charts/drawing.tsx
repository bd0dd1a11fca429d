import type { ECElementEvent, EChartsCoreOption } from 'echarts/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './drawing.module.css';
import type { Engine } from './engine.ts';
import { type Look, useLook } from './look.ts';
import { useWidth } from './use-width.ts';

export interface DrawingProps {
  /** What it shows, for those who do not see it. */
  label: string;
  height: number;
  draw: (look: Look, width: number) => EChartsCoreOption;
  /** Told what was pressed, as `nameOf` reads it. */
  onPick?: ((name: string) => void) | undefined;
  nameOf?: (event: ECElementEvent) => string;
}

/** A chart. It is drawn for the width that it has and the colours that are on, and stands still. */
export function Drawing({ label, height, draw, onPick, nameOf = nameOfSeries }: DrawingProps) {
  const { frame, width } = useWidth<HTMLDivElement>();
  const look = useLook();
  const engine = useEngine(frame);
  const pick = useEffectEvent((event: ECElementEvent) => onPick?.(nameOf(event)));

  useEffect(() => {
    if (!engine || width === 0) return;
    engine.resize({ width, height });
    engine.setOption({ animation: false, ...draw(look, width) }, { notMerge: true });
  }, [engine, draw, look, width, height]);

  useEffect(() => {
    engine?.on('click', (event) => pick(event));
    return () => {
      engine?.off('click');
    };
  }, [engine]);

  return (
    <div
      ref={frame}
      className={classes.drawing}
      role="img"
      aria-label={label}
      style={{ height }}
      data-drawn={engine !== null || undefined}
    />
  );
}

function nameOfSeries({ seriesName = '' }: ECElementEvent): string {
  return seriesName;
}

/** The library comes with the first chart that is shown. */
function useEngine(frame: { current: HTMLElement | null }): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    let opened: Engine | null = null;
    void import('./engine.ts').then(({ openEngine }) => {
      if (isGone.current || !frame.current) return;
      opened = openEngine(frame.current);
      setEngine(opened);
    });
    return () => {
      isGone.current = true;
      opened?.dispose();
      setEngine(null);
    };
  }, [frame]);
  return engine;
}
