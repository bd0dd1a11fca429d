import { weights } from '@caliper/contract/problem.ts';
import { Corrections } from '../correct/corrections.tsx';
import { Figures } from '../correct/figures.tsx';
import { isOpen, type NumberedFinding, protocolWords, weightWords } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import { ChapterList } from './chapter-list.tsx';
import { FindingEntry } from './finding-entry.tsx';
import classes from './protocol.module.css';
import { ReadTables } from './read-tables.tsx';
import { ShareChoice } from './share-choice.tsx';

/** What was read and what was found, by weight; each finding leads to its block. */
export function Protocol({ place }: { place: number }) {
  const { draft, findings } = useProof();
  return (
    <aside className={classes.panel} aria-label="Reading protocol">
      <div className={classes.counts}>
        <h2 className="h4">Reading protocol</h2>
        <p className="small quiet">{protocolWords(draft)}</p>
        <ShareChoice />
        {findings.length > 1 && (
          <p className={classes.keys}>
            <kbd>J</kbd> and <kbd>K</kbd> lead from finding to finding.
          </p>
        )}
      </div>
      {weights.map((weight) => (
        <Group key={weight} weight={weight} found={findings.filter((one) => one.weight === weight)} />
      ))}
      <Corrections />
      <ReadTables place={place} />
      <Figures place={place} />
      <ChapterList place={place} />
    </aside>
  );
}

interface GroupProps {
  weight: NumberedFinding['weight'];
  found: readonly NumberedFinding[];
}

function Group({ weight, found }: GroupProps) {
  const { chosen, choose, answersAt } = useProof();
  if (found.length === 0) return null;
  const open = found.filter(isOpen).length;
  return (
    <section className={classes.group} aria-labelledby={`findings-${weight}`}>
      <div className={classes.head} data-weight={weight}>
        <h3 id={`findings-${weight}`} className="label">
          {weightWords[weight]}
        </h3>
        <span className="label">
          {weight === 'noted' || open === found.length ? found.length : `${open} of ${found.length} open`}
        </span>
      </div>
      <ol className="list">
        {found.map((finding) => (
          <FindingEntry
            key={finding.key}
            finding={finding}
            isChosen={finding.key === chosen?.key}
            isAnsweredHere={finding.key === chosen?.key && answersAt === 'list'}
            onChoose={choose}
          />
        ))}
      </ol>
    </section>
  );
}
