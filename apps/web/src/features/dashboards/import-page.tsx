import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useLocation } from 'react-router';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { ImportFrame } from './import-frame.tsx';
import classes from './import-page.module.css';

const kinds: Record<string, ImportKind> = {
  [paths.importGlobal]: 'global',
  [paths.importMedsku]: 'medsku',
  [paths.importProcedures]: 'pt',
  [paths.importSurveys]: 'survey',
};

/** The import of one kind of figures. */
export function ImportPage() {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const kind = kinds[pathname.replace(/\/$/, '')];
  if (!kind) return <NotFound />;
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <ImportFrame kind={kind} title={title} />
    </>
  );
}
