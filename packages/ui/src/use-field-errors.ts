import { useState } from 'react';

/** The latest errors of each field, from the form or the server. */
export function useFieldErrors<Problems extends object>(problems: Problems) {
  const [answered, setAnswered] = useState(problems);
  const [errors, setErrors] = useState(problems);
  if (answered !== problems) {
    setAnswered(problems);
    setErrors(problems);
  }
  /** Clears the errors of fields being corrected. */
  const forget = (names: string[]) => setErrors((known) => without(known, names));
  return { errors, setErrors, forget };
}

function without<Problems extends object>(problems: Problems, names: string[]): Problems {
  const kept = Object.entries(problems).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as Problems;
}
