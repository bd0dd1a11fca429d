import { Button } from '@caliper/ui/actions/button.tsx';
import { MultiSelectField } from '@caliper/ui/fields/multi-select-field.tsx';
import { startTransition, useOptimistic, useRef } from 'react';
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
import { ReportSearch } from './report-search.tsx';
import { options } from './report-words.ts';
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
