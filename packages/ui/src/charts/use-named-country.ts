import { useState } from 'react';
import { useEscape } from '../behaviour/use-escape.ts';

/** What is pointed at, what has the keyboard, and which of them the tip names: the former, until Escape hides it. */
export function useNamedCountry() {
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [isHidden, setIsHidden] = useState(false);
  const named = isHidden ? null : (pointed ?? focused);
  useEscape(named !== null, () => setIsHidden(true));
  const shownAgain = (set: (name: string | null) => void) => (name: string | null) => {
    set(name);
    if (name !== null) setIsHidden(false);
  };
  return { pointed, focused, named, point: shownAgain(setPointed), focus: shownAgain(setFocused) };
}
