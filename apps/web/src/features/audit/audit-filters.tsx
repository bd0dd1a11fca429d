import { Button } from '@caliper/ui/actions/button.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useRef } from 'react';
import { SearchField } from '../../lib/forms/search-field.tsx';
import classes from './audit.module.css';
import { useCompanyNames } from './audit.queries.ts';
import { type AuditPlace, addressOf, nothingChosen } from './audit-address.ts';

interface AuditFiltersProps {
  place: AuditPlace;
  actions: readonly string[];
  onChange: (place: AuditPlace) => void;
}

export function AuditFilters({ place, actions, onChange }: AuditFiltersProps) {
  const part = useRef<HTMLElement>(null);
  const { data: companies = [] } = useCompanyNames();
  const choose = (chosen: Partial<AuditPlace>) => onChange({ ...place, before: '', ...chosen });
  const names = companies
    .map(({ id, company }) => ({ value: String(id), label: company }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const isKnown = place.company === '' || names.some(({ value }) => value === place.company);
  // The button disappears with the choice; the focus stays among the filters.
  const clear = () => {
    onChange(nothingChosen);
    part.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={part} tabIndex={-1} className={classes.filters} aria-label="Filters">
      <SearchField label="Person (e-mail)" text={place.person} onSearch={(person) => choose({ person })} />
      <SelectField
        label="Company"
        placeholder="All companies"
        value={place.company}
        // A deleted one has a number only.
        options={isKnown ? names : [...names, { value: place.company, label: `Company ${place.company}` }]}
        onChange={(company) => choose({ company })}
        onClear={() => choose({ company: '' })}
        most={100}
      />
      <SelectField
        label="Action"
        placeholder="All actions"
        value={place.action}
        options={actions}
        onChange={(action) => choose({ action })}
        onClear={() => choose({ action: '' })}
      />
      <SearchField label="Item (title or number)" text={place.item} onSearch={(item) => choose({ item })} />
      <TextField
        label="From (UTC)"
        type="date"
        value={place.from}
        max={place.to || undefined}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <TextField
        label="To (UTC)"
        type="date"
        value={place.to}
        min={place.from || undefined}
        onChange={({ target }) => choose({ to: target.value })}
      />
      {addressOf({ ...place, before: '' }) !== '' && (
        <div className={classes.clear}>
          <Button variant="quiet" onClick={clear}>
            Clear filters
          </Button>
        </div>
      )}
    </section>
  );
}
