import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { buttonLook } from '@caliper/ui/button.tsx';

const reports = { path: '/catalog/all-reports', words: 'Go to All Reports' };

const catalogues: Record<FigureKind, { path: string; words: string }> = {
  global: reports,
  medaccess: reports,
  'custom-report': { path: '/catalog/custom-reports', words: 'Go to Custom Reports' },
  medsku: { path: '/medsku/all-medsku', words: 'Go to MedSKU' },
  pt: { path: '/pt/all-procedure-tracker', words: 'Go to the Procedure Tracker' },
  survey: { path: '/survey/all-surveys', words: 'Go to Surveys' },
};

/** The way out, which the whole window takes. */
export function CatalogueLink({ kind }: { kind: FigureKind }) {
  const { path, words } = catalogues[kind];
  return (
    <a {...buttonLook()} href={path} target="_top">
      {words}
    </a>
  );
}
