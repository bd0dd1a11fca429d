import { lengths } from '@caliper/contract/limits.ts';
import { interests } from '@caliper/contract/requests/lists.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import type { FormEvent } from 'react';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';
import { useFirstWrong } from '../../lib/forms/use-first-wrong.ts';
import classes from './research-request.module.css';
import { useResearchRequest } from './use-research-request.ts';

const unsent = {
  title: 'Leave without sending?',
  action: 'Leave without sending',
  text: 'Your message has not been sent yet. It will be lost if you leave now.',
};

export function ResearchRequestForm() {
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
