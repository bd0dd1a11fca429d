import { type LastSeen, lastSeen } from '@caliper/contract/companies/companies.values.ts';
import { licenses, roles } from '@caliper/contract/roles.ts';
import { capitalised } from '../../../lib/format.ts';
import { enabledValues } from './report-choice.ts';

const lastSeenWords: Record<LastSeen, string> = {
  week: 'Last 7 days',
  month: '8 to 30 days ago',
  quarter: '31 to 90 days ago',
  longer: 'More than 90 days ago',
  never: 'Never',
};

export function enabledWord(isEnabled: string): string {
  return isEnabled === 'true' ? 'Yes' : 'No';
}

export const options = {
  licenses: licenses.map((value) => ({ value, label: capitalised(value) })),
  enabled: enabledValues.map((value) => ({ value, label: enabledWord(value) })),
  roles: roles.map((value) => ({ value, label: capitalised(value) })),
  lastActive: lastSeen.map((value) => ({ value, label: lastSeenWords[value] })),
};
