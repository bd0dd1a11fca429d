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
  const words = wordsOf(token);

  if (isSuccess) {
    return (
      <NarrowPage title={title}>
        <SuccessNote>{words?.done ?? 'You will get no more of these mails.'}</SuccessNote>
        <Link {...buttonLook({ size: 'lg', full: true })} to={paths.notifications}>
          See all settings
        </Link>
      </NarrowPage>
    );
  }
  if (!words || hasCode(error, 'not-found')) {
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
    <NarrowPage title={title} lead={`${words.lead} Without it you still find everything under the bell.`}>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <Button {...large} busy={isPending} onClick={() => mutate(undefined)}>
        Stop these mails
      </Button>
    </NarrowPage>
  );
}

/** What a link ends, which stands at its beginning. */
function wordsOf(token: string): { lead: string; done: string } | null {
  if (token.startsWith('follow-'))
    return {
      lead: 'You get a mail when there is something new in what you follow there.',
      done: 'You will get no more mails of it. You still follow it.',
    };
  if (token.startsWith('digest.'))
    return {
      lead: 'You get a daily or weekly mail that gathers what is new for you.',
      done: 'You will get no more such summaries. Other mails go on.',
    };
  const kind = kindNames.find((name) => token.startsWith(`${name}.`));
  if (!kind) return null;
  return {
    lead: `You get a mail when: ${kindOf(kind).setting}.`,
    done: 'You will get no more mails of this kind.',
  };
}
