import { Button } from '@caliper/ui/actions/button.tsx';
import { BlockingDialog } from '@caliper/ui/dialogs/blocking-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { needsFullLoad } from '../../lib/navigation/full-load.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useInactive } from '../../lib/session/idle.ts';
import { closeSession, useSession } from '../../lib/session/session.ts';
import { signingOut } from './identity.queries.ts';

/** Covers any open page. Part of the first bundle: the network may be gone when it is needed. */
export function SessionExpired() {
  const inactive = useInactive((state) => state.inactive !== null);
  const signedIn = useSession() !== null;
  return inactive && signedIn ? <Notice /> : null;
}

function Notice() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { mutate, isPending } = useMutation({
    ...signingOut,
    // After this long the session has ended on the server too, whether or not the call succeeded.
    onSettled: () => {
      closeSession();
      if (needsFullLoad(pathname, paths.home)) return location.assign(paths.home);
      navigate(paths.home, { replace: true, state: { returnTo: pathname + search + hash } });
    },
  });
  return (
    <BlockingDialog
      title="Session Expired"
      action={
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          Return to homepage
        </Button>
      }
    >
      You have been inactive for too long. Please return to the homepage and log in again.
    </BlockingDialog>
  );
}
