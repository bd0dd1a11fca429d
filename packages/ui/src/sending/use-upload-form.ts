import { type FormEvent, useState } from 'react';

type Problems<Form> = Partial<Record<keyof Form, string>>;

interface UploadFormNeeds<Form> {
  form: Form;
  onChange: (form: Form) => void;
  /** The server's findings; the same object until it answers again. */
  problems: Problems<Form>;
  missingFields: (form: Form) => Problems<Form>;
  fileProblem: (file: File) => string | null;
  busy: boolean;
  onSubmit: () => void;
}

/** A form with a file. Errors, from the form or the server, are shown until their field is corrected. */
export function useUploadForm<Form extends { file: File | null }>(needs: UploadFormNeeds<Form>) {
  const { form, onChange, problems, missingFields, fileProblem, busy, onSubmit } = needs;
  const [answered, setAnswered] = useState(problems);
  const [errors, setErrors] = useState(problems);
  if (answered !== problems) {
    setAnswered(problems);
    setErrors(problems);
  }
  const change = (part: Partial<Form>) => {
    setErrors((known) => without(known, Object.keys(part)));
    onChange({ ...form, ...part });
  };
  /** A file that cannot be sent does not replace the one before. */
  const chooseFile = (file: File | null) => {
    const problem = file && fileProblem(file);
    if (problem) setErrors({ ...errors, file: problem });
    else change({ file } as Partial<Form>);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const place = event.currentTarget;
    const missing = missingFields(form);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return focusFirstWrong(place);
    const changed = form.file && (await changedProblem(form.file));
    if (!changed) return onSubmit();
    setErrors({ file: changed } as Problems<Form>);
    focusFirstWrong(place);
  };
  return { errors, change, chooseFile, submit };
}

/** Browsers do not send a file that was changed on disk after it was chosen, and call that a lost connection. */
export async function changedProblem(file: File): Promise<string | null> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return `${file.name} has changed since it was chosen. Choose it again.`;
  }
}

function without<Known extends object>(problems: Known, names: string[]): Known {
  const kept = Object.entries(problems).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as Known;
}

/** Waits until the messages are rendered. */
function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
