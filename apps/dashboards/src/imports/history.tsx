import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { useRef, useState } from 'react';
import { HistoryList } from './history-list.tsx';
import classes from './imports.module.css';
import type { PastImport } from './imports.queries.ts';
import { Question } from './question.tsx';
import { Review } from './review.tsx';
import { useImportChange } from './use-import-change.ts';
import { doneWords, type Wish } from './wish.ts';

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
  const { make, problem, isOutdated, pending, reset } = useImportChange(kind, ({ wasGone }) => {
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
        <p className="small quiet">Nothing has been imported yet.</p>
      ) : (
        <HistoryList imports={imports} onAsk={ask} />
      )}
      {imports.some(({ state }) => state === 'staged') && (
        <p className="small quiet">
          A file that was checked and not applied is kept for {limits.stagedDays} days.
        </p>
      )}
      {wish?.change === 'apply' && (
        <Review
          key={wish.one.importId}
          {...{ kind, wish, problem, isOutdated }}
          busy={pending !== null}
          onConfirm={(comparedWith) => make({ importId: wish.one.importId, change: 'apply', comparedWith })}
          onClose={close}
        />
      )}
      {wish?.change === 'discard' && (
        <Question
          wish={wish}
          busy={pending !== null}
          onConfirm={() => make({ importId: wish.one.importId, change: 'discard' })}
          onClose={close}
        />
      )}
      {wish?.change === 'discard' && problem && <FieldError>{problem}</FieldError>}
      {done && <SuccessNote>{done}</SuccessNote>}
    </section>
  );
}
