import { inbox as limits } from '@caliper/contract/limits.ts';
import { kindOf, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { letter, type Mail, oneLine } from '../identity/index.ts';
import type { Shown } from './subjects.ts';

interface Facts {
  name: string;
  baseUrl: URL;
  unsubscribe: string;
}

interface Happened {
  kind: NotificationKind;
  shown: Shown;
}

/** What happened to what; never what somebody wrote, nor a figure. */
function lineOf({ kind, shown }: Happened): string {
  const { title, year, region, detail } = shown;
  const edition = [year, region, detail].filter((part) => part !== null && part !== '').join(', ');
  return oneLine(`${kindOf(kind).tag}: ${title}${edition && ` (${edition})`}`);
}

interface Single extends Happened, Facts {
  /** What of all that they follow it is sent for, if it is. */
  followedAs?: string | undefined;
}

export function notificationMail({ name, followedAs, baseUrl, unsubscribe, ...happened }: Single): Mail {
  const what = lineOf(happened);
  const these = followedAs ? `of what is new in ${oneLine(followedAs)}` : 'of this kind';
  return {
    subject: what,
    body: letter(name, [
      [what, ...(happened.shown.lines ?? []).map(oneLine)].join('\n'),
      new URL(happened.shown.path, baseUrl).href,
      `To get no more mails ${these}: ${new URL(`/unsubscribe/${unsubscribe}`, baseUrl).href}`,
      `All notifications, and for what you get mails: ${new URL('/notifications', baseUrl).href}`,
    ]),
  };
}

interface Digest extends Facts {
  /** In the order in which it happened. */
  seen: readonly Happened[];
  productName: string;
}

/** Everything that was gathered, in one mail. */
export function digestMail({ name, seen, productName, baseUrl, unsubscribe }: Digest): Mail {
  const listed = seen.slice(0, limits.inDigest);
  const { href } = new URL('/notifications', baseUrl);
  return {
    subject: `What is new for you in ${productName}`,
    body: letter(name, [
      ...listed.map((one) => `${lineOf(one)}\n${new URL(one.shown.path, baseUrl).href}`),
      ...(listed.length < seen.length ? [`There is more: ${href}`] : []),
      `To get no more such summaries: ${new URL(`/unsubscribe/${unsubscribe}`, baseUrl).href}`,
      `All notifications, and for what you get mails: ${href}`,
    ]),
  };
}

/** For mail programs: a button of their own that needs no page (RFC 8058). */
export function unsubscribeHeaders(unsubscribe: string, baseUrl: URL): Record<string, string> {
  const address = new URL(`/api/notifications/unsubscribe/${unsubscribe}`, baseUrl).href;
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Without a name of anything. */
export function plainMail(product: string, baseUrl: URL): Mail {
  return {
    subject: `A notification from ${product}`,
    body: `There is something new for you: ${new URL('/notifications', baseUrl).href}`,
  };
}
