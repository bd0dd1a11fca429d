import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { type UsageRange, usageRanges } from '@caliper/contract/usage/usage.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Group } from '@caliper/ui/lists/group.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { Segments } from '../../lib/navigation/segments.tsx';
import { useChoiceInAddress } from '../../lib/navigation/use-choice-in-address.ts';
import { isCustomer, useSession } from '../../lib/session/session.ts';
import { KeyFigures } from './key-figures.tsx';
import { NamesNotice } from './names-notice.tsx';
import { ReadsChart } from './reads-chart.tsx';
import classes from './usage.module.css';
import { type TeamUsage, useTeamUsage, useUsageFile } from './usage.queries.ts';
import { MostRead, People, Unopened, Wanted } from './usage-lists.tsx';
import { rangeNames, youngWords } from './usage-words.ts';

/** What a team has made of what it pays for: the page that defends the invoice. */
export function TeamUsagePage() {
  const [range] = useChoiceInAddress<UsageRange>('range', usageRanges, '12-months');
  const { data, error, isPlaceholderData, refetch } = useTeamUsage(range);
  if (hasCode(error, 'forbidden')) return <NotShown />;
  return (
    <>
      <div className={classes.top}>
        <div>
          <h1>Team usage</h1>
          <p className="quiet">{data ? `${data.company}, ${data.from} to ${data.to}` : '\u00a0'}</p>
        </div>
        <div className={classes.tools}>
          <Segments
            label="Time"
            name="range"
            value={range}
            options={(data?.ranges ?? usageRanges).map((value) => ({ value, label: rangeNames[value] }))}
          />
          <Files range={range} />
        </div>
      </div>
      {!data && error && <FailedQuery title="The usage did not load" error={error} onRetry={refetch} />}
      {!data && !error && <PanelsSkeleton />}
      {data && (
        <div className="fading" data-stale={isPlaceholderData || undefined}>
          <Usage of={data} />
        </div>
      )}
    </>
  );
}

function Usage({ of }: { of: TeamUsage }) {
  return (
    <>
      <KeyFigures of={of} />
      <NamesNotice of={of} />
      <div className={classes.upper}>
        <Group title="Chapters read">
          {of.months ? (
            <>
              <p className={classes.below}>
                per month
                {of.months.length > 6 && <span className={classes.lately}> of the last six</span>}
                {'; below each month: different reports opened'}
                {of.months.some(({ reads }) => reads === null) &&
                  '. A month of fewer than three readers is not told, nor one that would tell it'}
              </p>
              <ReadsChart months={of.months} />
            </>
          ) : (
            <p className={classes.none}>{youngWords(of)}</p>
          )}
        </Group>
        <MostRead of={of.mostRead} />
      </div>
      {of.people && <People of={of.people} />}
      <div className={classes.lower}>
        <Unopened of={of.unopened} all={of.subscriptions.of} canTell={of.can.manage} />
        <Wanted of={of.wanted} canAsk={of.can.manage} />
      </div>
    </>
  );
}

/** One sheet of paper with exactly this page, and rows with all of it. */
function Files({ range }: { range: UsageRange }) {
  const [pdf, csv] = [useUsageFile('teamUsagePdf'), useUsageFile('teamUsageCsv')];
  const failed = pdf.error ?? csv.error;
  return (
    <>
      <Button icon="table" busy={csv.isPending} onClick={() => csv.mutate(range)}>
        CSV
      </Button>
      <Button variant="primary" icon="download" busy={pdf.isPending} onClick={() => pdf.mutate(range)}>
        One page as PDF
      </Button>
      {failed && (
        <p role="alert" className="small bad wide">
          The file was not made. {messageOf(failed)}
        </p>
      )}
    </>
  );
}

function NotShown() {
  const user = useSession()?.user;
  return (
    <EmptyState title="Team usage" titleAs="h1">
      <p>
        {user && isCustomer(user)
          ? 'Your team leader sees totals of the team here. Nobody’s reading is shown by name. If that is to change, every member is told before, and sees this page.'
          : 'This page is the team’s own: leaders of clients see here what their team has read.'}
      </p>
    </EmptyState>
  );
}
