import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import { kindOf } from '@caliper/contract/notifications/notifications.kinds.ts';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { rhythmOptions } from '../following/index.ts';
import { type MailSetting, mailSettingsQuery } from './notifications.queries.ts';
import classes from './notifications-page.module.css';

/** For what the person gets mails; each choice is saved at once. */
export function MailSettings() {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className={classes.name}>
        Mails
      </h2>
      <p className="small quiet mb12">
        A mail has the title and the link; daily and weekly ones gather them. Everything stays listed here,
        with or without mails. What you follow has its own choice.
      </p>
      <Settings />
    </section>
  );
}

const lines = [
  ['70%', 14],
  ['100%', 36],
  ['60%', 14],
  ['99%', 36],
] as const;

function Settings() {
  const { data, error, refetch } = useQuery(mailSettingsQuery);
  if (error && !data) {
    return <FailedQuery title="The settings did not load" error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className="stack gap12" role="status" aria-label="Loading">
        <Bones sizes={lines} />
      </div>
    );
  }
  return (
    <ul className="list">
      {data.map((setting) => (
        <li key={setting.kind} className={classes.setting}>
          <Setting of={setting} />
        </li>
      ))}
    </ul>
  );
}

function Setting({ of: { kind, mail } }: { of: MailSetting }) {
  const saving = useMutation({
    mutationFn: (chosen: Rhythm) => call('saveMailSetting', { body: { kind, mail: chosen } }),
    // One after the other: an answer that came late would take back what was chosen since.
    scope: { id: 'mail-settings' },
    onSuccess: (saved) => queryClient.setQueryData(mailSettingsQuery.queryKey, saved),
  });
  // What was chosen is shown at once; if it was not saved, a notification says so and this is as before.
  const shown = saving.isPending ? saving.variables : mail;
  return (
    <NativeSelect
      label={kindOf(kind).setting}
      value={shown}
      options={rhythmOptions}
      onChange={(value) => saving.mutate(value as Rhythm)}
    />
  );
}
