import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId } from 'react';
import { useProof } from '../proof-context.ts';
import classes from './release.module.css';
import { chosenMoment, momentWords, readerWords } from './release-plan.ts';
import { ReleaseTime } from './release-time.tsx';
import type { Release } from './use-release.ts';

export function ReleaseFields({ release }: { release: Release }) {
  const { draft } = useProof();
  const { values, change, field, formProps, isSending, problem, refusal } = release;
  const reason = useId();
  return (
    <form {...formProps} className={classes.form}>
      <TextAreaField
        {...field('note')}
        label="Release note"
        hint="Readers find it beside the version of the report."
        maxLength={draftLimits.note}
      />
      <div className={classes.part}>
        <ReleaseTime release={release} />
        <p className="small quiet">{readerWords(draft.readers)}</p>
        {draft.open.look > 0 && (
          <Checkbox
            checked={values.seen === draft.revision}
            onChange={(event) => change({ seen: event.target.checked ? draft.revision : 0 })}
          >
            I have looked at the findings
          </Checkbox>
        )}
        {problem && <FieldError>{problem}</FieldError>}
        {refusal && (
          <p id={reason} className={classes.refusal}>
            <span className="sign">
              <Icon name="warning" size={14} />
            </span>
            {refusal}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          full
          busy={isSending}
          refused={refusal !== null}
          aria-describedby={refusal ? reason : undefined}
        >
          {buttonWords(values)}
        </Button>
      </div>
    </form>
  );
}

/** What happens when it is pressed. */
function buttonWords(values: Release['values']): string {
  const moment = values.when === 'at' ? chosenMoment(values) : null;
  if (moment !== null) return `Release on ${momentWords(moment)}`;
  return values.when === 'at' ? 'Release at a time' : 'Release now';
}
