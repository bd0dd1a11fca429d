import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { MultiSelectField } from '@caliper/ui/fields/multi-select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CompanyFilter } from './company-filter.tsx';
import {
  addressOf,
  isNarrowed,
  narrow,
  nothingChosen,
  type ReportChoice,
  type ReportFilters,
} from './report-choice.ts';
import { options } from './report-columns.ts';
import classes from './user-report.module.css';

export function ReportFilterFields({ choice }: { choice: ReportChoice }) {
  const navigate = useNavigate();
  const part = useRef<HTMLElement>(null);
  // The address changes only after the whole page has rendered; the next press must not undo the last.
  const [chosen, showAtOnce] = useOptimistic(choice);
  const show = (next: ReportChoice, replace = false) =>
    startTransition(() => {
      showAtOnce(next);
      void navigate({ search: addressOf(next) }, { replace });
    });
  const choose = (filters: Partial<ReportFilters>) => show(narrow(chosen, filters));
  // The button disappears with the choice; the focus stays among the filters.
  const clear = () => {
    show({ ...nothingChosen, sort: chosen.sort });
    part.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={part} tabIndex={-1} className={classes.filters} aria-label="Filters">
      <CompanyFilter value={chosen.companies} onChange={(companies) => choose({ companies })} />
      <MultiSelectField
        label="License"
        placeholder="All licenses"
        value={chosen.licenses}
        options={options.licenses}
        onChange={(licenses) => choose({ licenses })}
      />
      <MultiSelectField
        label="Enabled"
        placeholder="Yes and no"
        value={chosen.enabled}
        options={options.enabled}
        onChange={(enabled) => choose({ enabled })}
      />
      <MultiSelectField
        label="Role"
        placeholder="All roles"
        value={chosen.roles}
        options={options.roles}
        onChange={(roles) => choose({ roles })}
      />
      <MultiSelectField
        label="Last Active"
        placeholder="Any time"
        value={chosen.lastActive}
        options={options.lastActive}
        onChange={(lastActive) => choose({ lastActive })}
      />
      <ReportSearch text={choice.text} onSearch={(text) => show(narrow(chosen, { text }), true)} />
      {isNarrowed(chosen) && (
        <div className={classes.clear}>
          <Button variant="quiet" onClick={clear}>
            Clear filters
          </Button>
        </div>
      )}
    </section>
  );
}

/** Typing pauses this long before the rows are asked for. */
const pauseMilliseconds = 250;

interface ReportSearchProps {
  /** As the address says. */
  text: string;
  onSearch: (text: string) => void;
}

/** The address follows the typing. What changes the address otherwise, such as Back, changes the field. */
function ReportSearch({ text, onSearch }: ReportSearchProps) {
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
