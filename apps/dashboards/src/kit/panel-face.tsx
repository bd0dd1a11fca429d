import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { keepFocus } from '../lib/keep-focus.ts';
import classes from './panel.module.css';
import type { FigureSheet, SheetRow } from './sheet.ts';
import type { Asked } from './use-figures.ts';

interface PanelFaceProps {
  face: Face;
  title: string;
  asked: readonly Asked[];
  empty: string | undefined;
  children: ReactNode;
}

export function PanelFace({ face, title, asked, empty, children }: PanelFaceProps) {
  if (face === 'loading')
    return <div className={classes.skeleton} role="status" aria-label={`Loading: ${title}`} />;
  if (face === 'failed') return <Failed asked={asked} />;
  if (face === 'empty')
    return <p className={classes.state}>{empty ?? 'There are no figures for this choice.'}</p>;
  return children;
}

/** Everything else that failed is asked again with it. */
export function Failed({ asked }: { asked: readonly Asked[] }) {
  const client = useQueryClient();
  const [error] = asked.flatMap((one) => one.error ?? []);
  const retry = (event: MouseEvent<HTMLElement>) => {
    keepFocus(event.currentTarget);
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  return (
    <div className={classes.state} role="alert">
      <p>{error && messageOf(error)}</p>
      <Button size="sm" icon="reload" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

type Face = 'loading' | 'failed' | 'empty' | 'ready';

export function faceOf(asked: readonly Asked[], sheet: FigureSheet): Face {
  if (asked.some(({ error }) => error)) return 'failed';
  if (asked.some(({ isPending }) => isPending)) return 'loading';
  return sheet.rows.some(hasFigure(sheet)) ? 'ready' : 'empty';
}

/** A row of words has none to lack. */
const hasFigure =
  ({ columns }: FigureSheet) =>
  ({ cells }: SheetRow) =>
    columns.every(({ decimals }) => decimals === undefined) ||
    cells.some((cell, index) => cell !== null && columns[index]?.decimals !== undefined);

/** Whether the answer to the previous question is still shown. */
export function isStale(asked: readonly Asked[]): boolean {
  return asked.some(({ isPlaceholderData }) => isPlaceholderData);
}
