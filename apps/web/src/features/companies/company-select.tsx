import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import type { Company } from './companies.queries.ts';

interface CompanySelectProps {
  /** Empty until they have loaded: there is always one. */
  companies: readonly Company[];
  value: Company | undefined;
  onChoose: (company: Company) => void;
}

export function CompanySelect({ companies, value, onChoose }: CompanySelectProps) {
  const choose = (id: string) => {
    const company = companies.find((one) => String(one.id) === id);
    if (company) onChoose(company);
  };
  return (
    <SelectField
      label="Choose a company"
      placeholder={companies.length === 0 ? 'Loading…' : 'Type a name'}
      disabled={companies.length === 0}
      value={value ? String(value.id) : ''}
      options={companies.map(({ id, company }) => ({ value: String(id), label: company }))}
      onChange={choose}
    />
  );
}
