import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import type { Member } from '../../team/index.ts';
import type { CustomReport } from '../custom-reports.queries.ts';

/** The possible recipients: everyone else in the team whose account is enabled, by name. */
export function teammates(members: readonly Member[], ownId: string): Member[] {
  return members
    .filter(({ id, enabled }) => id !== ownId && enabled)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Why it cannot be shared with anyone. */
export function sharingRefusal(members: readonly Member[], ownId: string): string | null {
  if (members.every(({ id }) => id === ownId)) return texts.noMembers;
  return teammates(members, ownId).length === 0 ? texts.noneEnabled : null;
}

/** The current recipients. */
export function recipientsOf({ shared }: Pick<CustomReport, 'shared'>, people: readonly Member[]): string[] {
  const emails = new Set(shared.split(',').map((email) => email.trim().toLowerCase()));
  return people.filter(({ email }) => emails.has(email.toLowerCase())).map(({ id }) => id);
}

/** The people ticked and unticked by hand, by id. */
export type Ticks = ReadonlyMap<string, boolean>;

export const noTicks: { ticks: Ticks } = { ticks: new Map() };

/** The new recipients: the current ones, except for manual ticks. */
export function chosenOf(people: readonly Member[], recipients: readonly string[], ticks: Ticks): string[] {
  return people.map(({ id }) => id).filter((id) => ticks.get(id) ?? recipients.includes(id));
}

export function isSameChoice(chosen: readonly string[], recipients: readonly string[]): boolean {
  return chosen.length === recipients.length && chosen.every((id) => recipients.includes(id));
}

/** Current recipients come first: in a large team they would be out of sight. */
export function recipientsFirst(people: readonly Member[], recipients: readonly string[]): Member[] {
  return people.toSorted(
    (one, other) => Number(recipients.includes(other.id)) - Number(recipients.includes(one.id)),
  );
}

/** Finds people by parts of their name or e-mail address. */
export function matching(people: readonly Member[], typed: string): Member[] {
  return people.filter(({ name, email }) => hasAllWords(`${name} ${email}`, typed));
}

/** The button's label and warning. With no one selected it stops sharing. */
export function sharingWords(chosen: number, isShared: boolean): { action: string; warning: string | null } {
  if (chosen > 0 || !isShared) return { action: 'Share', warning: null };
  return {
    action: 'Stop sharing',
    warning: 'Nobody is selected. The report will no longer be shared with anyone.',
  };
}

export function sharedMessage(chosen: number): string {
  return chosen === 0 ? 'Custom report no longer shared' : texts.shared;
}
