import { Bone } from '@caliper/ui/messages/bone.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { companyQuery } from '../companies.queries.ts';
import classes from './company-settings.module.css';
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx';

interface CompanySettingsProps extends Omit<SettingsFormProps, 'company'> {
  companyId: number;
}

/** What a company has paid for, and how much of it is in use. */
export function CompanySettings({ companyId, ...rest }: CompanySettingsProps) {
  const { data, error, refetch } = useQuery(companyQuery(companyId));
  if (data) return <SettingsForm company={data} {...rest} />;
  if (!error) return <SettingsSkeleton />;
  return <FailedQuery title="The settings did not load" error={error} onRetry={refetch} />;
}

/** As tall as fields with their labels and notes. */
function SettingsSkeleton() {
  return (
    <div className={classes.sheet} role="status" aria-label="Loading">
      <div className={classes.fields}>
        {['expiry', 'license', 'users', 'devices'].map((name) => (
          <Bone key={name} size={['100%', 84]} />
        ))}
      </div>
    </div>
  );
}
