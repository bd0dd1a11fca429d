import { Button } from '@caliper/ui/actions/button.tsx';
import { MultiSelectField } from '@caliper/ui/fields/multi-select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Company, companiesQuery } from '../companies.queries.ts';

interface CompanyFilterProps {
  /** The ids of the chosen companies. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Its failure affects nothing else: the other filters and the report do not wait for the names. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const { data: companies, error, refetch } = useQuery(companiesQuery);
  return (
    <MultiSelectField
      label="Company"
      placeholder={companies || error ? 'All companies' : 'Loading…'}
      value={value}
      options={optionsFrom(companies ?? [], value)}
      onChange={onChange}
      disabled={!companies}
      error={
        error && !companies ? (
          <span className="row wrap gap12 rows8">
            The companies did not load.
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </span>
        ) : undefined
      }
    />
  );
}

/** An address may name a company that no longer exists, or whose name is not loaded yet. */
function optionsFrom(companies: readonly Company[], chosen: readonly string[]) {
  const options = companies.map(({ id, company }) => ({ value: String(id), label: company }));
  const unknown = chosen.filter((id) => !options.some(({ value }) => value === id));
  return [...options, ...unknown.map((id) => ({ value: id, label: `Company ${id}` }))];
}
