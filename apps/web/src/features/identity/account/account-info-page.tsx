import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Link } from 'react-router';
import { capitalised, formatExpiry } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { isCustomer, type Session, useSession } from '../../../lib/session/session.ts';
import { RenewalButton } from '../../requests/index.ts';
import { accountFacts, expiryBadge, type Fact, personFacts } from './account-facts.ts';
import classes from './account-info.module.css';

export function AccountInfoPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <h1 className="pb16 ruled">Profile and Account Information</h1>
      <SubscriptionLine session={session} />
      <div className={classes.columns}>
        <FactList facts={personFacts(session)} />
        <FactList facts={accountFacts(session)} />
      </div>
      <div className="flex wrap gap12 mt24">
        <Link {...buttonLook()} to={paths.editAccount}>
          Edit account information
        </Link>
        {mayChangePassword(session) && (
          <Link {...buttonLook()} to={paths.changePassword}>
            Change password
          </Link>
        )}
      </div>
    </>
  );
}

/** The page is closed to people whose company has expired. */
function mayChangePassword({ user, usergroupData: { expiry } }: Session): boolean {
  const hasExpired = expiry !== null && expiry * 1000 <= Date.now();
  return user.mayChangePassword && !hasExpired;
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value, isWord }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd translate={isWord ? undefined : 'no'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Company = Session['usergroupData'];

/** The company and when its subscription ends. */
function SubscriptionLine({ session }: { session: Session }) {
  const { company: name, license, expiry } = session.usergroupData;
  const hasLicense = license !== 'unassigned';
  return (
    <div className="row wrap underline2 gap16 rows12 py12">
      <p className={classes.company}>
        <span translate="no">{name}</span>
        {hasLicense && <StatusTag tone="edge">{licenseWords(license)}</StatusTag>}
      </p>
      {expiry !== null && <Until expiry={expiry} />}
      {isCustomer(session.user) && <RenewalButton />}
    </div>
  );
}

function Until({ expiry }: { expiry: number }) {
  const { tone, text } = expiryBadge(expiry, Date.now() / 1000);
  return (
    <p className={classes.until}>
      <span>
        Subscription until <strong translate="no">{formatExpiry(expiry)}</strong>
      </span>
      <StatusTag tone={tone} icon="clock" soft>
        {text}
      </StatusTag>
    </p>
  );
}

function licenseWords(license: Company['license']): string {
  return `${capitalised(license)} license`;
}
