import { lengths } from '@caliper/contract/limits.ts';
import { interests } from '@caliper/contract/requests/lists.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { notifySuccess } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import { type RequestKind, requestKinds } from './request-kinds.ts';
import { pageAddress, senderOf, useRequestForm } from './use-request-form.ts';

interface RequestDialogProps {
  kind: RequestKind;
  opened: boolean;
  onClose: () => void;
}

/** The draft is kept until it has been sent, even if the dialog is closed by mistake or switches to the other kind. */
export function RequestDialog({ kind: first, opened, onClose }: RequestDialogProps) {
  const user = useSession()?.user;
  const { values, field, change, formProps, isSending, clearErrors } = useRequestForm({
    values: { kind: first, category: '', message: '' },
    body: ({ kind, ...draft }) => ({
      ...senderOf(user),
      ...draft,
      subject: requestKinds[kind].subject,
      other: pageAddress(),
    }),
    onSent: (_answer, _sent, isAsSent) => {
      notifySuccess(requestSent);
      if (isAsSent) onClose();
    },
  });
  const { title, lead, other, otherLead } = requestKinds[values.kind];
  const close = () => {
    clearErrors();
    if (!isSending) change({ kind: first });
    onClose();
  };
  return (
    <Dialog title={title} opened={opened} onClose={close}>
      <form {...formProps} className="grid gap16">
        <p className="quiet">{lead}</p>
        <p className="row wrap gap4 quiet">
          {otherLead}
          <Button variant="quiet" size="sm" onClick={() => change({ kind: other })}>
            {requestKinds[other].title}
          </Button>
        </p>
        <SelectField
          {...field('category')}
          label="Category"
          placeholder="Any category"
          options={interests}
          onClear={() => change({ category: '' })}
        />
        <TextAreaField
          {...field('message')}
          data-autofocus
          label="Message"
          placeholder="Your message... *"
          maxLength={lengths.message}
          required
        />
        <div className="flex end gap8">
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="consult" busy={isSending}>
            Submit
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
