import { Button } from '@caliper/ui/actions/button.tsx';
import { CheckList, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import type { Source } from '../sources.ts';
import { type MarketDraft, ticked } from './market-choice.ts';
import classes from './markets.module.css';

interface MarketListProps {
  source: Source;
  all: readonly string[];
  draft: MarketDraft;
  onChange: (draft: MarketDraft) => void;
}

export function MarketList({ source, all, draft, onChange }: MarketListProps) {
  const chosen = all.filter((name) => draft.names.includes(name));
  const label = `Markets of ${source.report_name}`;
  return (
    <>
      <p className={classes.tools}>
        <span role="status">
          {chosen.length === 0
            ? nothing
            : `${chosen.length} of ${all.length} ${all.length === 1 ? 'market' : 'markets'}`}
        </span>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`All: ${label}`}
          onClick={() => onChange({ ...draft, names: all })}
        >
          All
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`None: ${label}`}
          onClick={() => onChange({ ...draft, names: [] })}
        >
          None
        </Button>
      </p>
      <CheckList label={label}>
        {all.map((name) => (
          <CheckRow
            key={name}
            name={name}
            checked={chosen.includes(name)}
            onChange={(event) => onChange(ticked({ ...draft, names: chosen }, name, event.target.checked))}
          />
        ))}
      </CheckList>
    </>
  );
}

const nothing = 'No market is selected, so this report will not be shown.';
