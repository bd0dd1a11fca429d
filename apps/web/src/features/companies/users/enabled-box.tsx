import { Checkbox } from '@caliper/ui/checkbox.tsx';
import { type ChangeEvent, useState } from 'react';
import type { CompanyUser } from '../companies.queries.ts';
import { setEnabled } from './set-enabled.ts';

interface EnabledBoxProps {
  companyId: number;
  user: CompanyUser;
  isOwn: boolean;
  isReadOnly: boolean;
}

const ownWords = 'You cannot disable your own account.';

/** Shows the press at once; the list follows a moment later and decides. */
export function EnabledBox({ companyId, user, isOwn, isReadOnly }: EnabledBoxProps) {
  const [listed, setListed] = useState(user.enabled);
  const [isEnabled, setIsEnabled] = useState(user.enabled);
  if (listed !== user.enabled) {
    setListed(user.enabled);
    setIsEnabled(user.enabled);
  }
  const press = (event: ChangeEvent<HTMLInputElement>) => {
    setIsEnabled(event.target.checked);
    setEnabled(companyId, user, event.target.checked);
  };
  return (
    <Checkbox
      aria-label={`${user.name} is enabled`}
      checked={isEnabled}
      disabled={isReadOnly || isOwn}
      title={!isReadOnly && isOwn ? ownWords : undefined}
      onChange={press}
    />
  );
}
