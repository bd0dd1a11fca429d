import { type Whose, whoseClients } from '@caliper/contract/cockpit/cockpit.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useIsFetching } from '@tanstack/react-query';
import { Segments } from '../../lib/navigation/segments.tsx';
import { useChoiceInAddress } from '../../lib/navigation/use-choice-in-address.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './cockpit.module.css';
import { EndingClients } from './ending-clients.tsx';
import { LastImports, RefusedOpens, UnansweredSearches, WaitingDrafts } from './groups.tsx';
import { OpenCases } from './open-cases.tsx';
import { cockpitKey, refreshWork } from './staff-work.tsx';

/** What waits for somebody, the most urgent first. Each role sees its own groups, and each of these fails alone. */
export function StaffHome({ hasRefresh }: { hasRefresh: boolean }) {
  const user = useSession()?.user;
  const [whose] = useChoiceInAddress<Whose>('whose', whoseClients, 'everybody');
  const isBusy = useIsFetching({ queryKey: cockpitKey }) > 0;
  if (!user) return null;
  const sells = user.role !== 'publications';
  const publishes = user.role !== 'sales';
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <p className="quiet">
          <span translate="no">{todayWords()}</span>. What waits for somebody, the most urgent first.
        </p>
        <div className="row wrap gap8">
          <Segments
            label="Whose work"
            name="whose"
            value={whose}
            options={[
              { value: 'everybody', label: 'Everybody' },
              { value: 'mine', label: 'Mine' },
            ]}
          />
          {hasRefresh && (
            <Button icon="reload" busy={isBusy} onClick={refreshWork}>
              Refresh
            </Button>
          )}
        </div>
      </div>
      {sells && <EndingClients whose={whose} role={user.role} />}
      {sells && <OpenCases whose={whose} role={user.role} />}
      <div className={classes.halves}>
        {publishes && <WaitingDrafts whose={whose} user={user} />}
        <RefusedOpens whose={whose} role={user.role} />
        <UnansweredSearches whose={whose} role={user.role} />
      </div>
      {publishes && <LastImports whose={whose} />}
    </div>
  );
}

function todayWords(): string {
  const today = new Date();
  const day = today.toLocaleDateString('en-GB', { weekday: 'long' });
  return `${day}, ${today.toLocaleDateString('en-CA')}`;
}
