import { summaryOf } from '@caliper/contract/changes.ts';
import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { draftChangesQuery } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';
import { ChangeList } from './change-list.tsx';
import classes from './changes.module.css';

/** What is different from the current version: in counts, and unfolded to the figure. */
export function ChangesSummary() {
  const { draft, mayCompare } = useProof();
  const { data, error, refetch } = useQuery({ ...draftChangesQuery(draft), enabled: mayCompare });
  const [isOpen, setOpen] = useState(false);
  if (error && !data)
    return (
      <div role="alert" className="stack top gap8 small quiet">
        <p>{messageOf(error)}</p>
        <Button size="sm" icon="reload" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <p role="status">Comparing …</p>;
  const lines = summaryOf(data);
  if (lines.length === 0) return <p className="small">Readers would see no difference.</p>;
  return (
    <>
      <ul className={classes.counts}>
        {lines.map(({ count, words }) => (
          <li key={`${count} ${words}`} className={classes.line}>
            <span className={classes.count} translate="no">
              {count}
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <div className={classes.act}>
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide what changed' : 'See what changed'}
        </Button>
      </div>
      {isOpen && <ChangeList changes={data} />}
    </>
  );
}
