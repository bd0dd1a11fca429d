import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Writer } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { findAsViewer } from '../identity/index.ts';
import { type Followed, nameOf, rhythmsOf, sayable } from './followed.ts';
import { type Due, findDue, listGathered } from './mail.store.ts';
import { digestMail, notificationMail, unsubscribeHeaders } from './notification-mail.ts';
import { rhythmOf } from './rhythm.ts';
import type { ShowTo } from './subjects.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export const writerName = 'notifications';
export const digestWriterName = 'digests';

/** After three days nobody needs a mail of what the inbox has shown since. */
export const goodForSeconds = 3 * 24 * 3600;

/** What the outbox knows the mail of a row, or of a digest, by. */
export const aboutOf = (notificationId: number) => `notification:${notificationId}`;
export const aboutDigest = (digestId: number) => `digest:${digestId}`;

const idIn = (about: string) => Number(about.split(':')[1]);

interface MailNeeds {
  db: Db;
  freshness: Freshness;
  showTo: ShowTo;
  links: UnsubscribeLinks;
  productName: string;
  baseUrl: URL;
}

function wantsNow(due: Due) {
  return rhythmOf({ ...due, ...rhythmsOf(due.followed) });
}

/**
 * Both write a mail at the moment it is sent, for each attempt anew: to whoever may see the page now, still wants such
 * mails, and has not read of it meanwhile.
 */
export function createMailWriters({ db, freshness, showTo, links, productName, baseUrl }: MailNeeds) {
  /** What this person may see now of what is due. */
  async function lookUp(userId: string, due: readonly Due[]) {
    const viewer = await findAsViewer(db, userId, await freshness.ask());
    return { viewer, seen: viewer ? await showTo(viewer, due) : [] };
  }

  const single: Writer = async (about) => {
    const due = await findDue(db, idIn(about));
    if (!due || wantsNow(due) === 'off') return null;
    const { viewer, seen } = await lookUp(due.user_id, [due]);
    const [first] = seen;
    if (!viewer || !first) return null;
    const { kind, shown } = first;
    // The mail ends with what has caused it: one thing that is followed, or its kind.
    const isCause = ({ rhythm }: Followed) => rhythm === 'at once';
    const named = sayable(first).find(isCause);
    const cause = named ?? first.followed.find(isCause);
    const ends = cause ? { follow: cause.follow_id } : { kind };
    const unsubscribe = links.write({ ...ends, userId: viewer.userId });
    const followedAs = named ? nameOf(named) || shown.title : cause && 'what you follow';
    return {
      recipient: viewer.email,
      ...notificationMail({ kind, name: viewer.name, shown, followedAs, baseUrl, unsubscribe }),
      headers: unsubscribeHeaders(unsubscribe, baseUrl),
    };
  };

  const digest: Writer = async (about) => {
    const due = (await listGathered(db, idIn(about))).filter((one) => wantsNow(one) !== 'off');
    const [first] = due;
    if (!first) return null;
    const { viewer, seen } = await lookUp(first.user_id, due);
    if (!viewer || seen.length === 0) return null;
    const unsubscribe = links.write({ digest: true, userId: viewer.userId });
    return {
      recipient: viewer.email,
      ...digestMail({ name: viewer.name, seen, productName, baseUrl, unsubscribe }),
      headers: unsubscribeHeaders(unsubscribe, baseUrl),
    };
  };

  return { single, digest };
}
