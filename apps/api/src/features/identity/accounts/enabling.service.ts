import { takeOrRefuse } from '../../../http/limits.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import { enabledMail } from '../mails/mails.ts';
import { shutOutReasons } from '../sessions/shut-out.ts';
import { signOutEverywhere } from '../sessions/sign-out.ts';
import { setEnabled } from './accounts.store.ts';
import type { MemberRow } from './members.store.ts';

interface EnablingNeeds {
  limits: Limits;
  outbox: Outbox;
  productName: string;
  baseUrl: URL;
}

/** Enables and disables people. Enabling mails the person; disabling signs them out at once. */
export function createEnabling({ limits, outbox, productName, baseUrl }: EnablingNeeds) {
  return async (tx: Tx, actor: Actor, { id, name, email }: MemberRow, enabled: boolean): Promise<void> => {
    await setEnabled(tx, id, enabled);
    if (enabled) {
      // Each time is a mail to the person and an entry in the log.
      await takeOrRefuse(limits, 'enabling', id, 'too-many-attempts', {}, tx);
      const mail = enabledMail(productName, name, baseUrl.href);
      await outbox.add(tx, { channel: 'mail', recipient: email, ...mail });
    } else {
      await signOutEverywhere(tx, id, shutOutReasons.disabled);
    }
    await record(tx, {
      actor,
      action: enabled ? 'enabled' : 'disabled',
      subject: `user:${id}`,
      from: { enabled: !enabled },
      to: { enabled },
    });
  };
}

/** Only for people whose flag really changes. Kick the outbox after the commit. */
export type ChangeEnabled = ReturnType<typeof createEnabling>;
