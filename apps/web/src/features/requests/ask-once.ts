import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { RequestSubject } from '@caliper/contract/requests/requests.values.ts';

/** What is asked for once: a renewal, or an item to buy. */
export interface Wanted {
  dialogTitle: string;
  lead: string;
  subject: RequestSubject;
  /** Null for the renewal. */
  item: { kind: ItemKind; id: number } | null;
}

export const renewal: Wanted = {
  dialogTitle: 'Request Renewal',
  lead: 'Your request goes to our sales team. They will contact you about the renewal of your subscription.',
  subject: 'New Renewal Request',
  item: null,
};

export function purchaseOf(kind: ItemKind, id: number, title: string): Wanted {
  return {
    dialogTitle: 'Buy Now',
    lead: `Your request for “${title}” goes to your sales representative. Nothing is charged here.`,
    subject: 'Request to Buy Report',
    item: { kind, id },
  };
}
