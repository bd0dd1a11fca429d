import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Differences } from './differences.tsx';
import classes from './imports.module.css';
import type { Staged } from './imports.queries.ts';
import { type Target, targetWords } from './target.ts';
import type { Change } from './use-import-change.ts';

interface PreviewProps {
  differences: Pick<Staged, 'summary' | 'notes' | 'changes'>;
  target: Target;
  /** Why the last press failed. */
  problem: string | null;
  /** Whether there is nothing left to decide about. */
  isGone: boolean;
  pending: Change | null;
  onChange: (change: Change) => void;
  onBack: () => void;
}

/** The changes that applying a valid file would make. */
export function Preview(props: PreviewProps) {
  const { differences, target, problem, isGone } = props;
  const { summary } = differences;
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const isSame = summary.added + summary.changed + summary.removed === 0;
  return (
    <section className={classes.outcome} aria-labelledby="preview">
      <h2 id="preview" ref={title} tabIndex={-1} className={classes.sectionTitle}>
        All rows are valid. Nothing has changed yet.
      </h2>
      <p className="measure quiet">{whatHappens(target, isSame)}</p>
      <Differences {...differences}>
        {problem && <FieldError>{problem}</FieldError>}
        <div className={classes.actions}>{isGone ? <Back {...props} /> : <Decision {...props} />}</div>
      </Differences>
    </section>
  );
}

function Decision({ target, pending, onChange }: PreviewProps) {
  return (
    <>
      <Button
        variant="primary"
        icon="check"
        busy={pending === 'apply'}
        onClick={() => !pending && onChange('apply')}
      >
        Apply to {targetWords(target)}
      </Button>
      <Button busy={pending === 'discard'} onClick={() => !pending && onChange('discard')}>
        Discard
      </Button>
    </>
  );
}

/** Takes the focus of the buttons that it replaces. */
function Back({ onBack }: PreviewProps) {
  const button = useFocusOnArrival<HTMLButtonElement>();
  return (
    <Button variant="primary" onClick={onBack} ref={button}>
      Back to the form
    </Button>
  );
}

function whatHappens(target: Target, isSame: boolean): string {
  const words = targetWords(target);
  if (target.isNew)
    return `Applying makes the item ${target.name}, ${target.year}, and shows these figures in it.`;
  if (isSame) return `The file says the same as ${words} does now.`;
  return `Applying replaces ${target.demo ? words : `the figures of ${words}`} with those of the file, all at once.`;
}
