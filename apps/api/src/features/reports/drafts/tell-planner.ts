import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import { oneLine } from '../../identity/index.ts';
import type { DraftRow } from './draft.ts';

interface TellNeeds {
  outbox: Outbox;
  productName: string;
  baseUrl: URL;
}

/** Mails whoever planned a release that it did not happen, and why. */
export type TellPlanner = (tx: Tx, draft: DraftRow, reason: string) => Promise<void>;

export function createTellPlanner({ outbox, productName, baseUrl }: TellNeeds): TellPlanner {
  return async (tx, { released_by, release_at, draft_id, details }, reason) => {
    if (!released_by || !release_at) return;
    const title = details.item_name;
    await outbox.add(tx, {
      channel: 'mail',
      recipient: released_by.name,
      subject: oneLine(`[${productName}] “${title}” was not released as planned`),
      body: [
        oneLine(`The release of “${title}” that you planned did not happen.`),
        reason,
        new URL(`/proofs/${draft_id}`, baseUrl).href,
      ].join('\n\n'),
    });
  };
}
