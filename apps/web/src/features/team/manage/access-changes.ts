import type { Member } from '../team.queries.ts';

/** A leader's unsaved ticks: ids, and whether each person will be enabled. */
export type Changes = ReadonlyMap<string, boolean>;

export const noChanges: Changes = new Map();

export function withChange(changes: Changes, id: string, enabled: boolean): Changes {
  return new Map(changes).set(id, enabled);
}

export function isEnabledAfter({ id, enabled }: Member, changes: Changes): boolean {
  return changes.get(id) ?? enabled;
}

/** A box ticked twice, or a change that a colleague has saved in the meantime, is no change. */
export function changedMembers(members: readonly Member[], changes: Changes): Member[] {
  return members
    .filter((member) => isEnabledAfter(member, changes) !== member.enabled)
    .map((member) => ({ ...member, enabled: !member.enabled }));
}

/** A company with fewer licenses than before may still disable people one by one. */
export function isOverLimit(members: readonly Member[], changes: Changes, licenses: number): boolean {
  const after = members.filter((member) => isEnabledAfter(member, changes)).length;
  return after > licenses && changedMembers(members, changes).some(({ enabled }) => enabled);
}

export function changesSentence(changed: readonly Member[]): string {
  const count = changed.length === 1 ? '1 change' : `${changed.length} changes`;
  const enabled = namesOf(changed.filter((member) => member.enabled));
  const disabled = namesOf(changed.filter((member) => !member.enabled));
  const parts = [
    ...(enabled ? [`${enabled} will be enabled`] : []),
    ...(disabled ? [`${disabled} will be disabled`] : []),
  ];
  return `${count} not saved: ${parts.join(', ')}.`;
}

const most = 3;

function namesOf(members: readonly Member[]): string {
  const names = members.map(({ name }) => name);
  const shown =
    names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} others`] : names;
  return new Intl.ListFormat('en-GB').format(shown);
}
