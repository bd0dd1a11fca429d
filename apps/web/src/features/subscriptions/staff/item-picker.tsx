import { Button } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { foundWords, hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { kindWords } from '../subscription-entry.ts';
import { type CatalogueChoice, choicesQuery } from './catalogue-items.ts';
import classes from './subscription-editor.module.css';
import { keyOf } from './subscription-edits.ts';
import type { SubscriptionTab } from './subscription-tabs.ts';

interface ItemPickerProps {
  tab: SubscriptionTab;
  action: string;
  typed: string;
  onType: (text: string) => void;
  /** For a list that replaces something that had the focus. */
  startsFocused?: boolean;
  has?: (item: CatalogueChoice) => boolean;
  onPick: (item: CatalogueChoice) => void;
}

const most = 50;

/** The items of a kind, found by typing. */
export function ItemPicker({ tab, action, typed, onType, startsFocused, has, onPick }: ItemPickerProps) {
  const words = useDeferredValue(typed);
  const { data, error, refetch } = useQuery(choicesQuery(tab));
  const found = data ? matching(data, words) : [];
  return (
    <>
      <TextField
        label="Search by name, year or region"
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        data-autofocus
        autoFocus={startsFocused}
      />
      {error && !data && <FailedQuery title="The list did not load" error={error} onRetry={refetch} />}
      <p className="py8 small faint" role="status">
        {data ? foundWords(found.length, most) : !error && 'Loading …'}
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
  return choices.filter(({ report_name, report_year, region }) =>
    hasAllWords(`${report_name} ${report_year} ${region}`, words),
  );
}

interface PickProps {
  name: string;
  about: string;
  action: string;
  /** The company already has it, or is about to. */
  isThere: boolean;
  onPick: () => void;
}

/** A row of a list to choose from. */
export function Pick({ name, about, action, isThere, onPick }: PickProps) {
  return (
    <li className={classes.pick}>
      <span>
        {name}
        {about && <span className="block small faint">{about}</span>}
      </span>
      <Button
        size="sm"
        variant={isThere ? 'quiet' : 'secondary'}
        {...(isThere && { icon: 'check' as const })}
        aria-label={`${isThere ? 'Added' : action} ${name} ${about}`}
        onClick={onPick}
      >
        {isThere ? 'Added' : action}
      </Button>
    </li>
  );
}
