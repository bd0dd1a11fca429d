import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import {
  kindNames,
  kindOf,
  type NotificationKind,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { endGathering, listChosen, saveChosen } from './settings.store.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Ends the mails of one thing that a person follows, or, without one, of all that is gathered. */
export type EndFollowing = (userId: string, follow: number | null) => Promise<void>;

interface SettingsNeeds {
  db: Db;
  links: UnsubscribeLinks;
  endFollowing: EndFollowing;
}

/** For which kinds of events a person gets mails, and when. */
export function createSettings({ db, links, endFollowing }: SettingsNeeds) {
  async function list(viewer: Viewer): Promise<Answer<'mailSettings'>> {
    const chosen = await listChosen(db, viewer.userId);
    return kindsFor(viewer).map((kind) => ({
      kind,
      mail: chosen.get(kind) ?? kindOf(kind).mail,
    }));
  }

  return {
    list,

    async save(viewer: Viewer, { kind, mail }: Body<'saveMailSetting'>): Promise<Answer<'mailSettings'>> {
      if (!kindsFor(viewer).includes(kind)) throw new ProblemError('not-found');
      await saveChosen(db, viewer.userId, kind, mail);
      return list(viewer);
    },

    async unsubscribe(token: string): Promise<void> {
      const link = links.read(token);
      if (!link) throw new ProblemError('not-found');
      if ('kind' in link) return saveChosen(db, link.userId, link.kind, 'off');
      if ('follow' in link) return endFollowing(link.userId, link.follow);
      await Promise.all([endGathering(db, link.userId), endFollowing(link.userId, null)]);
    },
  };
}

export type Settings = ReturnType<typeof createSettings>;

/** The kinds that this person can be told of. */
function kindsFor({ provider, role, lead }: Viewer): NotificationKind[] {
  const isClient = !provider && (role === 'standard' || role === 'team leader');
  const isSeller = provider && (role === 'admin' || role === 'sales');
  const groups = [
    'everybody',
    ...(isClient ? ['clients'] : []),
    ...(role === 'admin' ? ['admins'] : []),
    ...(lead || isSeller ? ['leaders and staff'] : []),
    ...(isSeller ? ['sellers'] : []),
  ];
  return kindNames.filter((kind) => groups.includes(kindOf(kind).for));
}
