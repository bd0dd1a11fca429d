import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { LogoMark } from '@caliper/ui/theme/logo.tsx';
import { Link } from 'react-router';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';

export function NotFoundPage() {
  const signedIn = useSession() !== null;
  return (
    <EmptyState
      drawing={<LogoMark size={44} />}
      title={usePageTitle('Page not found')}
      titleAs="h1"
      action={
        <Link {...buttonLook()} to={signedIn ? paths.allReports : paths.home}>
          {signedIn ? 'Back to All Reports' : 'Back to Sign In'}
        </Link>
      }
    >
      <p>There is nothing at this address. It may have been mistyped, or the page may have moved.</p>
    </EmptyState>
  );
}
