import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import type { Member } from '../../../lib/members.ts';

/** Who can be given it: everybody else in the team whose account is enabled, by name. */
export function teammates(members: readonly Member[], ownId: string): Member[] {
  return members
    .filter(({ id, enabled }) => id !== ownId && enabled)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Why it can be shared with nobody. */
export function sharingRefusal(members: readonly Member[], ownId: string): string | null {
  if (members.every(({ id }) => id === ownId)) return texts.noMembers;
  return teammates(members, ownId).length === 0 ? texts.noneEnabled : null;
}

/** Those of them who have it. */
export function recipientsOf({ shared }: Pick<CustomReport, 'shared'>, people: readonly Member[]): string[] {
  const emails = new Set(shared.split(',').map((email) => email.trim().toLowerCase()));
  return people.filter(({ email }) => emails.has(email.toLowerCase())).map(({ id }) => id);
}

/** Who is to have it: those who have it, but for who was ticked and unticked by hand. */
export function chosenOf(
  people: readonly Member[],
  recipients: readonly string[],
  ticks: ReadonlyMap<string, boolean>,
): string[] {
  return people.map(({ id }) => id).filter((id) => ticks.get(id) ?? recipients.includes(id));
}

export function isSameChoice(chosen: readonly string[], recipients: readonly string[]): boolean {
  return chosen.length === recipients.length && chosen.every((id) => recipients.includes(id));
}

/** Those who have it come first: in a large team they would be out of sight. */
export function recipientsFirst(people: readonly Member[], recipients: readonly string[]): Member[] {
  return people.toSorted(
    (one, other) => Number(recipients.includes(other.id)) - Number(recipients.includes(one.id)),
  );
}

/** By a part of the name or of the address. */
export function matching(people: readonly Member[], typed: string): Member[] {
  const sought = typed.trim().toLowerCase();
  return people.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(sought));
}

/** What the button does. With nobody chosen it takes back what was given. */
export function sharingWords(chosen: number, isShared: boolean): { action: string; warning: string | null } {
  if (chosen > 0 || !isShared) return { action: 'Share', warning: null };
  return {
    action: 'Stop sharing',
    warning: 'Nobody is chosen. It is taken back from everybody who has it now.',
  };
}

export function sharedMessage(chosen: number): string {
  return chosen === 0 ? 'Custom report no longer shared' : texts.shared;
}
