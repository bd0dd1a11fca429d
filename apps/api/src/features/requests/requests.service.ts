import type { Answer } from '@caliper/contract/endpoints.ts';
import { lastDayBefore } from '../../access/expiry.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeBySender, takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { findItem, isKnown } from '../catalogue/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { claimRequest, listOpenRequests, type OpenRequest } from './open-requests.store.ts';
import {
  type BoughtItem,
  completeRequest,
  type FullRequest,
  isEmail,
  isRenewal,
  mistakesIn,
  type RequestBody,
  type Sender,
} from './request.ts';
import { requestMail } from './request-mail.ts';
import { findContactDetails, insertRequest } from './requests.store.ts';

export interface RequestsNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  productName: string;
  /** The address of the staff who answer requests. */
  contactEmail: string;
  recordUsage: RecordUsage;
}

/** Requests to staff: stored, and mailed in the same transaction. */
export function createRequests({
  db,
  limits,
  outbox,
  productName,
  contactEmail,
  recordUsage,
}: RequestsNeeds) {
  async function send(
    viewer: Viewer | null,
    body: RequestBody,
    origin: Origin,
  ): Promise<Answer<'contactUs'>> {
    assertMended(viewer, body);
    await takeBySender(limits, 'contact', viewer, origin, 'too-many-requests');
    // Addresses are cheap, and everything that visitors write is kept and mailed. It is not this visitor's fault.
    if (!viewer) await takeOrRefuse(limits, 'contactByVisitors', 'all', 'unavailable');
    const item = await boughtItem(viewer, body);
    const request = completeRequest(body, await senderOf(viewer), item);
    const answer = await db.transaction().execute(async (tx) => {
      const earlier = viewer && (await openBefore(tx, viewer, body, item));
      if (earlier) return { ...toRequested(earlier, viewer), sent: false };
      const sentAt = await enter(tx, viewer, request, item);
      return { sent: true, requestedAt: epochSeconds(sentAt), by: null };
    });
    outbox.kick();
    if (viewer) recordAsked(viewer, body, item);
    return answer;
  }

  function recordAsked(viewer: Viewer, body: RequestBody, item: BoughtItem | null): void {
    if (isRenewal(body)) recordUsage(viewer, { kind: 'asked', detail: 'renewal' });
    else if (body.subject === 'Request to Buy Report')
      recordUsage(viewer, { kind: 'asked', itemId: item?.item_id ?? null, detail: 'buy' });
  }

  async function enter(
    tx: Tx,
    viewer: Viewer | null,
    request: FullRequest,
    item: BoughtItem | null,
  ): Promise<Date> {
    const { id, created_at } = await insertRequest(tx, {
      user_id: viewer?.userId ?? null,
      usergroup_id: viewer?.usergroupId ?? null,
      payload: JSON.stringify(request),
    });
    const subscribedUntil = lastDayBefore(viewer?.expiry ?? null);
    const reference = { id, isVisitor: !viewer, subscribedUntil, ...(item && { kind: item.kind }) };
    const mail = requestMail(productName, request, reference);
    const replyTo = isEmail(request.email) ? request.email : undefined;
    await outbox.add(tx, { channel: 'mail', recipient: contactEmail, replyTo, ...mail });
    return created_at;
  }

  /** Only what the person may know of can be bought by its id. */
  async function boughtItem(
    viewer: Viewer | null,
    { subject, item }: RequestBody,
  ): Promise<BoughtItem | null> {
    if (!viewer || !item || subject !== 'Request to Buy Report') return null;
    const found = await findItem(db, item.kind, item.id);
    if (!found || !isKnown(viewer, found)) throw new ProblemError('not-found');
    return found;
  }

  async function senderOf(viewer: Viewer | null): Promise<Sender | null> {
    if (!viewer) return null;
    return { ...viewer, ...(await findContactDetails(db, viewer.userId)) };
  }

  return {
    send,

    async open(viewer: Viewer): Promise<Answer<'openRequests'>> {
      const rows = await listOpenRequests(db, viewer);
      return rows.map((row) => ({ item_id: row.item_id, ...toRequested(row, viewer) }));
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;

/** What the company had asked for already; undefined if this is the first time. */
async function openBefore(
  tx: Tx,
  viewer: Viewer,
  body: RequestBody,
  item: BoughtItem | null,
): Promise<OpenRequest | undefined> {
  if (!item && !isRenewal(body)) return undefined;
  const itemId = item?.item_id ?? null;
  if (await claimRequest(tx, viewer, itemId)) return undefined;
  return (await listOpenRequests(tx, viewer)).find(({ item_id }) => item_id === itemId);
}

function toRequested({ requested_at, user_id, name }: OpenRequest, viewer: Viewer | null) {
  return { requestedAt: epochSeconds(requested_at), by: user_id === viewer?.userId ? null : name };
}

function assertMended(viewer: Viewer | null, body: RequestBody): void {
  const fields = mistakesIn(body, viewer === null);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid-fields', { fields });
}
