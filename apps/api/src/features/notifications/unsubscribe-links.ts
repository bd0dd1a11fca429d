import { timingSafeEqual } from 'node:crypto';
import { kindNames, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What mails a link ends: those of a kind, those of one thing that is followed, or the digests. */
export type Ended = { kind: NotificationKind } | { follow: number } | { digest: true };

export type Unsubscription = Ended & { userId: string };

/** Signed, so that nothing is stored for them: they work without a session, and for as long as the mail is kept. */
export function createUnsubscribeLinks({ secrets }: { secrets: Secrets }) {
  const sign = (name: string, userId: string) => secrets.hmac('unsubscribe', name, userId);
  return {
    write({ userId, ...ended }: Unsubscription): string {
      const name = nameOf(ended);
      return `${name}.${userId}.${sign(name, userId).toString('base64url')}`;
    },

    /** Null if we did not write it, or the kind no longer exists. */
    read(token: string): Unsubscription | null {
      const [name = '', userId = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(name, userId);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      const ended = isOurs && endedBy(name);
      return ended ? { ...ended, userId } : null;
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

function nameOf(ended: Ended): string {
  if ('kind' in ended) return ended.kind;
  return 'follow' in ended ? `follow-${ended.follow}` : 'digest';
}

function endedBy(name: string): Ended | null {
  const [, follow] = name.match(/^follow-(\d{1,10})$/) ?? [];
  if (follow) return { follow: Number(follow) };
  if (name === 'digest') return { digest: true };
  const kind = kindNames.find((one) => one === name);
  return kind ? { kind } : null;
}
