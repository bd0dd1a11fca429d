import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import { findAsViewers, oneLine } from '../../identity/index.ts';
import type { DraftRow } from './draft.ts';
import { findNow } from './drafts.store.ts';
import { mayProof } from './proofing.ts';

interface TellNeeds {
  outbox: Outbox;
  productName: string;
  baseUrl: URL;
}

/** Mails whoever planned a release that it did not happen, and why; `kept` is the draft to go on with, if there is one. */
export type TellPlanner = (tx: Tx, planned: DraftRow, reason: string, kept?: number) => Promise<void>;

export function createTellPlanner({ outbox, productName, baseUrl }: TellNeeds): TellPlanner {
  return async (tx, { released_by, release_at, details }, reason, kept) => {
    if (!released_by?.id || !release_at) return;
    // Whoever no longer publishes learns of no draft.
    const [planner] = await findAsViewers(tx, [released_by.id], await findNow(tx));
    if (!planner || !mayProof(planner)) return;
    const title = details.item_name;
    await outbox.add(tx, {
      channel: 'mail',
      recipient: planner.email,
      subject: oneLine(`[${productName}] “${title}” was not released as planned`),
      body: [
        oneLine(`The release of “${title}” that you planned did not happen.`),
        reason,
        new URL(kept === undefined ? '/proofs' : `/proofs/${kept}`, baseUrl).href,
      ].join('\n\n'),
    });
  };
}
