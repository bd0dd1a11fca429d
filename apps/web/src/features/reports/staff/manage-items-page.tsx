import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link, useParams } from 'react-router';
import { NotFound } from '../../../lib/navigation/not-found.tsx';
import { manageItemsPath, paths } from '../../../lib/navigation/paths.ts';
import { ManageItems } from './manage-items.tsx';
import classes from './manage-reports.module.css';
import { kindWords, type OtherKind } from './managed-kind.ts';

const kinds: Record<OtherKind, { label: string; importPath: string }> = {
  medsku: { label: 'MedSKU', importPath: paths.importMedsku },
  pt: { label: 'Procedure Tracker', importPath: paths.importProcedures },
  survey: { label: 'Surveys', importPath: paths.importSurveys },
};

const isKind = (kind: string): kind is OtherKind => kind in kinds;

/** MedSKU items, procedure trackers and surveys. An import of figures makes them; here they are looked after. */
export function ManageItemsPage() {
  const { kind = 'medsku' } = useParams();
  if (!isKind(kind)) return <NotFound />;
  const { many } = kindWords[kind];
  return (
    <ManageItems
      // Each kind has its own filter and its own chosen rows.
      key={kind}
      kind={kind}
      title="Manage Other Items"
      choice={<KindLinks shown={kind} />}
      loading={`Fetching ${many} and calculating number of subscribers …`}
      empty={
        <EmptyState
          title={`There are no ${many} yet`}
          action={
            <Link {...buttonLook({ variant: 'primary' })} to={kinds[kind].importPath}>
              Import figures
            </Link>
          }
        >
          <p>They appear here by category once their figures are imported.</p>
        </EmptyState>
      }
    />
  );
}

function KindLinks({ shown }: { shown: OtherKind }) {
  return (
    <nav aria-label="Kinds of items" className={classes.kinds}>
      {(Object.keys(kinds) as OtherKind[]).map((kind) => (
        <Link
          key={kind}
          to={manageItemsPath(kind)}
          className={classes.kind}
          // The address without a kind shows the first.
          aria-current={kind === shown ? 'page' : undefined}
        >
          {kinds[kind].label}
        </Link>
      ))}
    </nav>
  );
}
