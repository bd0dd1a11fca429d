import { messageOf } from '@caliper/contract/client/api-error.ts';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { kindWords } from '../kind-words.ts';
import { type CatalogueChoice, choicesQuery } from './catalogue-items.ts';
import { Pick } from './pick.tsx';
import classes from './subscription-editor.module.css';
import { keyOf } from './subscription-edits.ts';
import type { SubscriptionTab } from './subscription-tabs.ts';

interface ItemPickerProps {
  tab: SubscriptionTab;
  action: string;
  has?: (item: CatalogueChoice) => boolean;
  onPick: (item: CatalogueChoice) => void;
}

const most = 50;

/** The items of a kind, found by typing. */
export function ItemPicker({ tab, action, has, onPick }: ItemPickerProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const { data, error, refetch } = useQuery(choicesQuery(tab));
  const found = data ? matching(data, words) : [];
  return (
    <>
      <TextField
        label="Search by name, year or region"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        data-autofocus
      />
      {error && !data && (
        <FailedState title="The list did not load" onRetry={() => void refetch()}>
          <p>{messageOf(error)}</p>
        </FailedState>
      )}
      <p className={classes.count} role="status">
        {data ? countWords(found.length) : !error && 'Loading …'}
      </p>
      <ul className={classes.picks}>
        {found.slice(0, most).map((item) => (
          <Pick
            key={keyOf(item)}
            name={item.report_name}
            about={[item.report_year, item.region, ...(tab === 'demos' ? [kindWords[item.kind]] : [])].join(
              ', ',
            )}
            action={action}
            isThere={has?.(item) ?? false}
            onPick={() => onPick(item)}
          />
        ))}
      </ul>
    </>
  );
}

function matching(choices: readonly CatalogueChoice[], words: string): readonly CatalogueChoice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return choices;
  return choices.filter(({ report_name, report_year, region }) => {
    const text = `${report_name} ${report_year} ${region}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count > most
    ? `${count} found, the first ${most} are shown. Type to narrow them down.`
    : `${count} found`;
}
