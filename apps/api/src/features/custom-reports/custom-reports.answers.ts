import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { flag, mayOpenChosen, type View } from '../catalogue/index.ts';
import { isOwn, mayChooseMarkets, stateOf } from './custom-report.ts';
import type { CustomReportFacts, CustomReportRow } from './custom-reports.store.ts';

function factsOf(row: Omit<CustomReportFacts, 'sources'>) {
  const { c_report_id, c_report_name, user_email, owner, company, medcore } = row;
  return {
    c_report_id,
    c_report_name,
    user_email,
    owner,
    company,
    medcore,
    created_on: epochSeconds(row.created_on),
    modified_on: epochSeconds(row.modified_on),
  };
}

export function toCustomReport(viewer: Viewer, view: View, row: CustomReportRow): Answer<'customReport'> {
  const isTheirs = isOwn(viewer, row);
  return {
    ...factsOf(row),
    shared: isTheirs ? row.shared.join(',') : '',
    revision: row.revision,
    chapters: row.bookmarks.length,
    collections: row.bookmarks.map((bookmark) => ({ ...bookmark, state: stateOf(viewer, view, bookmark) })),
    clips: row.clips.map((clip) => ({ ...clip, state: stateOf(viewer, view, clip) })),
    global_dashboard: flag(row.chosen.length > 0),
    can: {
      edit: isTheirs,
      giveToCompanies: isTheirs && row.medcore,
      chooseMarkets: mayChooseMarkets(viewer, row) && viewer.special !== 'support',
      openDashboard: mayOpenChosen(viewer, view, row),
    },
  };
}

export function toMetadata({ sources, ...row }: CustomReportFacts): Answer<'customReportMetadata'>[number] {
  return { ...factsOf(row), chapters: sources.length, report_ids: [...new Set(sources)] };
}
