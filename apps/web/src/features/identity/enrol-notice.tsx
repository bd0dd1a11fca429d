import { Button } from '@caliper/ui/button.tsx';
import classes from './sign-in-form.module.css';

/** The password was right, but there is no phone to send a code to, and no session without one. */
export function EnrolNotice({ email, onRestart }: { email: string; onRestart: () => void }) {
  return (
    <div className={classes.form} role="status">
      <h2 className={classes.title}>No second factor yet</h2>
      <p className={classes.lead}>
        The password is correct, but <strong>{email}</strong> has no phone enrolled for text messages, and the
        phone cannot be enrolled on this page yet. Please contact support.
      </p>
      <Button size="lg" full onClick={onRestart}>
        Use another account
      </Button>
    </div>
  );
}
