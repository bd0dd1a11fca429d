import type { ECElementEvent, EChartsCoreOption } from 'echarts/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { useEscape } from '../behaviour/use-escape.ts';
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
  const { engine, isFailed, retry } = useEngine(frame);
  useEscape(engine !== null, () => engine?.dispatchAction({ type: 'hideTip' }));
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
    <>
      {isFailed && (
        <div
          className="row middle gap12 quiet centred column balance"
          role="alert"
          style={{ minHeight: height }}
        >
          <p>The chart could not be loaded. If trying again does not help, please reload the page.</p>
          <Button size="sm" icon="reload" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <div
        ref={frame}
        className="wide"
        role="img"
        aria-label={label}
        style={{ height }}
        hidden={isFailed}
        data-drawn={engine !== null || undefined}
      />
    </>
  );
}

function nameOfSeries({ seriesName = '' }: ECElementEvent): string {
  return seriesName;
}

/** Has the library ready before the first chart is. */
export const preloadEngine = () => import('./engine.ts');

/** The library comes with the first chart that is shown; where it does not, it is asked for again. */
function useEngine(frame: { current: HTMLElement | null }) {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is made for the sake of trying
  useEffect(() => {
    let isGone = false;
    let opened: Engine | null = null;
    preloadEngine().then(
      ({ openEngine }) => {
        if (isGone || !frame.current) return;
        opened = openEngine(frame.current);
        setEngine(opened);
        setIsFailed(false);
      },
      () => {
        if (!isGone) setIsFailed(true);
      },
    );
    return () => {
      isGone = true;
      opened?.dispose();
      setEngine(null);
    };
  }, [frame, tries]);
  return { engine, isFailed, retry: () => setTries(tries + 1) };
}
