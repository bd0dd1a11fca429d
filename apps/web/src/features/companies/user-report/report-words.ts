import { type LastSeen, lastSeen } from '@caliper/contract/companies/companies.values.ts';
import { licenses, roles } from '@caliper/contract/roles.ts';
import { enabledValues } from './report-choice.ts';

const lastSeenWords: Record<LastSeen, string> = {
  week: 'Last 7 days',
  month: '8 to 30 days ago',
  quarter: '31 to 90 days ago',
  longer: 'More than 90 days ago',
  never: 'Never',
};

/** Licences and roles are called what they are. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function enabledWord(isEnabled: string): string {
  return isEnabled === 'true' ? 'Yes' : 'No';
}

export const options = {
  licenses: licenses.map((value) => ({ value, label: capitalised(value) })),
  enabled: enabledValues.map((value) => ({ value, label: enabledWord(value) })),
  roles: roles.map((value) => ({ value, label: capitalised(value) })),
  lastActive: lastSeen.map((value) => ({ value, label: lastSeenWords[value] })),
};
