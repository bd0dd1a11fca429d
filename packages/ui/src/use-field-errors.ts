import { useState } from 'react';

/** What is wrong with each field, as the form or the server found it last. */
export function useFieldErrors<Problems extends object>(problems: Problems) {
  const [answered, setAnswered] = useState(problems);
  const [errors, setErrors] = useState(problems);
  if (answered !== problems) {
    setAnswered(problems);
    setErrors(problems);
  }
  /** What is being mended is not called wrong any more. */
  const forget = (names: string[]) => setErrors((known) => without(known, names));
  return { errors, setErrors, forget };
}

function without<Problems extends object>(problems: Problems, names: string[]): Problems {
  const kept = Object.entries(problems).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as Problems;
}
