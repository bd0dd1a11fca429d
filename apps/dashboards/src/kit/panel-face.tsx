import { Button } from '@caliper/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsOf } from '../frame/failure.tsx';
import type { Face } from './face.ts';
import classes from './panel.module.css';
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

/** Whatever failed beside it is asked again with it. */
export function Failed({ asked }: { asked: readonly Asked[] }) {
  const client = useQueryClient();
  const [error] = asked.flatMap((one) => one.error ?? []);
  const retry = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <div className={classes.state} role="alert">
      <p>{error && wordsOf(error)}</p>
      <Button size="sm" icon="reload" onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}
