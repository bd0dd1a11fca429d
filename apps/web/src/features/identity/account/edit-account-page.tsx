import { useSession } from '../../../lib/session/session.ts';
import classes from './account-info.module.css';
import { EditAccountForm } from './edit-account-form.tsx';

export function EditAccountPage() {
  const user = useSession()?.user;
  return (
    <>
      <h1 className={classes.title}>Edit account information</h1>
      {user && <EditAccountForm user={user} />}
    </>
  );
}
