import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { accountFacts, personFacts } from './account-facts.ts';
import classes from './account-info.module.css';
import { FactList } from './fact-list.tsx';
import { SubscriptionLine } from './subscription-line.tsx';

export function AccountInfoPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <h1 className={classes.title}>Profile and Account Information</h1>
      <SubscriptionLine session={session} />
      <div className={classes.columns}>
        <FactList facts={personFacts(session)} />
        <FactList facts={accountFacts(session)} />
      </div>
      <div className={classes.actions}>
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
