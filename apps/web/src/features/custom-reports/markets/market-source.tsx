import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { CheckListSkeleton } from '@caliper/ui/fields/check-list.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { isGone, reportInfoQuery, reportMarketsQuery, SourceName } from '../../reports/index.ts';
import type { Source } from '../sources.ts';
import { type MarketDraft, switched } from './market-choice.ts';
import { MarketList } from './market-list.tsx';
import classes from './markets.module.css';

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
    <span className={classes.name}>
      <SourceName source={source} />
    </span>
  );
  if (!all || all.length === 0 || info.isPending || isAccess) {
    return (
      <li className={classes.source}>
        <p>{name}</p>
        {isAccess ? <OwnDashboard /> : <NotThere query={query} />}
      </li>
    );
  }
  return (
    <li className={classes.source}>
      <Switch checked={draft.isOn} onChange={(event) => onChange(switched(draft, event.target.checked, all))}>
        {name}
      </Switch>
      {draft.isOn && <MarketList source={source} all={all} draft={draft} onChange={onChange} />}
    </li>
  );
}

function OwnDashboard() {
  return (
    <p className={classes.words}>
      A market-access report has no market sizes. Its own dashboard shows its figures.
    </p>
  );
}

interface NotThereProps {
  query: { data: string[] | undefined; error: Error | null; refetch: () => unknown };
}

/** Each report fails on its own. */
function NotThere({ query: { data, error, refetch } }: NotThereProps) {
  if (data?.length === 0) return <p className={classes.words}>This report has no markets.</p>;
  if (!error) return <CheckListSkeleton rows={2} />;
  if (isGone(error)) return <p className={classes.words}>This report is not available at the moment.</p>;
  return (
    <p className={classes.words} role="alert">
      The markets did not load. {messageOf(error)}{' '}
      <Button size="sm" icon="reload" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  );
}
