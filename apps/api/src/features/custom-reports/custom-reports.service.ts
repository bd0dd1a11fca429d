import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { type CustomReportRow, listReadable, listSubsidiaries } from './custom-reports.store.ts';
import { stateOf, toCustomReport, toMetadata } from './custom-reports.wire.ts';

export interface CustomReportsNeeds {
  db: Db;
  catalogue: Catalogue;
}

/** Custom reports as they are read. */
export function createCustomReports({ db, catalogue }: CustomReportsNeeds) {
  /** One that the viewer may know of. Somebody else's is not there. */
  async function find(viewer: Viewer, id: number): Promise<CustomReportRow> {
    const [report] = await listReadable(db, viewer, id);
    if (!report) throw new ProblemError('not-found');
    return report;
  }

  /** People ask for their own company, a headquarter's also for those below it. */
  async function assertTheirs(viewer: Viewer, companies: readonly number[]): Promise<void> {
    const theirs = new Set([viewer.usergroupId, ...(await listSubsidiaries(db, viewer.usergroupId))]);
    if (companies.some((id) => !theirs.has(id))) throw new ProblemError('not-found');
  }

  async function show(viewer: Viewer, id: number): Promise<Answer<'customReport'>> {
    const view = await catalogue.look(viewer, 'report');
    return toCustomReport(viewer, view, await find(viewer, id));
  }

  return {
    find,
    show,

    /** As `show`, for the companies that the caller names: what belongs to another is not among them. */
    async open(viewer: Viewer, id: number, query: Input<'customReport'>['query']) {
      const companies = companiesIn(query);
      await assertTheirs(viewer, companies);
      const { usergroup_id, medcore } = await find(viewer, id);
      const isAskedFor = companies.length === 0 || companies.includes(usergroup_id) || medcore;
      if (!isAskedFor) throw new ProblemError('not-found');
      return show(viewer, id);
    },

    async metadata(viewer: Viewer, companies: string | undefined): Promise<Answer<'customReportMetadata'>> {
      const asked = companies ? idsIn(companies) : [viewer.usergroupId];
      await assertTheirs(viewer, asked);
      const rows = await listReadable(db, viewer);
      return rows.filter(({ usergroup_id }) => asked.includes(usergroup_id)).map(toMetadata);
    },

    /** What the support account makes stands in the catalogue and not among people's own. */
    async list(viewer: Viewer, companyId: number): Promise<Answer<'customReports'>> {
      await assertTheirs(viewer, [companyId]);
      const view = await catalogue.look(viewer, 'report');
      const rows = await listReadable(db, viewer);
      return rows
        .filter(({ medcore }) => !medcore)
        .filter(({ usergroup_id }) => companyId === viewer.usergroupId || companyId === usergroup_id)
        .map((row) => toCustomReport(viewer, view, row));
    },

    async info(viewer: Viewer, id: number): Promise<Answer<'customReportInfo'>> {
      const { c_report_id, c_report_name, bookmarks } = await find(viewer, id);
      return { report_id: bookmarks[0]?.report_id ?? 0, c_report_id, c_report_name };
    },

    /** The chapters that the viewer may read, in their order. */
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

function companiesIn({ company, subsidiaryCompanies }: Input<'customReport'>['query']): number[] {
  if (company === undefined) return [];
  return [Number(company), ...(subsidiaryCompanies ? idsIn(subsidiaryCompanies) : [])];
}

function idsIn(text: string): number[] {
  return text.split(',').map(Number);
}
