import type { Body } from '@caliper/contract/endpoints.ts';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify, notifyFailure } from '../../../lib/notifications.ts';
import { useSession } from '../../../lib/session/session.ts';
import { customReportMetadataQuery, showCustomReport } from '../custom-reports.queries.ts';
import { failureNote } from '../saving.ts';
import classes from './clips.module.css';

interface ClipButtonProps {
  clipped: Body<'addClip'>;
  /** What is clipped, for screen readers. */
  name: string;
}

/** Clips a table or figure into one of the person's own custom reports. */
export function ClipButton({ clipped, name }: ClipButtonProps) {
  const { frame, trigger, open, close } = usePopup<HTMLSpanElement>();
  const { ref: _, ...button } = trigger;
  return (
    <span ref={frame} className={classes.frame}>
      <IconButton
        {...button}
        icon="bookmark"
        label={`Clip ${name} into a custom report`}
        title="Clip into a custom report"
      />
      {open && (
        <section className={classes.choice} aria-label="Clip into a custom report">
          <Choices clipped={clipped} onDone={close} />
        </section>
      )}
    </span>
  );
}

interface ChoicesProps {
  clipped: ClipButtonProps['clipped'];
  onDone: () => void;
}

function Choices({ clipped, onDone }: ChoicesProps) {
  const session = useSession();
  const { data, isError } = useQuery({
    ...customReportMetadataQuery(session?.usergroupData.id ?? 0),
    enabled: session !== null,
  });
  const own = data?.filter(({ user_email }) => user_email === session?.user.email);
  const { clip, isPending } = useClipping(clipped, onDone);
  if (isError) return <p>Your custom reports did not load. Please try again.</p>;
  if (!own) return <p role="status">Loading your custom reports …</p>;
  if (own.length === 0) return <p>You have no custom report yet. Bookmark a chapter to make one.</p>;
  return (
    <ul className={classes.reports}>
      {own.map(({ c_report_id, c_report_name }) => (
        <li key={c_report_id}>
          <button
            type="button"
            className={classes.report}
            aria-disabled={isPending || undefined}
            onClick={() => clip(c_report_id)}
            translate="no"
          >
            {c_report_name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useClipping(clipped: ClipButtonProps['clipped'], onDone: () => void) {
  const [keys] = useState(createRequestKeys);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (id: number) =>
      call('addClip', { params: { id }, body: clipped }, { idempotencyKey: keys.keyOf({ id, ...clipped }) }),
    meta: showsOwnError,
    onSuccess: (report) => {
      onDone();
      void showCustomReport(report);
      notify({ message: `Clipped into "${report.c_report_name}"`, variant: 'success' });
    },
    onError: (error) => notifyFailure(failureNote(error) ?? ''),
  });
  return { clip: mutate, isPending };
}
