import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { purchaseOf, useAsk } from '../requests/index.ts';
import { membersQuery } from '../team/index.ts';
import classes from './changes.module.css';
import type { Reduced } from './differences.queries.ts';
import { heldSide, type Side } from './side-names.ts';

/** The one way on for a reader of one edition: to ask for the other. */
export function UpgradeSheet({ found }: { found: Reduced }) {
  const held = heldSide(found);
  const missing = held === found.after ? found.before : found.after;
  const isNewer = missing === found.after;
  const { last } = isNewer ? found.years.after : found.years.before;
  const facts = [
    ['Appeared', missing.releasedAt === null ? null : formatDate(missing.releasedAt)],
    ['Forecast', last === null ? null : `to ${last}`],
    ['Your edition', 'stays readable'],
  ] as const;
  return (
    <aside className={classes.sheet} aria-labelledby="upgrade">
      <h2 id="upgrade">Read the {missing.report_year} edition</h2>
      <p className="small quiet mt8">
        With it you see every revision figure by figure, also against the edition you hold.
      </p>
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="quiet">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <AskForEdition edition={missing} isUpdate={isNewer} />
      <AskLeader edition={missing} />
    </aside>
  );
}

function AskForEdition({ edition, isUpdate }: { edition: Side; isUpdate: boolean }) {
  const label = isUpdate ? 'Update Report' : 'Buy Now';
  const title = `${edition.report_name}, ${edition.report_year}`;
  const wanted = { ...purchaseOf('report', edition.report_id, title), dialogTitle: label };
  const ask = useAsk(wanted, label);
  return (
    <>
      <Button
        variant="primary"
        full
        {...(isUpdate && { icon: 'reload' })}
        busy={!ask.isKnown}
        refused={ask.isRequested}
        aria-haspopup="dialog"
        onClick={ask.open}
      >
        {ask.label}
      </Button>
      {ask.isRequested && (
        <p className="small quiet mt6">
          {ask.by && `Requested by ${ask.by}. `}Your sales representative will contact your company.
        </p>
      )}
      {ask.dialog}
    </>
  );
}

/** A mail to whoever leads the team, written so that it only has to be sent. Leaders ask by themselves. */
function AskLeader({ edition }: { edition: Side }) {
  const session = useSession();
  const isMember = session?.user.role === 'standard';
  const companyId = isMember ? session.usergroupData.id : 0;
  const members = useQuery({
    ...membersQuery(companyId),
    enabled: isMember,
  });
  const leaders = members.data?.filter(({ role, enabled }) => role === 'team leader' && enabled) ?? [];
  if (!isMember || leaders.length === 0) return null;
  const subject = `${edition.report_name}, ${edition.report_year} edition`;
  const body = `Could we get the ${edition.report_year} edition of ${edition.report_name}? This is what changed in it:\n${location.href}`;
  const to = leaders.map(({ email }) => encodeURIComponent(email)).join(',');
  return (
    <a
      {...buttonLook({ full: true })}
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
    >
      Ask your team leader
    </a>
  );
}
