import { Button } from '@caliper/ui/actions/button.tsx';
import { Banner } from '@caliper/ui/messages/banner.tsx';
import { useState } from 'react';
import { usePart } from '../../../lib/loading/load-part.ts';
import { remember, useClientState } from '../../../lib/remembered/client-state.ts';
import { useSession } from '../../../lib/session/session.ts';

/** On every page while an admin chooses what is recommended with a report. */
export function RecommendingBar() {
  const session = useSession();
  const target = useClientState((state) => state.admin.recommending);
  const [opened, setOpened] = useState(false);
  const { part, want } = usePart(() => import('./recommending-dialog.tsx'));
  if (session?.user.role !== 'admin' || !target) return null;
  return (
    <Banner tone="info">
      <span>
        Recommending reports for:{' '}
        <strong>
          {target.report_name} - {target.region} - {target.report_year}
        </strong>
      </span>
      <span>Press + at the top of another report, or find it by its title.</span>
      <Button size="sm" aria-haspopup="dialog" onClick={async () => setOpened(await want())}>
        Find reports
      </Button>
      <Button size="sm" onClick={() => remember('admin', { recommending: null })}>
        Stop Recommending
      </Button>
      {part && <part.RecommendingDialog target={target} opened={opened} onClose={() => setOpened(false)} />}
    </Banner>
  );
}
