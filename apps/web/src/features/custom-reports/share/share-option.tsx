import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/session.ts';
import { membersQuery } from '../../team/index.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { showDialog } from '../dialog-host.tsx';
import { OptionButton } from '../options/option-button.tsx';
import { sharingRefusal } from './recipients.ts';

/** If there is no one to share with, the button stays, can be focused, and says so. */
export function ShareOption({ report }: { report: CustomReport }) {
  const session = useSession();
  const { data } = useQuery({
    ...membersQuery(session?.usergroupData.id ?? 0),
    enabled: session !== null,
  });
  const refusal = data && session ? sharingRefusal(data, session.user.id) : null;
  const load = async (close: () => void) => {
    const { ShareDialog } = await import('./share-dialog.tsx');
    return <ShareDialog report={report} onClose={close} />;
  };
  return (
    <Hint words={refusal ?? texts.sharingHint}>
      <OptionButton
        icon="share"
        dialog="share"
        aria-disabled={refusal !== null || undefined}
        onClick={refusal === null ? () => showDialog('share', load) : undefined}
      >
        Share With Team
      </OptionButton>
    </Hint>
  );
}
