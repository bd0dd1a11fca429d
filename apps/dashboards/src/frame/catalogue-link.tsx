import { catalogueOf } from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';

/** The way out, which the whole window takes. */
export function CatalogueLink({ kind }: { kind: FigureKind }) {
  const { path, words } = catalogueOf[kind];
  return (
    <a {...buttonLook()} href={path} target="_top">
      {words}
    </a>
  );
}
