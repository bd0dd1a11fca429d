import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { useEscape } from '@caliper/ui/behaviour/use-escape.ts';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { CorrectButton } from '../correct/correct-button.tsx';
import { asCorrectable } from '../correct/correctable.ts';
import { type NumberedFinding, tableFacts, tableOf } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import { AcceptFinding } from './accept-finding.tsx';
import { AcceptedFinding } from './accepted-finding.tsx';
import classes from './protocol.module.css';

interface FindingAnswerProps {
  finding: NumberedFinding;
  /** False where its words already stand above. */
  isTitled?: boolean;
}

/**
 * What was found, what to do about it, and what was decided. Figures are corrected in the source only; whatever else
 * can be put right in the draft itself has its place between the facts and the acceptance.
 */
export function FindingAnswer({ finding, isTitled = true }: FindingAnswerProps) {
  const { draft, choose } = useProof();
  const { number, message, excerpt, remedy, accepted, weight } = finding;
  // Once it is accepted or opened again, the button that did it is gone.
  const part = useFocusOnArrival<HTMLDivElement>(accepted === null);
  const table = tableOf(draft, finding);
  useEscape(true, () => choose(null));
  return (
    <section ref={part} tabIndex={-1} className={classes.words} aria-label={`Finding ${number}`}>
      {isTitled && (
        <div className="flex top spread gap8">
          <p className="semi">
            <span translate="no">{number}</span> {message}
          </p>
          <IconButton icon="close" label="Close" onClick={() => choose(null)} />
        </div>
      )}
      {excerpt && (
        <p className="anywhere">
          The file has{' '}
          <q className="ink" translate="no">
            {excerpt}
          </q>
        </p>
      )}
      {remedy && <p>{remedy}</p>}
      {table && (
        <div>
          <p className="small faint">{tableFacts(table).join(' · ')}</p>
          <CorrectButton of={asCorrectable(table)} />
        </div>
      )}
      {accepted && <AcceptedFinding finding={finding} accepted={accepted} />}
      {!accepted && weight !== 'noted' && <AcceptFinding finding={finding} />}
    </section>
  );
}
