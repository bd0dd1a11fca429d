import { isCompanyWide } from '@caliper/contract/companies/companies.values.ts';
import { devices, team } from '@caliper/contract/limits.ts';
import { licenses } from '@caliper/contract/roles.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { FormEvent } from 'react';
import { capitalised } from '../../../lib/format.ts';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
import type { CompanyDetail } from '../companies.queries.ts';
import classes from './company-settings.module.css';
import { ExpiryField } from './expiry-field.tsx';
import { HeadquarterPart } from './headquarter-part.tsx';
import { lossWords, underLicense } from './settings.ts';
import { SettingsActions } from './settings-actions.tsx';
import { useSettings } from './use-settings.ts';

export interface SettingsFormProps {
  company: CompanyDetail;
  /** Sales can only view. */
  isReadOnly: boolean;
  /** The subscriptions that deleting the company would archive; unknown while they load. */
  subscriptions: number | undefined;
  /** Called when there are unsaved changes, and when there no longer are. */
  onUnsaved: (isUnsaved: boolean) => void;
  onDeleted: () => void;
}

const licenseOptions = licenses.map((value) => ({ value, label: capitalised(value) }));

export function SettingsForm({
  company,
  isReadOnly,
  subscriptions,
  onUnsaved,
  onDeleted,
}: SettingsFormProps) {
  const { settings, change, submit, isUnsaved, isSaving, errors, problem, ...asking } = useSettings(
    company,
    onUnsaved,
  );
  const form = useFirstWrong(errors);
  const shown = underLicense(settings);
  const isWide = isCompanyWide(settings.license);
  const loss = lossWords(company, settings);
  const save = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={classes.sheet} aria-label="Settings" onSubmit={save} noValidate>
      {company.description && <p className={classes.description}>{company.description}</p>}
      <div className={classes.fields}>
        <ExpiryField
          value={settings.expiry}
          disabled={isReadOnly}
          error={errors.expiry}
          onChange={(expiry) => change({ expiry })}
        />
        <NativeSelect
          label="License"
          value={settings.license}
          options={licenseOptions}
          disabled={isReadOnly}
          error={errors.license}
          onChange={(value) => change({ license: licenses.find((one) => one === value) ?? settings.license })}
        />
        <TextField
          label="Number of users"
          type="number"
          min={0}
          max={team.most}
          translate="no"
          value={shown.licenses}
          disabled={isReadOnly || settings.license === 'single'}
          note={`${company.enabledUsers} enabled, ${company.openInvitations} invited`}
          error={errors.licenses}
          onChange={(event) => change({ licenses: event.target.value })}
        />
        {isWide && (
          <TextField
            label="Device limit"
            type="number"
            min={0}
            max={devices.mostPerCompany}
            translate="no"
            value={settings.deviceLimit}
            disabled={isReadOnly}
            note={`${company.devicesInUse} in use`}
            error={errors.deviceLimit}
            onChange={(event) => change({ deviceLimit: event.target.value })}
          />
        )}
        {isWide && (
          <HeadquarterPart company={company} settings={settings} isReadOnly={isReadOnly} onChange={change} />
        )}
        {!isWide && company.headquarterCompany !== null && (
          <p className={classes.above}>
            Its headquarter is <strong translate="no">{company.headquarterCompany}</strong>.
          </p>
        )}
        {!isReadOnly && (
          <SettingsActions
            company={company}
            subscriptions={subscriptions}
            isUnsaved={isUnsaved}
            isSaving={isSaving}
            onDeleted={onDeleted}
          />
        )}
      </div>
      {loss && <p className={classes.loss}>{loss}</p>}
      {problem && <FieldError>{problem}</FieldError>}
      <ConfirmDialog
        title="Save these settings?"
        opened={asking.question.length > 0}
        action="Save settings"
        destructive
        onConfirm={asking.confirm}
        onClose={asking.cancel}
      >
        {asking.question.map((consequence) => (
          <p key={consequence}>{consequence}</p>
        ))}
      </ConfirmDialog>
    </form>
  );
}
