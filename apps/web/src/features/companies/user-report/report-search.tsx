import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Typing pauses this long before the rows are asked for. */
const pauseMilliseconds = 250;

interface ReportSearchProps {
  /** As the address says. */
  text: string;
  onSearch: (text: string) => void;
}

/** The address follows the typing. What changes the address otherwise, such as Back, changes the field. */
export function ReportSearch({ text, onSearch }: ReportSearchProps) {
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
      label="Search by company, name or e-mail"
      type="search"
      maxLength={lengths.query}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
