import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Typing pauses this long before anything is asked for. */
const pauseMilliseconds = 250;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What is searched for. If it changes otherwise, as by Back, the field follows. */
  text: string;
  onSearch: (text: string) => void;
  'data-autofocus'?: boolean;
}

export function SearchField({ label, text, onSearch, ...rest }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  const search = useEffectEvent(() => {
    asked.current = typed.trim();
    onSearch(asked.current);
  });
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(search, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      {...rest}
      label={label}
      type="search"
      maxLength={lengths.query}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
