import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { call } from '../../../lib/api-client.ts';
import type { CompanyUser } from '../companies.queries.ts';

export type UserAct = 'verify' | 'devices' | 'secondFactor' | 'lock' | 'unlock' | 'delete';

interface Act {
  run: (user: CompanyUser) => Promise<undefined>;
  /** What is told when it is done. */
  done: (user: CompanyUser) => string;
}

export const userActs: Record<UserAct, Act> = {
  verify: {
    run: ({ email, name }) => call('sendVerification', { params: { email }, body: { name } }),
    done: ({ email }) => companyTexts.verificationSent.replace('{email}', () => email),
  },
  devices: {
    run: ({ id }) => call('resetDevices', { params: { id } }),
    done: ({ name }) => `The devices of ${name} have been reset`,
  },
  secondFactor: {
    run: ({ id }) => call('resetSecondFactor', { params: { id } }),
    done: ({ name }) => `The second factor of ${name} has been reset`,
  },
  lock: {
    run: ({ id }) => call('lockUser', { params: { id } }),
    done: ({ name }) => `The account of ${name} has been locked`,
  },
  unlock: {
    run: ({ id }) => call('unlockUser', { params: { id } }),
    done: ({ name }) => `The account of ${name} has been unlocked`,
  },
  delete: {
    run: ({ id }) => call('deleteUser', { params: { uid: id } }),
    done: ({ name }) => `${name} has been deleted`,
  },
};

interface Question {
  title: string;
  action: string;
  words: string;
}

/** What is asked before; null for what can be done at once. */
export function questionBefore(act: UserAct, { name, email }: CompanyUser): Question | null {
  if (act === 'delete') {
    return {
      title: `Delete ${name}?`,
      action: 'Delete user',
      words: `The account of ${email} goes with its favorites, custom reports and devices, and is signed out everywhere. This cannot be undone.`,
    };
  }
  if (act === 'secondFactor') {
    return {
      title: `Reset the second factor of ${name}?`,
      action: 'Reset second factor',
      words: `The phone is taken off the account of ${email}, who is signed out everywhere, told by e-mail, and sets up a new phone at the next sign-in.`,
    };
  }
  return null;
}
