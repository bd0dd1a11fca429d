import { useState } from 'react';
import { useEscape } from '../use-escape.ts';

/** What is pointed at, what has the keyboard, and which of them is told about: the former, until Escape hides it. */
export function useTold() {
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [isHidden, setIsHidden] = useState(false);
  const told = isHidden ? null : (pointed ?? focused);
  useEscape(told !== null, () => setIsHidden(true));
  const shownAgain = (set: (name: string | null) => void) => (name: string | null) => {
    set(name);
    if (name !== null) setIsHidden(false);
  };
  return { pointed, focused, told, point: shownAgain(setPointed), focus: shownAgain(setFocused) };
}
