import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { type RefObject, useEffect } from 'react';
import classes from './imports.module.css';
import { applyWord, questionWords, type Wish } from './wish.ts';

interface QuestionProps {
  wish: Wish;
  busy: boolean;
  /** Whether it cannot be confirmed yet. */
  isEarly?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks in place: a dialog would open in the middle of a frame that is taller than the screen. */
export function Question({ wish, busy, isEarly = false, onConfirm, onClose }: QuestionProps) {
  const cancel = useFocusOnArrival<HTMLButtonElement>();
  useInViewOnceGrown(cancel);
  const isApply = wish.change === 'apply';
  return (
    <div className={classes.ask} role="alert">
      <p>{questionWords(wish)}</p>
      <Button
        size="sm"
        variant={isApply ? 'primary' : 'destructive'}
        busy={busy}
        refused={isEarly}
        onClick={onConfirm}
      >
        {isApply ? applyWord(wish.one) : 'Discard'}
      </Button>
      <Button size="sm" refused={busy} onClick={onClose} ref={cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** It appears below the end of the frame, which only then grows: the focus alone would leave it out of sight. */
function useInViewOnceGrown(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => part.current?.scrollIntoView({ block: 'center' });
    window.addEventListener('resize', show, { once: true });
    return () => window.removeEventListener('resize', show);
  }, [part]);
}
