import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { type ComponentType, lazy } from 'react';

type DashboardPage = ComponentType<{ dashboard: Answer<'dashboard'> }>;

const MarketPage = lazy(async () => ({ default: (await import('../market/market-page.tsx')).MarketPage }));
const MedaccessPage = lazy(async () => ({
  default: (await import('../market/medaccess-page.tsx')).MedaccessPage,
}));
const MedskuPage = lazy(async () => ({ default: (await import('../medsku/medsku-page.tsx')).MedskuPage }));
const PtPage = lazy(async () => ({ default: (await import('../pt/pt-page.tsx')).PtPage }));
const SurveyPage = lazy(async () => ({ default: (await import('../survey/survey-page.tsx')).SurveyPage }));

export const ImportPage = lazy(async () => ({
  default: (await import('../imports/import-page.tsx')).ImportPage,
}));

/** By the kind of the dashboard, not by the address it was opened at. */
export const pages: Record<FigureKind, DashboardPage> = {
  global: MarketPage,
  'custom-report': MarketPage,
  medaccess: MedaccessPage,
  medsku: MedskuPage,
  pt: PtPage,
  survey: SurveyPage,
};
