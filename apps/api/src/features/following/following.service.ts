import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { firstRhythm, type Rhythm } from '@caliper/contract/following/following.values.ts';
import { follows as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { ContentNews } from '../notifications/index.ts';
import { toFollowed } from './following.answers.ts';
import {
  countFollows,
  deleteFollow,
  findSame,
  insertFollow,
  listFollows,
  lockFollower,
  saveRhythm,
  type Target,
} from './follows.store.ts';
import { createTargets } from './targets.ts';

interface FollowingNeeds {
  db: Db;
  catalogue: Catalogue;
  news: ContentNews;
}

/** What people follow. */
export function createFollowing({ db, catalogue, news }: FollowingNeeds) {
  const targets = createTargets({ db, catalogue });

  /** Those with something new first, then the newest; what the viewer cannot see any more is left out. */
  async function list(viewer: Viewer): Promise<Answer<'following'>> {
    const [rows, places, view] = await Promise.all([
      listFollows(db, viewer.userId),
      news.countPlaces(viewer),
      catalogue.overview(viewer),
    ]);
    const all = rows.flatMap((row) => toFollowed(viewer, view, row, places.get(row.follow_id) ?? 0) ?? []);
    return all.toSorted((a, b) => Number(b.places > 0) - Number(a.places > 0));
  }

  async function one(viewer: Viewer, id: number): Promise<Answer<'follow'>> {
    const found = (await list(viewer)).find((follow) => follow.id === id);
    if (!found) throw new ProblemError('not-found');
    return found;
  }

  /** The same pressed twice is followed once. */
  async function add(tx: Tx, { userId }: Viewer, target: Target, rhythm: Rhythm): Promise<number> {
    await lockFollower(tx, userId);
    const same = await findSame(tx, userId, target);
    if (same) return same;
    if ((await countFollows(tx, userId)) >= limits.perUser) throw new ProblemError('follows-limit');
    return insertFollow(tx, userId, { ...target, rhythm });
  }

  return {
    list,
    followable: targets.about,

    async follow(viewer: Viewer, { target: asked, rhythm = firstRhythm }: Body<'follow'>) {
      const target = await targets.find(viewer, asked);
      const id = await db.transaction().execute((tx) => add(tx, viewer, target, rhythm));
      return one(viewer, id);
    },

    async changeRhythm(viewer: Viewer, id: number, rhythm: Rhythm): Promise<Answer<'changeRhythm'>> {
      if (!(await saveRhythm(db, viewer.userId, id, rhythm))) throw new ProblemError('not-found');
      return one(viewer, id);
    },

    unfollow: (viewer: Viewer, id: number): Promise<void> => deleteFollow(db, viewer.userId, id),
  };
}

export type Following = ReturnType<typeof createFollowing>;
