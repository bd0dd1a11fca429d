import { lengths } from '@caliper/contract/limits.ts';
import { interests } from '@caliper/contract/requests/lists.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { type FormEvent, useState } from 'react';
import { useFirstWrong } from '../../lib/forms/failures.ts';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';
import { notify } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './research-request.module.css';
import { isAsSent, pageAddress, senderOf, useSendRequest } from './use-send-request.ts';

export function ResearchRequestPage() {
  return (
    <>
      <h1 className={classes.title}>Custom Research Request</h1>
      <ResearchRequestForm />
    </>
  );
}

const unsent = {
  title: 'Leave without sending?',
  action: 'Leave without sending',
  text: 'Your message has not been sent yet. It will be lost if you leave now.',
};

function ResearchRequestForm() {
  const { draft, change, submit, isSending, errors, isBegun } = useResearchRequest();
  const { question } = useLeaveQuestion(isBegun, { words: unsent });
  const form = useFirstWrong(errors);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={classes.form} onSubmit={send} noValidate>
      <p className={classes.lead}>
        Is there a market our reports do not cover? Tell us what you need to know, and we will answer you with
        what we can find out.
      </p>
      <SelectField
        label="Category"
        placeholder="Any category"
        value={draft.category}
        options={interests}
        onChange={(category) => change({ category })}
        onClear={() => change({ category: '' })}
        error={errors.category}
      />
      <TextAreaField
        label="Message"
        placeholder="Your message... *"
        rows={8}
        maxLength={lengths.message}
        required
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
        error={errors.message}
      />
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          Submit
        </Button>
      </div>
      {question}
    </form>
  );
}

const blank: { category: string; message: string } = { category: '', message: '' };

/** The draft is kept until it has been sent. */
function useResearchRequest() {
  const user = useSession()?.user;
  const [draft, setDraft] = useState(blank);
  const { send, isSending, errors } = useSendRequest({
    shows: ['category', 'message'],
    onSent: (sent) => {
      if (isAsSent(draft, sent)) setDraft(blank);
      notify({ message: requestSent, variant: 'success' });
    },
  });
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  const submit = () => {
    if (!user) return;
    send({ ...senderOf(user), ...draft, subject: 'New Custom Research Request', other: pageAddress() });
  };
  return { draft, change, submit, isSending, errors, isBegun: draft.message.trim() !== '' };
}
