import { Checkbox } from '@caliper/ui/checkbox.tsx';
import { type ChangeEvent, useState } from 'react';
import type { CompanyUser } from '../companies.queries.ts';
import type { UserActs } from './use-user-acts.ts';

interface EnabledBoxProps {
  user: CompanyUser;
  isOwn: boolean;
  /** Null for those who only look. */
  acts: UserActs | null;
}

const ownWords = 'You cannot disable your own account.';

/** Answers the press itself: the list hears of it a moment later, and its word is the last. */
export function EnabledBox({ user, isOwn, acts }: EnabledBoxProps) {
  const [listed, setListed] = useState(user.enabled);
  const [isEnabled, setIsEnabled] = useState(user.enabled);
  if (listed !== user.enabled) {
    setListed(user.enabled);
    setIsEnabled(user.enabled);
  }
  const press = (event: ChangeEvent<HTMLInputElement>) => {
    setIsEnabled(event.target.checked);
    acts?.setEnabled(user, event.target.checked);
  };
  return (
    <Checkbox
      aria-label={`${user.name} is enabled`}
      checked={isEnabled}
      disabled={acts === null || isOwn}
      title={acts && isOwn ? ownWords : undefined}
      onChange={press}
    />
  );
}
