import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import {
  kindNames,
  kindOf,
  type NotificationKind,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { wantsMail } from './notify.ts';
import { listChosen, saveChosen } from './settings.store.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** For which kinds of events a person gets mails. */
export function createSettings({ db, links }: { db: Db; links: UnsubscribeLinks }) {
  async function list(viewer: Viewer): Promise<Answer<'mailSettings'>> {
    const chosen = await listChosen(db, viewer.userId);
    return kindsFor(viewer).map((kind) => ({
      kind,
      mail: wantsMail(kind, chosen.get(kind) ?? null) ? 'at once' : 'off',
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
      await saveChosen(db, link.userId, link.kind, 'off');
    },
  };
}

export type Settings = ReturnType<typeof createSettings>;

/** The kinds that this person can be told of. */
function kindsFor({ provider, role }: Viewer): NotificationKind[] {
  const isClient = !provider && (role === 'standard' || role === 'team leader');
  const groups = ['everybody', ...(isClient ? ['clients'] : []), ...(role === 'admin' ? ['admins'] : [])];
  return kindNames.filter((kind) => groups.includes(kindOf(kind).for));
}
