import { companiesProblems } from '@caliper/contract/companies/companies.messages.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { notifySuccess, reloadPage } from '../../../lib/notifications.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { type Member, membersQuery } from '../team.queries.ts';

export type TeamAccessState = ReturnType<typeof useTeamAccess>;

/** Keeps a leader's ticks until they are saved, and asks before they would be lost. */
export function useTeamAccess({ id, licenses }: Session['usergroupData'], members: readonly Member[]) {
  const [changes, setChanges] = useState(noChanges);
  const changed = changedMembers(members, changes);
  const { mutate, isPending, isSuccess, error, reset } = useSaving(id);
  const { question } = useLeaveQuestion(changed.length > 0 && !isSuccess);
  // A failure is about the changes that were sent, so the next one clears it.
  const set = useCallback(
    (next: (held: Changes) => Changes) => {
      if (error) reset();
      setChanges(next);
    },
    [error, reset],
  );
  const change = useCallback(
    (member: string, enabled: boolean) => set((held) => withChange(held, member, enabled)),
    [set],
  );
  // Only after the question about leaving is switched off.
  useEffect(() => {
    if (isSuccess) reloadPage();
  }, [isSuccess]);

  const isOver = isOverLimit(members, changes, licenses);
  return {
    changes,
    changed,
    change,
    undo: () => set(() => noChanges),
    isOver,
    problem: isOver ? companiesProblems['license-limit'].detail : error && failureWords(error),
    save: () => mutate(changed.map((member) => ({ id: member.id, enabled: member.enabled }))),
    isSaving: isPending || isSuccess,
    question,
  };
}

function useSaving(id: number) {
  return useSingleMutation({
    mutationFn: (body: Body<'saveMembers'>) => call('saveMembers', { params: { id }, body }),
    meta: showsOwnError,
    onSuccess: () => notifySuccess(teamTexts.saved),
    // A colleague may have changed the team, or staff the licenses.
    onError: () => {
      void queryClient.invalidateQueries(membersQuery(id));
      void queryClient.invalidateQueries(sessionQuery);
    },
  });
}

/** A leader's unsaved ticks: ids, and whether each person will be enabled. */
type Changes = ReadonlyMap<string, boolean>;

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
