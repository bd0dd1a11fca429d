import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { refusalTexts } from '@caliper/contract/items/items.messages.ts';
import { holderWords, lossWords } from '../hide-report.tsx';
import { counted, kindWords } from '../managed-kind.ts';
import type { ManagedReport } from '../report-tree.ts';

export type BulkAction = 'edit' | 'hide' | 'show' | 'delete';
export type Holders = Answer<'itemHolders'>;

const verbs: Record<BulkAction, string> = { edit: 'Change', hide: 'Hide', show: 'Show', delete: 'Delete' };
const done: Record<BulkAction, string> = {
  edit: 'changed',
  hide: 'hidden',
  show: 'shown',
  delete: 'deleted',
};

/** 'Hide 12 reports' */
export function actionWords(kind: ItemKind, action: BulkAction, count: number): string {
  return `${verbs[action]} ${counted(kind, count)}`;
}

/** '12 reports were hidden. 3 were so already.' */
export function doneWords(kind: ItemKind, action: BulkAction, count: number, changed: number): string {
  const rest = count - changed;
  const words = `${counted(kind, changed)} ${changed === 1 ? 'was' : 'were'} ${done[action]}.`;
  return rest === 0 ? words : `${words} ${rest} ${rest === 1 ? 'was' : 'were'} so already.`;
}

/** What will have happened, in numbers; null while it is not known who has them. */
export function consequenceOf(
  kind: ItemKind,
  action: BulkAction,
  items: readonly Pick<ManagedReport, 'visible'>[],
  holders: Holders | null,
): string | null {
  if (items.length === 0) return `Nothing is ${done[action]}.`;
  if (action === 'show') return showWords(kind, items);
  if (!holders) return null;
  const { companies } = holders;
  if (action === 'delete') return deleteWords(kind, items.length);
  if (companies === 0) return `No company has ${items.length === 1 ? 'it' : 'any of them'} now.`;
  if (action === 'hide') return lossWords(holders, items.length === 1 ? 'it' : 'what they have of them');
  const what = items.length === 1 ? 'it' : 'at least one of them';
  return `${holderWords(holders)} ${companies === 1 ? 'has' : 'have'} ${what}.`;
}

function showWords(kind: ItemKind, items: readonly Pick<ManagedReport, 'visible'>[]): string {
  const hidden = items.filter(({ visible }) => visible === 0).length;
  if (hidden === 0) return 'All of them are shown already.';
  const others = items.length - hidden;
  const words = `${counted(kind, hidden)} will be in the catalog again for everyone.`;
  return others === 0 ? words : `${words} ${others} ${others === 1 ? 'is' : 'are'} shown already.`;
}

function deleteWords(kind: ItemKind, count: number): string {
  const parts = kind === 'report' ? 'chapters, tables and images' : 'figures';
  const [whose, are] = count === 1 ? ['its', 'is'] : ['their', 'are'];
  return `${counted(kind, count)} ${are} deleted with ${whose} ${parts}. This cannot be undone.`;
}

/** Those that cannot be deleted, each with the reason. */
export function barredFromDeletion({ subscribed, given }: Holders): Map<number, string> {
  return new Map([
    ...given.map((id): [number, string] => [id, refusalTexts.given]),
    ...subscribed.map(({ id, companies }): [number, string] => [
      id,
      refusalTexts.subscribed.replace('{companies}', String(companies)),
    ]),
  ]);
}

/** Why a number cannot be changed at once; null if it can. */
export function tooManyWords(kind: ItemKind, count: number, most: number): string | null {
  if (count <= most) return null;
  return `At most ${most} ${kindWords[kind].many} can be changed at once.`;
}
