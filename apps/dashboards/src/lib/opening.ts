import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { buildRequest } from '@caliper/contract/client/request.ts';
import { send } from '@caliper/contract/client/send.ts';
import { dashboardsProblems } from '@caliper/contract/dashboards/dashboards.messages.ts';
import type { FrameKeys } from '@caliper/contract/dashboards/frame.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { tellPage } from './page.ts';

/** The token that the ticket was traded for. Kept in memory only, never in storage or an address. */
type Opened = Answer<'embedExchange'>;

const patienceMilliseconds = 15_000;

let ticket: string | null = null;
let opened: Opened | null = null;
let opening: Promise<Opened> | null = null;

/** Before anything else looks at the address. */
export function readTicket(): void {
  ticket = takeKeys()?.idToken ?? null;
}

/** Calls that need the token at the same time share one exchange. */
export function whenOpened(): Promise<Opened> {
  if (opened) return Promise.resolve(opened);
  opening ??= open().finally(() => {
    opening = null;
  });
  return opening;
}

/** Called when the token is refused: its session has ended, or the page can get another. */
export function forgetOpened(refused: Opened): void {
  if (opened === refused) opened = null;
}

async function open(): Promise<Opened> {
  opened = (await tradeTicket()) ?? (await trade(await newTicket()));
  ticket = null;
  return opened;
}

/** Null if there is no ticket or it is spent; one that did not arrive may be used again. */
async function tradeTicket(): Promise<Opened | null> {
  if (ticket === null) return null;
  try {
    return await trade(ticket);
  } catch (error) {
    if (!hasCode(error, 'ticket-spent')) throw error;
    ticket = null;
    return null;
  }
}

function trade(one: string): Promise<Opened> {
  return send(buildRequest('embedExchange', { body: { ticket: one } }), null);
}

/** The page asks for new keys and puts them into our address, which does not reload the frame. */
function newTicket(): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('hashchange', take);
    };
    const take = () => {
      const keys = takeKeys();
      if (!keys) return;
      stop();
      ticket = keys.idToken;
      resolve(ticket);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new ApiError({ code: 'ticket-spent', ...dashboardsProblems['ticket-spent'] }));
    }, patienceMilliseconds);
    addEventListener('hashchange', take);
    tellPage({ caliper: 'keys-refused' });
  });
}

/** Null if the fragment does not hold all of them. */
export function readKeys(hash: string): FrameKeys | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [idToken, usergroupId, id] = ['idToken', 'usergroupId', 'id'].map((name) => given.get(name));
  return idToken && usergroupId && id ? { idToken, usergroupId, id } : null;
}

/** Reads the keys once and removes them from the address. */
function takeKeys(): FrameKeys | null {
  const keys = readKeys(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return keys;
}
