import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { MultiSelectField } from '@caliper/ui/fields/multi-select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type CompanyDetail, companiesQuery } from '../companies.queries.ts';
import classes from './company-settings.module.css';
import { type Settings, subsidiaryChoices } from './settings.ts';

interface HeadquarterPartProps {
  company: CompanyDetail;
  settings: Settings;
  isReadOnly: boolean;
  onChange: (part: Partial<Settings>) => void;
}

/** Whether other companies belong to this one, and which. */
export function HeadquarterPart({ company, settings, isReadOnly, onChange }: HeadquarterPartProps) {
  const { headquarterCompany } = company;
  return (
    <>
      <fieldset className={classes.headquarter}>
        <legend className="mb6 label quiet">Headquarter</legend>
        <Checkbox
          checked={settings.headquarter}
          disabled={isReadOnly || headquarterCompany !== null}
          onChange={(event) => onChange({ headquarter: event.target.checked })}
        >
          This company is a headquarter
        </Checkbox>
        {headquarterCompany !== null && (
          <p className="small faint">
            Its headquarter is <strong translate="no">{headquarterCompany}</strong>, so it cannot be one
            itself.
          </p>
        )}
      </fieldset>
      {settings.headquarter && (
        <div className={classes.subsidiaries}>
          <Subsidiaries
            companyId={company.id}
            value={settings.subsidiaries}
            isReadOnly={isReadOnly}
            onChange={(subsidiaries) =>
              onChange({ subsidiaries, subsidiariesBefore: settings.subsidiariesBefore })
            }
          />
        </div>
      )}
    </>
  );
}

interface SubsidiariesProps {
  companyId: number;
  value: readonly number[];
  isReadOnly: boolean;
  onChange: (ids: number[]) => void;
}

function Subsidiaries({ companyId, value, isReadOnly, onChange }: SubsidiariesProps) {
  const { data = [] } = useQuery(companiesQuery);
  return (
    <MultiSelectField
      label="Subsidiaries"
      placeholder={isReadOnly ? 'None' : 'Choose companies'}
      value={value.map(String)}
      options={subsidiaryChoices(data, companyId).map(({ id, company }) => ({
        value: String(id),
        label: company,
      }))}
      disabled={isReadOnly}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
