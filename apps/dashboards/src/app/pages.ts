import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { type Loadable, loadable } from '@caliper/ui/behaviour/loadable.tsx';
import { preloadEngine } from '@caliper/ui/charts/drawing.tsx';

type DashboardPage = Loadable<{ dashboard: Answer<'dashboard'> }>;

const MarketPage = loadable(async () => (await import('../market/market-page.tsx')).MarketPage);
const MedaccessPage = loadable(async () => (await import('../market/medaccess-page.tsx')).MedaccessPage);
const MedskuPage = loadable(async () => (await import('../medsku/medsku-page.tsx')).MedskuPage);
const PtPage = loadable(async () => (await import('../pt/pt-page.tsx')).PtPage);
const SurveyPage = loadable(async () => (await import('../survey/survey-page.tsx')).SurveyPage);

export const ImportPage = loadable(async () => (await import('../imports/import-page.tsx')).ImportPage);

/** By the kind of the dashboard, not by the address it was opened at. */
export const pages: Record<FigureKind, DashboardPage> = {
  global: MarketPage,
  'custom-report': MarketPage,
  medaccess: MedaccessPage,
  medsku: MedskuPage,
  pt: PtPage,
  survey: SurveyPage,
};

/** The page and what draws its charts, beside the description that both wait for. */
export async function preloadPage(kind: FigureKind): Promise<void> {
  void preloadEngine().catch(() => {});
  // One that cannot be loaded says so when it is shown.
  await pages[kind].preload?.().catch(() => {});
}
