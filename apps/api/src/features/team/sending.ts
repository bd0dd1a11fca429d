import { invitation as rules } from '@caliper/contract/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../platform/secrets/one-time.ts';
import { setToken } from './invitations.store.ts';
import { invitationMail } from './mails.ts';

export interface SendingNeeds {
  outbox: Outbox;
  baseUrl: URL;
  productName: string;
}

/** Marks the mails with the link of an invitation. */
export function aboutInvitation(pendingId: number): string {
  return `invitation:${pendingId}`;
}

/** Mails the link of an invitation. A new link replaces the old one. Kick the outbox after the commit. */
export function createSending({ outbox, baseUrl, productName }: SendingNeeds) {
  const addressOf = (path: string) => new URL(path, baseUrl).href;
  return async (
    tx: Tx,
    { pending_id, email, company }: { pending_id: number; email: string; company: string },
  ): Promise<void> => {
    const token = newSecret();
    await setToken(tx, pending_id, hashSecret(token));
    await outbox.withdraw(tx, aboutInvitation(pending_id));
    const register = addressOf(`/register/${token}`);
    const status = addressOf(`/registration-request/${token}`);
    const mail = invitationMail(productName, { company, register, status });
    await outbox.add(tx, {
      channel: 'mail',
      recipient: email,
      goodForSeconds: rules.seconds,
      about: aboutInvitation(pending_id),
      ...mail,
    });
  };
}
