import type { Study } from '../study.ts';
import type { Page } from '../writing/page.ts';
import { appendix } from './appendix.ts';
import { competition } from './competition.ts';
import { drivers } from './drivers.ts';
import { executiveSummary } from './executive-summary.ts';
import { introduction } from './introduction.ts';
import { marketChapter } from './market-chapter.ts';
import { method, methodology } from './methodology.ts';
import { overview } from './overview.ts';
import { pricing } from './pricing.ts';
import { procedures } from './procedures.ts';
import { profiles } from './profiles.ts';
import { regulation } from './regulation.ts';
import { trials } from './trials.ts';

export interface PlannedChapter {
  title: string;
  write: (study: Study, page: Page) => void;
}

/** What a longer report has beyond the core, most useful first. */
const extras = {
  overview: { title: 'Market overview', write: overview },
  procedures: { title: 'Procedure volumes', write: procedures },
  trials: { title: 'Clinical trials', write: trials },
  regulation: { title: 'Regulation and reimbursement', write: regulation },
  profiles: { title: 'Company profiles', write: profiles },
  methodology: { title: 'Methodology', write: methodology },
  pricing: { title: 'Pricing and contracts', write: pricing },
} satisfies Record<string, PlannedChapter>;

type Extra = keyof typeof extras;

/** Reports have grown over the years. */
const lengths = { early: { from: 9, to: 11 }, recent: { from: 12, to: 14 } };
const recentFrom = 2026;
const coreWithoutMarkets = 5;

/** The chapters of a report in reading order: the core, and as many extras as its length allows. */
export function outlineOf(study: Study): PlannedChapter[] {
  const { markets } = study.figures;
  const { from, to } = lengths[study.report.year < recentFrom ? 'early' : 'recent'];
  const room = study.chance('length').whole(from, to) - coreWithoutMarkets - markets.length;
  const chosen = new Set((Object.keys(extras) as Extra[]).slice(0, Math.max(0, room)));
  const extra = (name: Extra) => (chosen.has(name) ? [extras[name]] : []);
  return [
    { title: 'Executive summary', write: executiveSummary },
    {
      title: 'Introduction and markets covered',
      write: chosen.has('methodology') ? introduction : introductionWithMethod,
    },
    ...extra('methodology'),
    ...extra('overview'),
    { title: 'Drivers and limiters', write: drivers },
    ...markets.map((one) => ({ title: one.market.name, write: marketChapter(one) })),
    ...extra('procedures'),
    ...extra('pricing'),
    { title: 'Competitive landscape', write: competition },
    ...extra('trials'),
    ...extra('regulation'),
    ...extra('profiles'),
    { title: 'Appendix: abbreviations and sources', write: appendix },
  ];
}

function introductionWithMethod(study: Study, page: Page): void {
  introduction(study, page);
  method(study, page);
}
