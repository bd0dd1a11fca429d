import { messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import type { WayOn } from './sign-in-failure.ts';

interface AskForAccessProps {
  wayOn: WayOn;
  /** With which the person was just refused. */
  credentials: Body<'askForAccess'>;
}

const labels = { leader: 'Ask your team leader', renewal: 'Request renewal' } as const;

/** The way on for a person with the right password who is not let in. */
export function AskForAccess({ wayOn, credentials }: AskForAccessProps) {
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationFn: (body: Body<'askForAccess'>) => call('askForAccess', { body }),
    meta: showsOwnError,
  });
  if (data) return <SuccessNote>{wordsFor(wayOn, data)}</SuccessNote>;
  return (
    <div>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <Button busy={isPending} onClick={() => mutate(credentials)}>
        {labels[wayOn]}
      </Button>
    </div>
  );
}

function wordsFor(wayOn: WayOn, { asked, sent }: Answer<'askForAccess'>): string {
  if (asked === null) return 'You can sign in now.';
  if (!sent) return 'You have already asked today. Please wait for the answer.';
  if (wayOn === 'renewal') return requestSent;
  const who = asked === 'leader' ? 'Your team leader has' : 'Our staff have';
  return `${who} been asked to enable your account.`;
}
