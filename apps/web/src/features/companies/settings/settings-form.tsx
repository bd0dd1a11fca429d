import { isCompanyWide } from '@caliper/contract/companies/companies.values.ts';
import { devices, takeAway, team } from '@caliper/contract/limits.ts';
import { licenses } from '@caliper/contract/roles.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { capitalised } from '../../../lib/format.ts';
import type { CompanyDetail } from '../companies.queries.ts';
import classes from './company-settings.module.css';
import { EditCompany } from './edit-company.tsx';
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

const number = { type: 'number', min: 0, translate: 'no' } as const;

const licenseOptions = licenses.map((value) => ({ value, label: capitalised(value) }));

export function SettingsForm({
  company,
  isReadOnly,
  subscriptions,
  onUnsaved,
  onDeleted,
}: SettingsFormProps) {
  const form = useSettings(company, onUnsaved);
  const { values: settings, change, field, formProps, isUnsaved, isSaving, errors, problem, question } = form;
  const isWide = isCompanyWide(settings.license);
  const loss = lossWords(company, settings);
  return (
    <form {...formProps} className={classes.sheet} aria-label="Settings">
      {company.description && <p className={classes.description}>{company.description}</p>}
      <div className={classes.about}>
        {!company.provider && (
          <span className="small quiet">
            Owner: <b translate="no">{company.owner?.name ?? 'nobody'}</b>
          </span>
        )}
        {!isReadOnly && <EditCompany company={company} />}
      </div>
      <div className={classes.fields}>
        <ExpiryField {...field('expiry')} disabled={isReadOnly} />
        <NativeSelect
          label="License"
          value={settings.license}
          options={licenseOptions}
          disabled={isReadOnly}
          error={errors.license}
          onChange={(value) => change({ license: licenses.find((one) => one === value) ?? settings.license })}
        />
        <TextField
          {...field('licenses')}
          {...number}
          label="Number of users"
          max={team.most}
          value={underLicense(settings).licenses}
          disabled={isReadOnly || settings.license === 'single'}
          note={`${company.enabledUsers} enabled, ${company.openInvitations} invited`}
        />
        {isWide && (
          <TextField
            {...field('deviceLimit')}
            {...number}
            label="Device limit"
            max={devices.mostPerCompany}
            disabled={isReadOnly}
            note={`${company.devicesInUse} in use`}
          />
        )}
        <TextField
          {...field('fileQuota')}
          {...number}
          label={`Files in ${takeAway.quotaDays} days`}
          max={takeAway.mostQuota}
          disabled={isReadOnly}
          note="Empty for no limit"
        />
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
      {loss && <p className="mt12 small warn semi">{loss}</p>}
      {problem && <FieldError>{problem}</FieldError>}
      <ConfirmDialog
        title="Save these settings?"
        opened={question.length > 0}
        action="Save settings"
        destructive
        onConfirm={form.accept}
        onClose={form.cancel}
      >
        {question.map((consequence) => (
          <p key={consequence}>{consequence}</p>
        ))}
      </ConfirmDialog>
    </form>
  );
}
