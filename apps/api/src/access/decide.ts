import type { Principal } from '@caliper/contract/roles.ts';
import type { Framed, Viewer } from './viewer.ts';

/** Why somebody may not, in the order in which it is told. */
export const reasons = [
  'signed out',
  'not enabled',
  'company expired',
  'not subscribed',
  'other edition only',
  'sample market only',
  'wrong role',
  'device limit',
] as const;
export type Reason = (typeof reasons)[number];

/** What the person can do about it. */
export type Remedy =
  | 'sign in'
  | 'ask your team leader'
  | 'request renewal'
  | 'buy'
  | 'free a device'
  | 'ask support';

export type Decision = { allowed: true } | { allowed: false; reason: Reason; remedy: Remedy };

const remedies: Record<Reason, Remedy> = {
  'signed out': 'sign in',
  'not enabled': 'ask your team leader',
  'company expired': 'request renewal',
  'not subscribed': 'buy',
  'other edition only': 'buy',
  'sample market only': 'buy',
  'wrong role': 'ask support',
  'device limit': 'free a device',
};

const allow: Decision = { allowed: true };

export function refuse(reason: Reason): Decision {
  return { allowed: false, reason, remedy: remedies[reason] };
}

type Standing = Pick<Viewer, 'enabled' | 'provider' | 'expiry'>;

/** Is the account in order? The provider's own group passes whatever its flags say. */
export function standing(person: Standing, now: Date): Decision {
  if (person.provider) return allow;
  if (!person.enabled) return refuse('not enabled');
  if (hasExpired(person.expiry, now)) return refuse('company expired');
  return allow;
}

export function hasExpired(expiry: Date | null, now: Date): boolean {
  // As numbers: thousands are compared for one search, and comparing dates takes ten times as long.
  return expiry !== null && expiry.getTime() <= now.getTime();
}

/** May this viewer make a call that is for these principals? */
export function admit(viewer: Viewer | Framed | null, who: readonly Principal[]): Decision {
  if (who.includes('public') || who.includes('pending')) return allow;
  if (!viewer) return refuse('signed out');
  if (who.includes('signed-in')) return allow;
  const order = standing(viewer, viewer.now);
  if (!order.allowed) return order;
  return who.some((principal) => isPrincipal(viewer, principal)) ? allow : refuse('wrong role');
}

function isPrincipal(viewer: Viewer | Framed, principal: Principal): boolean {
  switch (principal) {
    case 'user':
    case 'owner': // The service compares the owner: only it knows the thing.
      return true;
    case 'lead':
      return viewer.lead;
    case 'support':
      return viewer.special === 'support';
    case 'admin':
    case 'sales':
    case 'publications':
      return viewer.role === principal;
    case 'embed':
      return 'grant' in viewer && viewer.grant.opens === 'dashboard';
    case 'import': // The role may have been taken away since the frame was opened.
      return 'grant' in viewer && viewer.grant.opens === 'import' && viewer.role === 'admin';
    default:
      return false;
  }
}

export type Action = 'read' | 'preview' | 'open dashboard';

/** What the viewer's company has of an item: bought or inherited from its headquarter. */
export type Entitlement = 'full' | 'sample market' | 'demo' | 'other edition' | 'none';

export interface Item {
  visible: boolean;
  entitlement: Entitlement;
  /** The markets that sample subscriptions open. */
  sampleMarkets?: readonly string[];
  /** What is asked for: one market, or the demo data. */
  market?: string;
  demo?: boolean;
}

/** The one decision on content. Everything that shows, exports or sends content asks here. */
export function decide(viewer: Viewer | null, action: Action, item: Item): Decision {
  if (!viewer) return refuse('signed out');
  const order = standing(viewer, viewer.now);
  if (!order.allowed) return order;
  if (viewer.role === 'admin') return allow;
  // Hidden reports are as good as absent for everyone else, and so not to be bought either.
  if (!item.visible) return refuse('not subscribed');
  if (action === 'preview' || viewer.role === 'sales') return allow;
  if (viewer.special === 'support' && action === 'read') return allow;
  return entitled(action, item);
}

function entitled(action: Action, item: Item): Decision {
  if (item.entitlement === 'full') return allow;
  if (item.entitlement === 'other edition') return refuse('other edition only');
  if (item.entitlement === 'none') return refuse('not subscribed');
  const opens = action === 'open dashboard';
  if (item.entitlement === 'demo') return opens && item.demo ? allow : refuse('not subscribed');
  const isSample = item.market !== undefined && item.sampleMarkets?.includes(item.market);
  return opens && isSample ? allow : refuse('sample market only');
}
