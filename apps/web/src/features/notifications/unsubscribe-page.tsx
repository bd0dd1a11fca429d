import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { kindNames, kindOf } from '@caliper/contract/notifications/notifications.kinds.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { Link, useParams } from 'react-router';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { paths } from '../../lib/navigation/paths.ts';

const title = 'Stop these mails';
const large = { variant: 'primary', size: 'lg', full: true } as const;

/** Where the link of a mail leads. Opening it changes nothing yet: mail scanners open links too. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () => call('unsubscribe', { params: { token } }),
    meta: showsOwnError,
  });
  const kind = kindNames.find((name) => token.startsWith(`${name}.`));

  if (isSuccess) {
    return (
      <NarrowPage title={title}>
        <SuccessNote>You will get no more mails of this kind.</SuccessNote>
        <Link {...buttonLook({ size: 'lg', full: true })} to={paths.notifications}>
          See all settings
        </Link>
      </NarrowPage>
    );
  }
  if (!kind || hasCode(error, 'not-found')) {
    return (
      <NarrowPage title={title}>
        <FieldError>This link is not complete.</FieldError>
        <p>Please open it from the mail once more, or choose which mails you get after signing in.</p>
        <Link {...buttonLook(large)} to={paths.notifications}>
          See all settings
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={title}
      lead={`You get a mail when: ${kindOf(kind).setting}. Without it you still find everything under the bell.`}
    >
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <Button {...large} busy={isPending} onClick={() => mutate(undefined)}>
        Stop these mails
      </Button>
    </NarrowPage>
  );
}
