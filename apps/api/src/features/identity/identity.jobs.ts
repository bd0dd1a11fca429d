import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { sweepLinks } from './mails/email-links.store.ts';
import { rotateSigningKey } from './sessions/id-token.ts';
import { sweepSessions } from './sessions/sessions.store.ts';
import { sweepSignIns } from './sign-in/sign-in.store.ts';
import { sweepSso } from './sso/sso.store.ts';
import { tellEnded } from './viewing/viewing.service.ts';

export function identityJobs(db: Db): Job[] {
  return [
    {
      name: 'identity-sweep',
      schedule: '*/15 * * * *',
      run: async () => {
        await sweepSignIns(db);
        await sweepLinks(db);
        await sweepSso(db);
        await sweepSessions(db);
      },
    },
    { name: 'identity-tell-viewings', schedule: '* * * * *', run: () => tellEnded(db) },
    { name: 'identity-rotate-key', schedule: '0 3 1 * *', run: () => rotateSigningKey(db) },
  ];
}
