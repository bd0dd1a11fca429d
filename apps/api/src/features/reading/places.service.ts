import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import { markReadAbout } from '../notifications/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { movedPlace, type Place } from './moved-place.ts';
import {
  type Contents,
  findContents,
  findPlace,
  type KeptPlace,
  keepPlace,
  listVersionChapters,
  type Subject,
  updatePlace,
} from './places.store.ts';

export interface PlacesNeeds {
  db: Db;
  freshness: Freshness;
  catalogue: Catalogue;
  customReports: CustomReports;
  recordUsage: RecordUsage;
}

/** A place that may be from another version of its report. */
type SomePlace = Place & Pick<KeptPlace, 'version'>;

interface Follower {
  follow: (place: SomePlace) => Promise<(SomePlace & { number: number }) | null>;
  /** The chapter that an entry is; null if it is gone. */
  chapterOf: (entry: number) => { reportId: number; chapter: number } | null;
}

/** Where people are in what they read. */
export function createPlaces({ db, freshness, catalogue, customReports, recordUsage }: PlacesNeeds) {
  const contents = (reportId: number, now: Date): Promise<Contents> =>
    freshness.recall(`contents:${reportId}`, now, async () => {
      const value = await findContents(db, reportId);
      return { value, keys: [`item:${reportId}`], bytes: value.chapters.length * 120 };
    });

  /** In the version that is read now; null if there is no such place any more. */
  async function inCurrent(reportId: number, place: SomePlace, now: Date): Promise<SomePlace | null> {
    const { version, chapters } = await contents(reportId, now);
    if (version === null || place.version === null) return null;
    if (place.version === version) {
      const numbers = new Set(chapters.map(({ number }) => number));
      const read = place.read.filter((number) => numbers.has(number));
      return numbers.has(place.entry) ? { ...place, read } : null;
    }
    const [before, after] = await Promise.all(
      [place.version, version].map((one) => listVersionChapters(db, reportId, one)),
    );
    const moved = movedPlace(place, before ?? [], after ?? []);
    return moved && { ...moved, version };
  }

  async function assertReadable(viewer: Viewer, reportId: number): Promise<void> {
    const { item, holding } = await catalogue.find(viewer, 'report', reportId);
    assertAllowed(decideReading(viewer, item, holding));
  }

  /** Puts places into what is read now; throws if the viewer may not read it. */
  async function follower(viewer: Viewer, { kind, id }: Subject): Promise<Follower> {
    if (kind === 'report') {
      await assertReadable(viewer, id);
      const { chapters } = await contents(id, viewer.now);
      return {
        follow: async (place) => {
          const now = await inCurrent(id, place, viewer.now);
          return now && { ...now, number: now.entry };
        },
        chapterOf: (chapter) =>
          chapters.some(({ number }) => number === chapter) ? { reportId: id, chapter } : null,
      };
    }
    const { bookmarks } = await customReports.find(viewer, id);
    const ids = bookmarks.map(({ collection_id }) => collection_id);
    return {
      follow: async ({ read, ...place }) => {
        const number = ids.indexOf(place.entry) + 1;
        return number === 0 ? null : { ...place, number, read: read.filter((one) => ids.includes(one)) };
      },
      chapterOf: (entry) => {
        const found = bookmarks.find(({ collection_id }) => collection_id === entry);
        const chapter = found?.chapter_number ?? null;
        return found && chapter !== null ? { reportId: found.report_id, chapter } : null;
      },
    };
  }

  /** A chapter is the same one whether it is read in its report or in a custom report. */
  function recordRead(viewer: Viewer, read: readonly number[], chapterOf: Follower['chapterOf']): void {
    for (const entry of read) {
      const one = chapterOf(entry);
      if (one) recordUsage(viewer, { kind: 'read', itemId: one.reportId, detail: one.chapter });
    }
  }

  return {
    contents,
    inCurrent,

    async find(viewer: Viewer, subject: Subject): Promise<Answer<'readingPlace'>> {
      const { follow } = await follower(viewer, subject);
      const kept = await findPlace(db, viewer.userId, subject);
      const place = kept && (await follow(kept));
      if (!place) return null;
      const { entry, number, block, read } = place;
      return { entry, number, block, read: [...read], at: epochSeconds(kept.at) };
    },

    async keep(
      viewer: Viewer,
      subject: Subject,
      { version, ago, ...sent }: Body<'keepReadingPlace'>,
    ): Promise<void> {
      const ofVersion = subject.kind === 'report' ? (version ?? null) : null;
      const { follow, chapterOf } = await follower(viewer, subject);
      const place = await follow({ ...sent, version: ofVersion });
      if (!place) throw new ProblemError('not-found');
      const kept = await findPlace(db, viewer.userId, subject);
      const isOld = kept && kept.version !== place.version;
      const moved = isOld && (await follow(kept));
      if (isOld) await updatePlace(db, viewer.userId, subject, kept, moved || { ...place, read: [] });
      await keepPlace(db, viewer.userId, subject, place, ago);
      // Whoever still reads the version before has not had the news of this one.
      if (place.version === ofVersion) await markReadAbout(db, viewer.userId, subject.kind, subject.id);
      recordRead(viewer, place.read, chapterOf);
    },
  };
}

export type Places = ReturnType<typeof createPlaces>;
