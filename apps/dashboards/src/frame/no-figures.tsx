import type { Answer } from '@caliper/contract/endpoints.ts';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { emptyWords } from '../kit/export/words.ts';
import { CatalogueLink } from './catalogue-link.tsx';

export function NoFigures({ dashboard: { kind, name, icon, missing } }: { dashboard: Answer<'dashboard'> }) {
  return (
    <EmptyState
      drawing={<ReportIcon name={icon} size={44} />}
      title={name}
      titleAs="h1"
      action={<CatalogueLink kind={kind} />}
    >
      <p>{emptyWords(missing)}</p>
    </EmptyState>
  );
}
