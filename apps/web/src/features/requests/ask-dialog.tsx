import { lengths } from '@caliper/contract/limits.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { useColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { notify } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import type { Wanted } from './ask-once.ts';
import { rememberRequest, requestedOn } from './ask-once.ts';
import { senderOf, useRequestForm } from './use-request-form.ts';

interface AskDialogProps {
  wanted: Wanted;
  opened: boolean;
  onClose: () => void;
}

/** Asks before something is requested, and takes a message along. It is kept until it has been sent. */
export function AskDialog({ wanted, opened, onClose }: AskDialogProps) {
  const { dialogTitle, lead, subject, item } = wanted;
  const user = useSession()?.user;
  const { scheme } = useColorScheme();
  const { field, formProps, isSending, clearErrors } = useRequestForm({
    values: { message: '' },
    body: (draft) => ({ ...senderOf(user), ...draft, subject, ...(item && { item }) }),
    onSent: (answer) => {
      rememberRequest(item?.id ?? null, answer);
      notify(answer.sent ? sent : alreadyAsked(answer));
      onClose();
    },
  });
  const close = () => {
    clearErrors();
    onClose();
  };
  return (
    // The banner is outside of the pages, which bring the theme.
    <MantineTheme scheme={scheme}>
      <Dialog title={dialogTitle} opened={opened} onClose={close}>
        <form {...formProps} className="grid gap16">
          <p className="quiet">{lead}</p>
          <TextAreaField
            {...field('message')}
            data-autofocus
            label="Message (optional)"
            maxLength={lengths.message}
            rows={3}
          />
          <div className="flex end gap8">
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={isSending}>
              Send Request
            </Button>
          </div>
        </form>
      </Dialog>
    </MantineTheme>
  );
}

const sent = { message: requestSent, variant: 'success' } as const;

/** A colleague was faster, or the page was older than the request. */
function alreadyAsked(answer: Parameters<typeof requestedOn>[0]) {
  const by = answer.by ? ` by ${answer.by}` : '';
  return { message: `${requestedOn(answer)}${by}. Nothing was sent again.`, variant: 'primary' } as const;
}
