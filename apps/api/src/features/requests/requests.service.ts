import { lastDayBefore } from '../../access/expiry.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeBySender, takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { completeRequest, isEmail, mistakesIn, type RequestBody, type Sender } from './request.ts';
import { requestMail } from './request-mail.ts';
import { findContactDetails, insertRequest } from './requests.store.ts';

export interface RequestsNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  productName: string;
  /** The address of the staff who answer requests. */
  contactEmail: string;
}

/** Requests to staff: stored, and mailed in the same transaction. */
export function createRequests({ db, limits, outbox, productName, contactEmail }: RequestsNeeds) {
  async function send(viewer: Viewer | null, body: RequestBody, origin: Origin): Promise<void> {
    assertMended(viewer, body);
    await takeBySender(limits, 'contact', viewer, origin, 'too-many-requests');
    // Addresses are cheap, and everything that visitors write is kept and mailed. It is not this visitor's fault.
    if (!viewer) await takeOrRefuse(limits, 'contactByVisitors', 'all', 'unavailable');
    const request = completeRequest(body, await senderOf(viewer));
    const subscribedUntil = lastDayBefore(viewer?.expiry ?? null);
    await db.transaction().execute(async (tx) => {
      const id = await insertRequest(tx, {
        user_id: viewer?.userId ?? null,
        usergroup_id: viewer?.usergroupId ?? null,
        payload: JSON.stringify(request),
      });
      const mail = requestMail(productName, request, { id, isVisitor: !viewer, subscribedUntil });
      const replyTo = isEmail(request.email) ? request.email : undefined;
      await outbox.add(tx, { channel: 'mail', recipient: contactEmail, replyTo, ...mail });
    });
    outbox.kick();
  }

  async function senderOf(viewer: Viewer | null): Promise<Sender | null> {
    if (!viewer) return null;
    return { ...viewer, ...(await findContactDetails(db, viewer.userId)) };
  }

  return { send };
}

export type Requests = ReturnType<typeof createRequests>;

function assertMended(viewer: Viewer | null, body: RequestBody): void {
  const fields = mistakesIn(body, viewer === null);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid-fields', { fields });
}
