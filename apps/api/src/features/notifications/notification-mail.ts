import { kindOf, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { letter, type Mail, oneLine } from '../identity/index.ts';
import type { Shown } from './subjects.ts';

interface Facts {
  kind: NotificationKind;
  name: string;
  shown: Shown;
  baseUrl: URL;
  unsubscribe: string;
}

/** What happened to what, and where it is; never what somebody wrote, nor a figure. */
export function notificationMail({ kind, name, shown, baseUrl, unsubscribe }: Facts): Mail {
  const { tag } = kindOf(kind);
  const edition = [shown.year, shown.region].filter((part) => part !== null).join(', ');
  const what = oneLine(`${tag}: ${shown.title}${edition && ` (${edition})`}`);
  return {
    subject: what,
    body: letter(name, [
      what,
      new URL(shown.path, baseUrl).href,
      `To get no more mails of this kind: ${new URL(`/unsubscribe/${unsubscribe}`, baseUrl).href}`,
      `All notifications, and for what you get mails: ${new URL('/notifications', baseUrl).href}`,
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
