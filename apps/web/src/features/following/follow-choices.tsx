import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { CheckListSkeleton } from '@caliper/ui/fields/check-list.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { FollowButton } from './follow-button.tsx';
import classes from './following.module.css';
import { followableQuery, kindWords } from './following.queries.ts';

/** From this many on, a search is shown. */
const searchedFrom = 10;

/** What can be followed from the page of an item, each with its button. */
export function FollowChoices({ itemId }: { itemId: number }) {
  const { data, error, refetch } = useQuery(followableQuery(itemId));
  const [typed, setTyped] = useState('');
  if (error && !data) {
    return <FailedQuery title="What can be followed did not load" error={error} onRetry={refetch} />;
  }
  if (!data) return <CheckListSkeleton rows={4} />;
  const wanted = typed.trim().toLowerCase();
  const found = data.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <DialogFields>
      {data.length >= searchedFrom && (
        <div className="mb12">
          <TextField
            label="Search markets and companies"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <ul className="list">
        {found.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`} className={classes.choice}>
            <span className="slim">
              <span className="block semi anywhere" translate="no">
                {name}
              </span>
              <span className="small quiet">{kindWords[kind]}</span>
            </span>
            <FollowButton
              target={{ kind, id }}
              words={{ off: 'Follow', on: 'Following' }}
              label={`Follow ${name}`}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="quiet">Nothing here has this name.</p>}
    </DialogFields>
  );
}
