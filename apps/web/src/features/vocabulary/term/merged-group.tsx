import { Button } from '@caliper/ui/actions/button.tsx';
import { formatDate } from '../../../lib/format.ts';
import classes from '../vocabulary.module.css';
import type { Term } from '../vocabulary.queries.ts';
import { occurrence } from '../vocabulary-words.ts';
import { GroupTitle } from './group-title.tsx';
import type { Part } from './split-dialog.tsx';

/** What was merged into a term; each can be taken out again as it was. */
export function MergedGroup({ term, onSplit }: { term: Term; onSplit: (part: Part) => void }) {
  return (
    <section className={classes.group} aria-label="Merged into it">
      <GroupTitle words="Merged into it" count={term.merged.length} />
      <ul className="list">
        {term.merged.map((one) => (
          <li key={one.term_id} className={classes.row}>
            <span className="slim">
              <span className="block semi anywhere">{one.name}</span>
              <span className="small quiet">
                {occurrence(one)}; by {one.by}, <time translate="no">{formatDate(one.at)}</time>
              </span>
            </span>
            <Button
              size="sm"
              variant="remove"
              aria-label={`Split off ${one.name}`}
              onClick={() => onSplit({ name: one.name, merged: [one.term_id], items: [] })}
            >
              Split off
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
