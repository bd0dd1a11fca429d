import { frameAddress } from '@caliper/contract/dashboards/frame.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readKeys } from './opening.ts';

const opened = { embedToken: 'token', usergroupId: 3, id: '7' };
const spent = { code: 'ticket-spent', detail: 'Too long ago.' };

let posted: unknown[];
let traded: string[];
let place: EventTarget & { hash: string };

/** A frame whose address holds a ticket, on a page that can receive messages. */
function stand(ticket: string | null, answers: (Response | 'lost')[]) {
  posted = [];
  traded = [];
  place = Object.assign(new EventTarget(), { hash: '' });
  const location = {
    origin: 'http://localhost',
    pathname: '/embed/pt',
    search: '?demo',
    hash: hashOf(ticket),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState: () => Object.assign(location, { hash: '' }) });
  vi.stubGlobal('window', { parent: { postMessage: (message: unknown) => posted.push(message) } });
  vi.stubGlobal('addEventListener', place.addEventListener.bind(place));
  vi.stubGlobal('removeEventListener', place.removeEventListener.bind(place));
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    traded.push(JSON.parse(body).ticket);
    const answer = answers.shift();
    if (answer === 'lost' || !answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return location;
}

function hashOf(ticket: string | null): string {
  return ticket ? `#idToken=${ticket}&usergroupId=3&id=7` : '';
}

function giveKeys(location: { hash: string }, ticket: string): void {
  location.hash = hashOf(ticket);
  place.dispatchEvent(new Event('hashchange'));
}

/** As if the frame had just loaded. */
async function opener() {
  vi.resetModules();
  const { readTicket, whenOpened } = await import('./opening.ts');
  readTicket();
  return whenOpened;
}

afterEach(() => vi.unstubAllGlobals());

test('DASH-02 a ticket is traded once, however many ask, and leaves the address', async () => {
  const location = stand('one', [Response.json(opened)]);
  const whenOpened = await opener();
  expect(location.hash).toBe('');
  expect(await Promise.all([whenOpened(), whenOpened()])).toEqual([opened, opened]);
  expect(await whenOpened()).toEqual(opened);
  expect([traded, posted]).toEqual([['one'], []]);
});

test('DASH-02 a spent ticket makes the page bring another', async () => {
  const location = stand('one', [Response.json(spent, { status: 401 }), Response.json(opened)]);
  const whenOpened = await opener();
  const opening = whenOpened();
  await vi.waitFor(() => expect(posted).toEqual([{ caliper: 'keys-refused' }]));
  giveKeys(location, 'two');
  expect(await opening).toEqual(opened);
  expect(traded).toEqual(['one', 'two']);
});

test('a ticket that did not arrive because the connection was lost is tried again', async () => {
  stand('one', ['lost', Response.json(opened)]);
  const whenOpened = await opener();
  await expect(whenOpened()).rejects.toThrow('Failed to fetch');
  expect(await whenOpened()).toEqual(opened);
  expect([traded, posted]).toEqual([['one', 'one'], []]);
});

test('the frame does not wait forever for a page that brings no keys', async () => {
  vi.useFakeTimers();
  stand(null, []);
  const whenOpened = await opener();
  const refused = expect(whenOpened()).rejects.toMatchObject({ code: 'ticket-spent' });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
  expect(posted).toEqual([{ caliper: 'keys-refused' }]);
  vi.useRealTimers();
});

const keys = { idToken: 'a+b/c=', usergroupId: '7', id: '12' };

test('DASH-02 what the page puts behind the # is what the frame reads', () => {
  const { hash, search } = new URL(frameAddress('/embed/pt', '?demo', keys), 'http://localhost');
  expect(readKeys(hash)).toEqual(keys);
  expect(search).toBe('?demo');
});

test('DASH-02 incomplete keys are not read', () => {
  for (const hash of ['', '#', '#idToken=a&id=12', '#idToken=&usergroupId=7&id=12'])
    expect(readKeys(hash)).toBeNull();
});
