import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { useState } from 'react';
import classes from '../vocabulary.module.css';
import type { Term } from '../vocabulary.queries.ts';
import { countOf, itemKindWords, titleOf } from '../vocabulary-words.ts';
import { GroupTitle } from './group-title.tsx';
import type { Part } from './split-dialog.tsx';

/** Where it occurs. What some reports mean by the same words can be split off. */
export function UsesGroup({ term, onSplit }: { term: Term; onSplit: (part: Part) => void }) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  // What was ticked may have gone since.
  const chosen = ticked.filter((id) => term.uses.some(({ item_id }) => item_id === id));
  const toggle = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <section className={classes.group} aria-label="Where it occurs">
      <GroupTitle words="Where it occurs" count={term.items} bare={term.uses.length > 0}>
        {term.items > 1 && (
          <Button
            size="sm"
            refused={chosen.length === 0}
            onClick={() => onSplit({ name: term.name, merged: [], items: [...chosen] })}
          >
            {chosen.length === 0
              ? 'Split off what is ticked'
              : `Split off ${countOf(chosen.length, 'report')}`}
          </Button>
        )}
      </GroupTitle>
      {term.uses.length === 0 ? (
        <p className="quiet py12 overline">No report or figures have it now.</p>
      ) : (
        <Uses term={term} chosen={chosen} onToggle={toggle} />
      )}
    </section>
  );
}

interface UsesProps {
  term: Term;
  chosen: readonly number[];
  onToggle: (itemId: number) => void;
}

function Uses({ term: { uses, items }, chosen, onToggle }: UsesProps) {
  return (
    <Table label="Where it occurs" stacks heads={['Report', 'Spelt there', 'In', 'Kind']}>
      <tbody>
        {uses.map((use) => (
          <tr key={`${use.item_id} ${use.name}`}>
            <th scope="row">
              {items > 1 ? (
                <Checkbox checked={chosen.includes(use.item_id)} onChange={() => onToggle(use.item_id)}>
                  {titleOf(use)}
                </Checkbox>
              ) : (
                titleOf(use)
              )}
            </th>
            <td data-label="Spelt there" className="anywhere">
              {use.name}
            </td>
            <td data-label="In">{placesOf(use)}</td>
            <td data-label="Kind">{itemKindWords[use.item_kind]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function placesOf({ figures, tables }: { figures: boolean; tables: boolean }): string {
  return [figures && 'figures', tables && 'tables'].filter(Boolean).join(' and ');
}
