import { synonyms as limits } from '@caliper/contract/limits.ts';
import { synonymsTexts } from '@caliper/contract/synonyms/synonyms.messages.ts';
import { type SynonymKind, synonymKinds } from '@caliper/contract/synonyms/synonyms.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { call } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { SynonymPreview } from './synonym-preview.tsx';
import { kindWords, meaningOf, namesIn } from './synonym-words.ts';
import classes from './synonyms.module.css';
import { afterChange, type Said, type Synonym } from './synonyms.queries.ts';

interface Typed {
  kind: SynonymKind;
  words: string;
  meansAlso: string;
  ways: 'one' | 'both';
}

const blank: Typed = { kind: 'equal', words: '', meansAlso: '', ways: 'one' };

function typedOf({ kind, words, meansAlso, isMutual }: Synonym): Typed {
  const ways = isMutual && meansAlso.length > 0 ? 'both' : 'one';
  return { kind, words: words.join('\n'), meansAlso: meansAlso.join('\n'), ways };
}

/** Among names that only find each other there is no direction. */
function saidOf({ kind, words, meansAlso, ways }: Typed): Said {
  const also = namesIn(meansAlso);
  return { kind, words: namesIn(words), meansAlso: also, isMutual: also.length === 0 || ways === 'both' };
}

function check(typed: Typed) {
  const { words, meansAlso } = saidOf(typed);
  if (words.length === 0) return { words: 'Please enter at least one name.' };
  if (words.length + meansAlso.length === 1)
    return { words: 'Please enter a second name, here or under what it also finds.' };
  const wrong = { ...wrongIn('words', words), ...wrongIn('meansAlso', meansAlso) };
  return wrong;
}

function wrongIn(field: 'words' | 'meansAlso', names: readonly string[]) {
  const long = names.find((name) => name.length > limits.name);
  if (long) return { [field]: `“${long.slice(0, 20)}…” is longer than ${limits.name} characters.` };
  if (names.some((name) => name.includes('"'))) return { [field]: 'Names have no quotation marks.' };
  return names.length > limits.names ? { [field]: `Please enter at most ${limits.names} names.` } : {};
}

interface SynonymDialogProps {
  opened: Synonym | 'new';
  onClose: () => void;
}

/** One entry, new or as it is, and below it what searches would find with it. */
export function SynonymDialog({ opened, onClose }: SynonymDialogProps) {
  const synonym = opened === 'new' ? null : opened;
  const { values, change, field, formProps, isSending, isChanged, errors, problem } = useForm({
    values: synonym ? typedOf(synonym) : blank,
    check,
    send: (typed, { once }) => {
      const said = saidOf(typed);
      if (!synonym) return call('addSynonym', { body: said }, once(said));
      const { synonym_id, version } = synonym;
      const body = { ...said, version };
      return call('changeSynonym', { params: { synonym_id }, body }, once(body));
    },
    onSent: () => {
      notifySuccess(synonym ? synonymsTexts.changed : synonymsTexts.added);
      onClose();
      return afterChange();
    },
    onFailed: () => void afterChange(),
  });
  const said = saidOf(values);
  const isComplete = Object.keys(check(values)).length === 0;
  return (
    <FormDialog
      title={synonym ? 'Edit synonyms' : 'Add synonyms'}
      wide
      isChanged={isChanged}
      isSaving={isSending}
      onClose={onClose}
    >
      {(ask) => (
        <form {...formProps} className="stack gap16">
          <RadioGroup
            label="Kind"
            value={values.kind}
            options={synonymKinds.map((value) => ({ value, label: kindWords[value].one }))}
            onChange={(kind) => change({ kind })}
            error={errors.kind}
          />
          <div className={classes.sides}>
            <TextAreaField
              {...field('words')}
              label="Names"
              hint="They mean the same and find each other. One per line."
              rows={4}
              data-autofocus
            />
            <TextAreaField
              {...field('meansAlso')}
              label="They also find"
              hint="What they are, such as the class of a brand. One per line, or nothing."
              rows={4}
            />
          </div>
          {said.meansAlso.length > 0 && (
            <RadioGroup
              label="Direction"
              value={values.ways}
              options={[
                { value: 'one', label: 'One way' },
                { value: 'both', label: 'Both ways' },
              ]}
              onChange={(ways) => change({ ways })}
            />
          )}
          <p className="small quiet anywhere">{meaningOf(said)}</p>
          <SynonymPreview
            proposed={
              isComplete && (isChanged || !synonym)
                ? { entry: said, ...(synonym && { synonym_id: synonym.synonym_id }) }
                : null
            }
          />
          {problem && <FieldError>{problem}</FieldError>}
          <DialogFoot>
            <Button refused={isSending} onClick={() => ask(onClose)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={isSending}>
              {synonym ? 'Save' : 'Add'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </FormDialog>
  );
}
