import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { showsOwnError } from '../api/query-client.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { useFirstWrong } from './failures.ts';
import { allOrNothing, isSame, type Problems, problemOf, shownIn, without } from './form-values.ts';

/** What was on screen when the form was sent. */
interface Sent<Values> {
  values: Values;
  /** The part of it that was typed or chosen here. */
  edits: Partial<Values>;
}

interface Sending<Values> extends Sent<Values> {
  /** The option of a call by which the same contents, sent again, are the same request. */
  once: (body: object) => { idempotencyKey: string };
}

interface FormOptions<Values, Answer> {
  /** Shown where nothing was typed: blank, or what the server has. Untouched fields follow it. */
  values: Values;
  /** Problems that are found before sending. */
  check?: (values: Values) => Problems<Values>;
  /** Called instead of sending at once; it is sent when `proceed` is called. */
  confirm?: (values: Values, proceed: () => void) => void;
  send: (values: Values, sending: Sending<Values>) => Promise<Answer>;
  /** `isAsSent` is false if something else was typed meanwhile. */
  onSent?: (answer: Answer, sent: Sent<Values>, isAsSent: boolean) => unknown;
  onFailed?: (error: Error, sent: Sent<Values>) => void;
  /** Which edits stay once others were sent. */
  keep?: (edits: Partial<Values>, sent: Partial<Values>) => Partial<Values>;
  /** For a form that is closed and opened again with the same draft. */
  keys?: ReturnType<typeof createRequestKeys>;
}

/**
 * The state of a form. What is typed lies over the server's values until it has been sent; an answer that comes late
 * takes away nothing that was typed meanwhile. However often it is pressed, one request is under way. A problem is
 * shown until its field is changed, and the first one gets the focus.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { values: base, check, confirm, send, onSent, onFailed, keep = allOrNothing } = options;
  const [edits, setEdits] = useState<Partial<Values>>({});
  const [found, setFound] = useState<Found<Values>>(nothing);
  const [ownKeys] = useState(createRequestKeys);
  const keys = options.keys ?? ownKeys;
  const ref = useFirstWrong(found.problems);
  const { mutate, reset, isPending, isSuccess, error, data } = useSingleMutation({
    mutationFn: (sent: Sent<Values>) =>
      send(sent.values, { ...sent, once: (body) => ({ idempotencyKey: keys.keyOf(body) }) }),
    onSuccess: (answer, sent) => {
      keys.arrived();
      setFound({ problems: {}, corrected: [] });
      setEdits((now) => keep(now, sent.edits));
      return onSent?.(answer, sent, isSame(edits, sent.edits));
    },
    onError: (failure, sent) => {
      setFound({ problems: shownIn(sent.values, failure), corrected: [] });
      onFailed?.(failure, sent);
    },
    meta: showsOwnError,
  });
  const values: Values = { ...base, ...edits };
  const change = (part: Partial<Values>) => {
    if (error) reset();
    setFound(({ problems, corrected }) => ({ problems, corrected: [...corrected, ...Object.keys(part)] }));
    setEdits((now) => ({ ...now, ...part }));
  };
  const submit = () => {
    const problems = check?.(values) ?? {};
    if (isPending) return;
    setFound({ problems, corrected: [] });
    if (Object.keys(problems).length > 0) return reset();
    const proceed = () => mutate({ values, edits });
    return confirm ? confirm(values, proceed) : proceed();
  };
  const errors = without(found.problems, found.corrected);
  return {
    values,
    change,
    submit,
    isSending: isPending,
    isSent: isSuccess,
    isChanged: !isSame({ ...base, ...edits }, base),
    errors,
    error,
    /** The words of a failure that no field shows. */
    problem: error && problemOf(error, values),
    answer: data,
    /** What was typed stays. */
    clearErrors: () => {
      reset();
      setFound(nothing);
    },
    /** The properties of a field that is typed or chosen. */
    field: <Name extends TextName<Values>>(name: Name) => ({
      name,
      value: values[name] as Values[Name] & string,
      onChange: (given: string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: typeof given === 'string' ? given : given.target.value } as Partial<Values>),
      error: errors[name],
    }),
    formProps: {
      ref,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
      noValidate: true,
    },
  };
}

export type Form<Values extends object, Answer = unknown> = ReturnType<typeof useForm<Values, Answer>>;

interface Found<Values> {
  /** The same object until the form is sent again. */
  problems: Problems<Values>;
  corrected: readonly string[];
}

const nothing = { problems: {}, corrected: [] };

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;
