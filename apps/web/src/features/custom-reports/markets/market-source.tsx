import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { CheckList, CheckListSkeleton, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { isGone, reportInfoQuery, reportMarketsQuery, SourceName } from '../../reports/index.ts';
import type { Source } from '../bookmarks.ts';
import classes from '../dialogs.module.css';
import { type MarketDraft, switched, ticked } from './market-choice.ts';

interface MarketSourceProps {
  source: Source;
  draft: MarketDraft;
  onChange: (draft: MarketDraft) => void;
}

export function MarketSource({ source, draft, onChange }: MarketSourceProps) {
  const query = useQuery(reportMarketsQuery(source.report_id));
  const info = useQuery({ ...reportInfoQuery(source.report_id), meta: showsOwnError });
  const isAccess = info.data?.dashboard_kind === 'medaccess';
  const all = query.data;
  const name = (
    <span className="slim semi anywhere">
      <SourceName source={source} />
    </span>
  );
  if (!all || all.length === 0 || info.isPending || isAccess) {
    return (
      <li className={classes.marketSource}>
        <p>{name}</p>
        {isAccess ? <OwnDashboard /> : <NotThere query={query} />}
      </li>
    );
  }
  return (
    <li className={classes.marketSource}>
      <Switch checked={draft.isOn} onChange={(event) => onChange(switched(draft, event.target.checked, all))}>
        {name}
      </Switch>
      {draft.isOn && <MarketList source={source} all={all} draft={draft} onChange={onChange} />}
    </li>
  );
}

function OwnDashboard() {
  return (
    <p className="small quiet">
      A market-access report has no market sizes. Its own dashboard shows its figures.
    </p>
  );
}

interface NotThereProps {
  query: { data: string[] | undefined; error: Error | null; refetch: () => unknown };
}

/** Each report fails on its own. */
function NotThere({ query: { data, error, refetch } }: NotThereProps) {
  if (data?.length === 0) return <p className="small quiet">This report has no markets.</p>;
  if (!error) return <CheckListSkeleton rows={2} />;
  if (isGone(error)) return <p className="small quiet">This report is not available at the moment.</p>;
  return (
    <p className="small quiet" role="alert">
      The markets did not load. {messageOf(error)}{' '}
      <Button size="sm" icon="reload" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  );
}

interface MarketListProps {
  source: Source;
  all: readonly string[];
  draft: MarketDraft;
  onChange: (draft: MarketDraft) => void;
}

function MarketList({ source, all, draft, onChange }: MarketListProps) {
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
