import { timingSafeEqual } from 'node:crypto';
import { kindNames, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

interface Unsubscription {
  kind: NotificationKind;
  userId: string;
}

/** Signed, so that nothing is stored for them: they work without a session, and for as long as the mail is kept. */
export function createUnsubscribeLinks({ secrets }: { secrets: Secrets }) {
  const sign = (kind: string, userId: string) => secrets.hmac('unsubscribe', kind, userId);
  return {
    write: ({ kind, userId }: Unsubscription) =>
      `${kind}.${userId}.${sign(kind, userId).toString('base64url')}`,

    /** Null if we did not write it, or the kind no longer exists. */
    read(token: string): Unsubscription | null {
      const [name = '', userId = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(name, userId);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      const kind = kindNames.find((one) => one === name);
      return isOurs && kind ? { kind, userId } : null;
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;
