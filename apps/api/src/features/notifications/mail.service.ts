import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Writer } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { findAsViewer } from '../identity/index.ts';
import { findDue } from './mail.store.ts';
import { notificationMail, unsubscribeHeaders } from './notification-mail.ts';
import { wantsMail } from './notify.ts';
import type { ShowTo } from './subjects.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export const writerName = 'notifications';

/** What the outbox knows the mail of a row by. */
export const aboutOf = (notificationId: number) => `notification:${notificationId}`;

interface MailNeeds {
  db: Db;
  freshness: Freshness;
  showTo: ShowTo;
  links: UnsubscribeLinks;
  baseUrl: URL;
}

/**
 * Writes the mail of a notification at the moment it is sent, for each attempt anew: to whoever may see the page now,
 * still wants such mails, and has not read of it meanwhile.
 */
export function createMailWriter({ db, freshness, showTo, links, baseUrl }: MailNeeds): Writer {
  return async (about) => {
    const now = await freshness.ask();
    const due = await findDue(db, Number(about.replace(aboutOf(0).slice(0, -1), '')));
    if (!due || !wantsMail(due.kind, due.mail)) return null;
    const viewer = await findAsViewer(db, due.user_id, now);
    const [seen] = viewer ? await showTo(viewer, [due]) : [];
    if (!viewer || !seen) return null;
    const { kind, shown } = seen;
    const unsubscribe = links.write({ kind, userId: viewer.userId });
    return {
      recipient: viewer.email,
      ...notificationMail({ kind, name: viewer.name, shown, baseUrl, unsubscribe }),
      headers: unsubscribeHeaders(unsubscribe, baseUrl),
    };
  };
}
