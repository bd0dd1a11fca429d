import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { Button } from '@caliper/ui/button.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { SuccessNote } from '@caliper/ui/success-note.tsx';
import { useFocusOnArrival } from '@caliper/ui/use-focus-on-arrival.ts';
import { useRef, useState } from 'react';
import { HistoryList } from './history-list.tsx';
import classes from './imports.module.css';
import type { PastImport } from './imports.queries.ts';
import { useImportChange } from './use-import-change.ts';
import { applyWord, doneWords, questionWords, type Wish } from './wish.ts';

interface HistoryProps {
  kind: ImportKind;
  imports: readonly PastImport[];
  onChanged: () => void;
}

/** The current import of each item, and the way back to an earlier one. */
export function History({ kind, imports, onChanged }: HistoryProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const part = useRef<HTMLElement>(null);
  const close = () => {
    setWish(null);
    part.current?.focus({ preventScroll: true });
  };
  const { make, problem, pending, reset } = useImportChange(kind, ({ wasGone }) => {
    if (wish) setDone(doneWords(wish, wasGone));
    onChanged();
    close();
  });
  const ask = (next: Wish) => {
    // The change before is still being made.
    if (pending) return;
    setDone(null);
    reset();
    setWish(next);
  };
  return (
    <section ref={part} tabIndex={-1} className={classes.history} aria-labelledby="history">
      <h2 id="history" className={classes.sectionTitle}>
        Imported lately
      </h2>
      {imports.length === 0 ? (
        <p className={classes.words}>Nothing has been imported yet.</p>
      ) : (
        <HistoryList imports={imports} onAsk={ask} />
      )}
      {wish && (
        <Question
          wish={wish}
          busy={pending !== null}
          onConfirm={() => make({ importId: wish.one.importId, change: wish.change })}
          onClose={close}
        />
      )}
      {wish && problem && <FieldError>{problem}</FieldError>}
      {done && <SuccessNote>{done}</SuccessNote>}
    </section>
  );
}

interface QuestionProps {
  wish: Wish;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks in place: a dialog would open in the middle of a frame that is taller than the screen. */
export function Question({ wish, busy, onConfirm, onClose }: QuestionProps) {
  const cancel = useFocusOnArrival<HTMLButtonElement>();
  const isApply = wish.change === 'apply';
  return (
    <div className={classes.ask} role="alert">
      <p>{questionWords(wish)}</p>
      <Button size="sm" variant={isApply ? 'primary' : 'destructive'} busy={busy} onClick={onConfirm}>
        {isApply ? applyWord(wish.one) : 'Discard'}
      </Button>
      <Button size="sm" refused={busy} onClick={onClose} ref={cancel}>
        Cancel
      </Button>
    </div>
  );
}
