import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { setAutoScroll } from './accounts.store.ts';
import { toSessionUser } from './session-user.ts';
import { findSession } from './sessions.store.ts';

/** What people change about themselves. Anybody else is not found, whoever asks. */
export function createProfile({ db }: { db: Db }) {
  return {
    async update(
      viewer: Viewer,
      userId: string,
      { autoScroll }: Input<'updateUser'>['body'],
    ): Promise<Answer<'updateUser'>> {
      if (userId.toLowerCase() !== viewer.userId) throw new ProblemError('not-found');
      await setAutoScroll(db, viewer.userId, autoScroll);
      return toSessionUser(await findSession(db, viewer.userId));
    },
  };
}

export type Profile = ReturnType<typeof createProfile>;
