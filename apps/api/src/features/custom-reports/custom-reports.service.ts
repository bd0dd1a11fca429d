import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { listSubsidiaries } from '../subscriptions/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { type FoundClip, findClip } from './clips.store.ts';
import { stateOf } from './custom-report.ts';
import { toCustomReport, toMetadata } from './custom-reports.answers.ts';
import { type CustomReportRow, findReadable, listFacts, listPersonal } from './custom-reports.store.ts';

export interface CustomReportsNeeds {
  db: Db;
  catalogue: Catalogue;
  recordUsage: RecordUsage;
}

/** Reading custom reports. */
export function createCustomReports({ db, catalogue, recordUsage }: CustomReportsNeeds) {
  /** A custom report the viewer may read; any other is not found. */
  async function find(viewer: Viewer, id: number, within: Db | Tx = db): Promise<CustomReportRow> {
    const report = await findReadable(within, viewer, id);
    if (!report) throw new ProblemError('not-found');
    return report;
  }

  async function companiesOf({ usergroupId }: Viewer): Promise<number[]> {
    return [usergroupId, ...(await listSubsidiaries(db, usergroupId))];
  }

  /** People may ask for their own company, and those of a headquarter for its subsidiaries too. */
  async function assertTheirs(viewer: Viewer, companies: readonly number[]): Promise<void> {
    const theirs = new Set(await companiesOf(viewer));
    if (companies.some((id) => !theirs.has(id))) throw new ProblemError('not-found');
  }

  async function show(viewer: Viewer, id: number): Promise<Answer<'customReport'>> {
    const view = await catalogue.look(viewer, 'report');
    return toCustomReport(viewer, view, await find(viewer, id));
  }

  return {
    find,
    show,

    /** Like `show`, limited to the companies in the query: the report of any other company is not found. */
    async open(viewer: Viewer, id: number, query: Input<'customReport'>['query']) {
      const companies = companiesIn(viewer, query);
      await assertTheirs(viewer, companies);
      const view = await catalogue.look(viewer, 'report');
      const report = await find(viewer, id);
      const isAskedFor = companies.length === 0 || companies.includes(report.usergroup_id) || report.medcore;
      if (!isAskedFor) throw new ProblemError('not-found');
      recordUsage(viewer, { kind: 'open', detail: `custom ${id}` });
      return toCustomReport(viewer, view, report);
    },

    async metadata(viewer: Viewer, companies: string | undefined): Promise<Answer<'customReportMetadata'>> {
      const asked = companies ? idsIn(companies) : [viewer.usergroupId];
      await assertTheirs(viewer, asked);
      return (await listFacts(db, viewer, asked)).map(toMetadata);
    },

    /** Without the reports of the support account: those are listed in the catalogue. */
    async list(viewer: Viewer, companyId: number): Promise<Answer<'customReports'>> {
      await assertTheirs(viewer, [companyId]);
      const view = await catalogue.look(viewer, 'report');
      const companies = companyId === viewer.usergroupId ? await companiesOf(viewer) : [companyId];
      const rows = await listPersonal(db, viewer, companies);
      return rows.map((row) => toCustomReport(viewer, view, row));
    },

    async info(viewer: Viewer, id: number): Promise<Answer<'customReportInfo'>> {
      const { c_report_id, c_report_name, bookmarks } = await find(viewer, id);
      return { report_id: bookmarks[0]?.report_id ?? 0, c_report_id, c_report_name };
    },

    /** A clip that the viewer may see, where it stands now. */
    async clip(viewer: Viewer, id: number, clipId: number): Promise<FoundClip & { granted: boolean }> {
      const { clips } = await find(viewer, id);
      const clip = clips.find(({ clip_id }) => clip_id === clipId);
      const found = clip && (await findClip(db, clipId));
      if (!clip || !found) throw new ProblemError('not-found');
      return { ...found, granted: clip.granted };
    },

    /** The clips the viewer may see, in order. */
    async readableClips(viewer: Viewer, id: number): Promise<FoundClip[]> {
      const view = await catalogue.look(viewer, 'report');
      const { clips } = await find(viewer, id);
      const readable = clips.filter((clip) => stateOf(viewer, view, clip) === 'readable');
      const found = await Promise.all(readable.map(({ clip_id }) => findClip(db, clip_id)));
      return found.filter((clip) => clip !== undefined);
    },

    /** The chapters the viewer may read, in order. */
    async readable(viewer: Viewer, id: number) {
      const view = await catalogue.look(viewer, 'report');
      const { bookmarks } = await find(viewer, id);
      return bookmarks.flatMap((one) => {
        const { collection_id, report_id, chapter_number } = one;
        const isReadable = chapter_number !== null && stateOf(viewer, view, one) === 'readable';
        return isReadable ? { collection_id, report_id, chapter_number } : [];
      });
    },
  };
}

export type CustomReports = ReturnType<typeof createCustomReports>;

function companiesIn({ usergroupId }: Viewer, query: Input<'customReport'>['query']): number[] {
  const { company, subsidiaryCompanies } = query;
  if (company === undefined && !subsidiaryCompanies) return [];
  return [Number(company ?? usergroupId), ...(subsidiaryCompanies ? idsIn(subsidiaryCompanies) : [])];
}

function idsIn(text: string): number[] {
  return text.split(',').map(Number);
}
