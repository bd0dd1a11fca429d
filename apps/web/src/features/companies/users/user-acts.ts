import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import type { CompanyUser } from '../companies.queries.ts';

export type UserAct = 'verify' | 'devices' | 'secondFactor' | 'lock' | 'unlock' | 'delete';

interface Act {
  run: (user: CompanyUser) => Promise<undefined>;
  /** The message when it is done. */
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

/** The question before it; null if it is done at once. */
export function questionBefore(act: UserAct, user: CompanyUser): Question | null {
  const { name, email, devices = 0, sessions = 0 } = user;
  if (act === 'lock') {
    return {
      title: `Lock the account of ${name}?`,
      action: 'Lock account',
      words: `${signOutWords(name, sessions)} They cannot sign in until the account is unlocked.`,
    };
  }
  if (act === 'devices') {
    const forgotten = devices === 1 ? '1 device' : `${devices} devices`;
    return {
      title: `Reset the devices of ${name}?`,
      action: 'Reset devices',
      words: `${forgotten} will be forgotten. ${signOutWords(name, sessions)} They can then sign in again, on these or other devices.`,
    };
  }
  if (act === 'delete') {
    return {
      title: `Delete ${name}?`,
      action: 'Delete user',
      words: `${email}'s account will be deleted together with its favorites, custom reports and devices, and signed out everywhere. This cannot be undone.`,
    };
  }
  if (act === 'secondFactor') {
    return {
      title: `Reset the second factor of ${name}?`,
      action: 'Reset second factor',
      words: `The phone will be removed from ${email}'s account. They will be signed out everywhere, notified by e-mail, and asked to set up a phone at their next sign-in.`,
    };
  }
  return null;
}

function signOutWords(name: string, sessions: number): string {
  if (sessions === 0) return `${name} is not signed in at the moment.`;
  return `${name} will be signed out of ${sessions === 1 ? '1 session' : `${sessions} sessions`}.`;
}
