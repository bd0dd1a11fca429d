import { useEffect, useRef } from 'react';
import { type NumberedFinding, whereWords } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import { FindingAnswer } from './finding-answer.tsx';
import { FindingNumber } from './finding-number.tsx';
import classes from './protocol.module.css';

interface FindingEntryProps {
  finding: NumberedFinding;
  isChosen: boolean;
  /** There is no block on screen that could show its answer. */
  isAnsweredHere: boolean;
  onChoose: (finding: NumberedFinding | null) => void;
}

export function FindingEntry({ finding, isChosen, isAnsweredHere, onChoose }: FindingEntryProps) {
  const { draft } = useProof();
  const { message, accepted } = finding;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={entry}
      className={classes.entry}
      data-weight={finding.weight}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className={classes.choose}
        aria-current={isChosen || undefined}
        aria-expanded={isAnsweredHere}
        onClick={() => onChoose(isAnsweredHere ? null : finding)}
      >
        <FindingNumber finding={finding} />
        <span className="slim anywhere">
          <span className="block semi">{message}</span>
          <span className="block small quiet">{whereWords(draft, finding)}</span>
          {accepted && <span className={classes.accepted}>Accepted: {accepted.reason}</span>}
        </span>
      </button>
      {isAnsweredHere && (
        <div className={classes.answer}>
          <FindingAnswer finding={finding} isTitled={false} />
        </div>
      )}
    </li>
  );
}
