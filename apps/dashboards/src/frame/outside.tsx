import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { LogoMark } from '@caliper/ui/theme/logo.tsx';

/** For anyone who opens the frame's own address: without the page around it there are no keys. */
export function Outside() {
  return (
    <EmptyState
      drawing={<LogoMark size={44} />}
      title="This page opens from the portal"
      titleAs="h1"
      action={
        <a {...buttonLook({ variant: 'primary' })} href="/">
          Go to the portal
        </a>
      }
    >
      <p>Open a dashboard from the catalog. Its own address can be copied and shared.</p>
    </EmptyState>
  );
}
