import { lengths } from '@caliper/contract/limits.ts';
import { interests } from '@caliper/contract/requests/lists.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';
import { notifySuccess } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './research-request.module.css';
import { pageAddress, senderOf, useRequestForm } from './use-request-form.ts';

export function ResearchRequestPage() {
  return (
    <>
      <h1 className="pb16 ruled">Custom Research Request</h1>
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
  const { values, field, change, formProps, isSending } = useResearchRequest();
  const { question } = useLeaveQuestion(values.message.trim() !== '', { words: unsent });
  return (
    <form {...formProps} className={classes.form}>
      <p className="quiet">
        Is there a market our reports do not cover? Tell us what you need to know, and we will answer you with
        what we can find out.
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
        label="Message"
        placeholder="Your message... *"
        rows={8}
        maxLength={lengths.message}
        required
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

const blank = { category: '', message: '' };

/** The draft is kept until it has been sent. */
function useResearchRequest() {
  const user = useSession()?.user;
  return useRequestForm({
    values: blank,
    body: (draft) => ({
      ...senderOf(user),
      ...draft,
      subject: 'New Custom Research Request',
      other: pageAddress(),
    }),
    onSent: () => notifySuccess(requestSent),
  });
}
