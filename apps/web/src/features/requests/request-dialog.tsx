import { lengths } from '@caliper/contract/limits.ts';
import { interests } from '@caliper/contract/requests/lists.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { type FormEvent, useState } from 'react';
import { notify } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './request-dialog.module.css';
import { type RequestKind, requestKinds } from './request-kinds.ts';
import { isAsSent, pageAddress, senderOf, useSendRequest } from './use-send-request.ts';

interface RequestDialogProps {
  kind: RequestKind;
  opened: boolean;
  onClose: () => void;
}

const blank: { category: string; message: string } = { category: '', message: '' };

/** The draft is kept until it has been sent, even if the dialog is closed by mistake or switches to the other kind. */
export function RequestDialog({ kind: first, opened, onClose }: RequestDialogProps) {
  const [kind, setKind] = useState(first);
  const { title, lead, subject, other, otherLead } = requestKinds[kind];
  const user = useSession()?.user;
  const [draft, setDraft] = useState(blank);
  const { send, isSending, errors, clearErrors } = useSendRequest({
    shows: ['category', 'message'],
    onSent: (body) => {
      notify({ message: requestSent, variant: 'success' });
      if (!isAsSent({ ...draft, subject }, body)) return;
      setDraft(blank);
      setKind(first);
      onClose();
    },
  });

  const close = () => {
    clearErrors();
    if (!isSending) setKind(first);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (user) send({ ...senderOf(user), ...draft, subject, other: pageAddress() });
  };

  return (
    <Dialog title={title} opened={opened} onClose={close}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.other}>
          {otherLead}
          <Button variant="quiet" size="sm" onClick={() => setKind(other)}>
            {requestKinds[other].title}
          </Button>
        </p>
        <SelectField
          label="Category"
          placeholder="Any category"
          value={draft.category}
          options={interests}
          onChange={(category) => setDraft({ ...draft, category })}
          onClear={() => setDraft({ ...draft, category: '' })}
          error={errors.category}
        />
        <TextAreaField
          data-autofocus
          label="Message"
          placeholder="Your message... *"
          maxLength={lengths.message}
          required
          value={draft.message}
          onChange={(event) => setDraft({ ...draft, message: event.target.value })}
          error={errors.message}
        />
        <div className={classes.actions}>
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
