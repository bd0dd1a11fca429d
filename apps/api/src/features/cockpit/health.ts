import type { Health } from '@caliper/contract/cockpit/cockpit.values.ts';
import { teamUsage as limits } from '@caliper/contract/limits.ts';
import type { CompanyUsage } from '../usage/index.ts';

/** What is known of how a client uses the portal. */
export interface ClientUse {
  members: number;
  idle: number;
  licenses: number;
  hasLeader: boolean;
  lastActive: Date | null;
  usage: Pick<CompanyUsage, 'reads' | 'months'>;
}

const dayMs = 86_400_000;

/** Whole days since somebody was there; null if nobody ever was. */
export function daysIdle(lastActive: Date | null, now: Date): number | null {
  return lastActive && Math.floor((now.getTime() - lastActive.getTime()) / dayMs);
}

/** Reads of the last three whole months against the three before would need seven; the two that end are two and two. */
function isFalling(months: readonly number[]): boolean {
  const [earlier, later] = [sum(months.slice(1, 3)), sum(months.slice(3, 5))];
  return earlier >= 10 && later < earlier / 2;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Each finding is a sentence and a weight: two light ones weigh as much as a heavy one. */
const findings: ((use: ClientUse, now: Date) => { words: string; weight: 1 | 2 } | null)[] = [
  ({ lastActive }, now) => {
    const days = daysIdle(lastActive, now);
    if (days === null) return { words: 'nobody was ever here', weight: 2 };
    if (days > limits.idleDays) return { words: `nobody was here for ${days} days`, weight: 2 };
    return days > 30 ? { words: `nobody was here for ${days} days`, weight: 1 } : null;
  },
  ({ usage }) => (usage.reads === 0 ? { words: 'nothing read in 90 days', weight: 1 } : null),
  ({ usage }) =>
    isFalling(usage.months) ? { words: 'reads less than half of what it did', weight: 1 } : null,
  ({ members, licenses }) =>
    licenses > 1 && members <= licenses / 2
      ? { words: `${members} of ${licenses} seats used`, weight: 1 }
      : null,
  ({ members, idle }) =>
    members > 1 && idle >= members / 2 ? { words: `${idle} of ${members} people idle`, weight: 1 } : null,
];

/** How a client does, with the reasons: whoever reads it can say why. */
export function healthOf(use: ClientUse, now: Date): { is: Health; because: string[] } {
  const found = findings.flatMap((finding) => finding(use, now) ?? []);
  const weight = sum(found.map((one) => one.weight));
  const is = weight >= 2 ? 'at risk' : weight === 1 ? 'watch' : 'good';
  const because = found.map(({ words }) => words);
  return { is, because: because.length > 0 ? because : [`${use.usage.reads} chapters read in 90 days`] };
}
