import type { Body } from '@caliper/contract/endpoints.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { notify, reloadPage } from '../../../lib/notifications.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { type Member, membersQuery } from '../team.queries.ts';
import { type Changes, changedMembers, isOverLimit, noChanges, withChange } from './access-changes.ts';

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
    problem: isOver ? identityProblems['license-limit'].detail : error && failureWords(error),
    save: () => mutate(changed.map((member) => ({ id: member.id, enabled: member.enabled }))),
    isSaving: isPending || isSuccess,
    question,
  };
}

function useSaving(id: number) {
  return useSingleMutation({
    mutationFn: (body: Body<'saveMembers'>) => call('saveMembers', { params: { id }, body }),
    meta: showsOwnError,
    onSuccess: () => notify({ message: teamTexts.saved, variant: 'success' }),
    // A colleague may have changed the team, or staff the licenses.
    onError: () => {
      void queryClient.invalidateQueries(membersQuery(id));
      void queryClient.invalidateQueries(sessionQuery);
    },
  });
}
