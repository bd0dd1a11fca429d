import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import type { Ending } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { capitalised, daysUntil } from '../../lib/format.ts';
import type { EndingColumn, OpenCase } from './cockpit.queries.ts';

export const endingNames: Record<Ending, string> = {
  over: 'Expired',
  '10': 'within 10 days',
  '30': 'within 30 days',
  '60': 'within 60 days',
  '90': 'within 90 days',
};

/** As the badge of an expiry is coloured. */
export const endingTones: Record<Ending, 'bad' | 'warn' | 'plain'> = {
  over: 'bad',
  '10': 'bad',
  '30': 'warn',
  '60': 'warn',
  '90': 'plain',
};

export function endingOf(expiry: number, now = Date.now() / 1000): Ending {
  const days = daysUntil(expiry, now);
  if (days < 0) return 'over';
  return (['10', '30', '60'] as const).find((one) => days <= Number(one)) ?? '90';
}

const dayWord = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** "8 days left", "21 days ago". */
export function leftWords(expiry: number, now?: number): string {
  const days = daysUntil(expiry, now);
  return days < 0 ? `${dayWord(-days)} ago` : `${dayWord(days)} left`;
}

export function licenceWords({ license, licenses }: EndingColumn['clients'][number]): string {
  if (license === 'single' || license === 'unassigned') return capitalised(license);
  return `${capitalised(license)}, ${licenses === 1 ? '1 seat' : `${licenses} seats`}`;
}

/** "3 h", "2 d". */
export function ageWords(at: number, now = Date.now() / 1000): string {
  const hours = Math.max(0, Math.floor((now - at) / 3600));
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

export function caseWords({ item }: OpenCase): string {
  return item ? `Quote: ${item.title}, ${editionWords(item)}` : 'Renewal of the license';
}

export const importNames: Record<ImportKind, string> = {
  global: 'Global dashboard',
  medsku: 'MedSKU',
  pt: 'Procedure tracker',
  survey: 'Survey',
};

/** The first clients by name, and how many there are besides. */
export function clientWords({
  clients,
  clientCount,
}: {
  clients: readonly { company: string }[];
  clientCount: number;
}): string {
  if (clients.length === 0) return clientCount === 1 ? '1 client' : `${clientCount} clients`;
  const named = clients.slice(0, 2).map(({ company }) => company);
  const more = clientCount - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
