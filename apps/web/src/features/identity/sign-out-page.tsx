import { LoadingScreen } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { endViewing } from '../../lib/api/api-client.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { notifyFailure } from '../../lib/notifications.ts';
import { remember } from '../../lib/remembered/client-state.ts';
import { closeSession } from '../../lib/session/session.ts';
import { viewingHere } from '../../lib/session/viewing.ts';
import { signingOut } from './identity.queries.ts';

/** Opening the page signs out. Until the server has ended the session the person is still signed in. */
export function SignOutPage() {
  const navigate = useNavigate();
  const { mutate, isError } = useMutation({
    ...signingOut,
    onSuccess: () => {
      closeSession();
      navigate(paths.home, { replace: true });
    },
    onError: () => notifyFailure('Error while logging out'),
  });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Staff who look at the portal as a client does stop doing so.
    if (viewingHere()) return void endViewing();
    remember('admin', { recommending: null });
    mutate();
  }, [mutate]);

  if (!isError) return <LoadingScreen words="Signing out..." />;
  return (
    <FailedState title="You are still signed in" titleAs="h1" onRetry={() => mutate()}>
      <p>The portal did not answer. Try again, so that no one else can use your session.</p>
    </FailedState>
  );
}
