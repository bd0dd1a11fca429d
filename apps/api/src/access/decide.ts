import type { Does } from '@caliper/contract/endpoint.ts';
import type { Principal } from '@caliper/contract/roles.ts';
import { hasExpired } from './expiry.ts';
import type { Framed, Viewer } from './viewer.ts';

/** Reasons for a refusal, most important first. */
export type Reason =
  | 'signed out'
  | 'not enabled'
  | 'company expired'
  | 'withdrawn'
  | 'not subscribed'
  | 'sample market only'
  | 'wrong role'
  | 'only looking';

export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason };

const allow: Decision = { allowed: true };

/** Made once for each reason: a search decides about thousands of items. */
const refusals: Partial<Record<Reason, Decision>> = {};

export function refuse(reason: Reason): Decision {
  refusals[reason] ??= { allowed: false, reason };
  return refusals[reason];
}

type Standing = Pick<Viewer, 'enabled' | 'provider' | 'expiry'>;

/** Is the account in good standing? The provider's own group always is, whatever its flags say. */
export function standing(person: Standing, now: Date): Decision {
  if (person.provider) return allow;
  if (!person.enabled) return refuse('not enabled');
  if (hasExpired(person.expiry, now)) return refuse('company expired');
  return allow;
}

/** May this viewer make a call that is for these principals? */
export function admit(viewer: Viewer | Framed | null, who: readonly Principal[]): Decision {
  if (who.includes('public') || who.includes('pending')) return allow;
  if (!viewer) return refuse('signed out');
  if (who.includes('signed-in')) return allow;
  const account = standing(viewer, viewer.now);
  if (!account.allowed) return account;
  return who.some((principal) => isPrincipal(viewer, principal)) ? allow : refuse('wrong role');
}

/** May this viewer make a call that is for these principals and does this? Staff who look as a client does only read. */
export function admitTo(
  viewer: Viewer | Framed | null,
  { who, does }: { who: readonly Principal[]; does: Does },
): Decision {
  if (viewer?.watchedBy && does !== 'read') return refuse('only looking');
  return admit(viewer, who);
}

function isPrincipal(viewer: Viewer | Framed, principal: Principal): boolean {
  switch (principal) {
    case 'user':
    case 'owner': // The service checks the owner: only it has loaded the thing.
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
    case 'import': // The role may have been revoked since the frame was opened.
      return 'grant' in viewer && viewer.grant.opens === 'import' && viewer.role === 'admin';
    default:
      return false;
  }
}

export type Action = 'read' | 'preview' | 'open dashboard' | 'proof';

/** What the viewer's company has of an item, whichever company of its family bought it. */
export interface Holding {
  full: boolean;
  /** The markets that sample subscriptions open. */
  sampleMarkets: string[];
  demo: boolean;
}

export const nothing: Holding = { full: false, sampleMarkets: [], demo: false };

function isHeld({ full, sampleMarkets, demo }: Holding): boolean {
  return full || demo || sampleMarkets.length > 0;
}

export interface Item {
  visible: boolean;
  holding: Holding;
  /** What was requested of its dashboard: one market, or the demo data. */
  market?: string | null;
  demo?: boolean;
}

/** The one decision about content: everything that shows, exports or sends content asks here. */
export function decide(viewer: Viewer | null, action: Action, item: Item): Decision {
  if (!viewer) return refuse('signed out');
  const account = standing(viewer, viewer.now);
  if (!account.allowed) return account;
  if (viewer.role === 'admin') return allow;
  // Whoever publishes sees what they publish, released or not, as clients would. It is no subscription.
  if (action === 'proof') return viewer.role === 'publications' ? allow : refuse('wrong role');
  // For everyone else a hidden report is treated as missing, so they cannot buy it either. Only those who have it know
  // of it already, and learn where it went.
  if (!item.visible) return refuse(isHeld(item.holding) ? 'withdrawn' : 'not subscribed');
  if (action === 'preview' || viewer.role === 'sales') return allow;
  if (viewer.special === 'support' && action === 'read') return allow;
  return entitled(action, item);
}

function entitled(action: Action, item: Item): Decision {
  const { holding } = item;
  if (holding.full) return allow;
  const opens = action === 'open dashboard';
  if (opens && item.demo && holding.demo) return allow;
  if (opens && holding.sampleMarkets.some((market) => market === item.market)) return allow;
  return refuse(holding.sampleMarkets.length > 0 ? 'sample market only' : 'not subscribed');
}
