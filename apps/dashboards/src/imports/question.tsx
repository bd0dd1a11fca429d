import { Button } from '@caliper/ui/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/use-focus-on-arrival.ts';
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
