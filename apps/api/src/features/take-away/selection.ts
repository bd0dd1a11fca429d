import { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading, entitledCompany } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import { type ChapterKey, countExhibits, listChapters } from './chapters.store.ts';

export type Subject = Pick<Body<'takeAway'>['of'], 'kind' | 'id'>;

/** A chapter or bookmark, as the viewer may choose it now. */
export interface Entry extends ChapterKey {
  /** The number of the chapter, the id of the bookmark, or that of a clip as a negative number. */
  entry: number;
  number: number | null;
  title: string;
  origin: string;
  version: number;
  tables: number;
  figures: number;
  isOpen: boolean;
  /** The block of a clip, which is all that is taken of the chapter. */
  block?: string;
}

/** What there is to choose from. */
export interface Choosable extends Subject {
  title: string;
  /** Who made it, for what is no report. */
  owner: string;
  path: string;
  /** Of a report. */
  version: number | null;
  entries: Entry[];
}

interface SelectionNeeds {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
}

/** What of a report or custom report the viewer may take: the same question for the dialog, the work and each download. */
export function createSelection({ db, catalogue, customReports }: SelectionNeeds) {
  async function ofReport(viewer: Viewer, id: number): Promise<Choosable> {
    const { item, holding } = await catalogue.find(viewer, 'report', id);
    const chapters = await listChapters(db, entitledCompany(viewer), id);
    const entries = chapters.map(({ chapter_number, chapter_title, granted, ...counted }) => ({
      ...counted,
      chapter_number,
      entry: chapter_number,
      number: chapter_number,
      title: chapter_title,
      origin: '',
      isOpen: decideReading(viewer, item, holding, granted).allowed,
    }));
    if (!entries.some(({ isOpen }) => isOpen)) assertAllowed(decideReading(viewer, item, holding));
    return {
      kind: 'report',
      id,
      title: item.item_name,
      owner: '',
      path: reportPath(id, item.item_name),
      version: chapters[0]?.version ?? null,
      entries,
    };
  }

  async function ofCustomReport(viewer: Viewer, id: number): Promise<Choosable> {
    const [report, readableClips] = await Promise.all([
      customReports.show(viewer, id),
      customReports.readableClips(viewer, id),
    ]);
    const { c_report_name: title, owner, medcore, company, collections } = report;
    const keys = collections.flatMap(({ report_id, chapter_number }) =>
      chapter_number === null ? [] : { report_id, chapter_number },
    );
    const counted = new Map((await countExhibits(db, keys)).map((one) => [keyOf(one), one]));
    const entries = collections.map((bookmark, index): Entry => {
      const { collection_id, report_id, report_name, report_year, region, state } = bookmark;
      const chapter_number = bookmark.chapter_number ?? 0;
      const found = counted.get(keyOf({ report_id, chapter_number }));
      return {
        report_id,
        chapter_number,
        entry: collection_id,
        number: index + 1,
        title: bookmark.chapter_title,
        origin: originOf({ report_name, region, report_year }),
        version: found?.version ?? 0,
        tables: found?.tables ?? 0,
        figures: found?.figures ?? 0,
        isOpen: state === 'readable' && found !== undefined,
      };
    });
    const clips = report.clips.map((clip): Entry => {
      const found = readableClips.find(({ clip_id }) => clip_id === clip.clip_id);
      return {
        report_id: clip.report_id,
        chapter_number: clip.chapter_number ?? 0,
        entry: -clip.clip_id,
        number: null,
        title: clip.title,
        origin: originOf(clip),
        version: found?.version ?? 0,
        tables: clip.kind === 'table' ? 1 : 0,
        figures: clip.kind === 'figure' ? 1 : 0,
        isOpen: found !== undefined,
        block: found?.block ?? '',
      };
    });
    return {
      kind: 'custom-report',
      id,
      title,
      owner: medcore ? company : owner,
      path: customReportPath(id, title),
      version: null,
      entries: [...entries, ...clips],
    };
  }

  return {
    look: (viewer: Viewer, { kind, id }: Subject): Promise<Choosable> =>
      kind === 'report' ? ofReport(viewer, id) : ofCustomReport(viewer, id),
  };
}

export type Selection = ReturnType<typeof createSelection>;

const keyOf = ({ report_id, chapter_number }: ChapterKey) => `${report_id}/${chapter_number}`;

/** Those of these that are chosen, or all that are open. Refused if one of them is not open any more. */
export function chosenOf({ entries }: Choosable, wanted: readonly number[] | undefined): Entry[] {
  if (!wanted) return entries.filter(({ isOpen }) => isOpen);
  const chosen = entries.filter(({ entry }) => wanted.includes(entry));
  if (chosen.length < new Set(wanted).size) throw new ProblemError('not-found');
  if (chosen.some(({ isOpen }) => !isOpen)) throw new ProblemError('not-subscribed');
  return chosen;
}

function originOf(of: { report_name: string; region: string | null; report_year: number }): string {
  return [of.report_name, of.region, of.report_year].filter((part) => part !== null).join(', ');
}
