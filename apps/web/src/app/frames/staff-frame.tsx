import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { draftsQuery } from '../../features/reports/index.ts';
import { goToTop } from '../../lib/navigation/go-to-top.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { SideFrame, type SideLink } from './side-frame.tsx';
import classes from './staff-frame.module.css';

/** The pages of the admin panel in the order of its menu. */
export const staffMenu: readonly (readonly SideLink[])[] = [
  [
    { label: 'Home', to: paths.adminPanel },
    { label: 'Report Upload', to: paths.adminReportUpload },
    { label: 'Proofs', to: paths.adminProofs },
    { label: 'Manage Reports', to: paths.manageReports },
    { label: 'Manage Other Items', to: paths.manageItems },
    { label: 'Manage Clients', to: paths.manageClients },
    { label: 'Client Access', to: paths.adminClientAccess },
    { label: 'User Report', to: paths.adminUserReport },
    { label: 'Renewals', to: paths.adminRenewals },
    { label: 'Wanted by Clients', to: paths.adminWanted },
  ],
  [
    { label: 'Import global dashboard data', to: paths.importGlobal },
    { label: 'Import MedSKU dashboard data', to: paths.importMedsku },
    { label: 'Import procedure-tracker dashboard data', to: paths.importProcedures },
    { label: 'Import survey dashboard data', to: paths.importSurveys },
    { label: 'Vocabulary', to: paths.vocabulary },
    { label: 'Search Synonyms', to: paths.adminSynonyms },
    { label: 'Audit Log', to: paths.auditLog },
  ],
  [{ label: 'Help', to: paths.adminHelp }],
];

export function StaffFrame({ children }: { children: ReactNode }) {
  const { data: drafts } = useQuery(draftsQuery);
  return (
    <>
      <SideFrame title="Admin Panel" groups={staffMenu} counts={{ [paths.adminProofs]: drafts?.length }}>
        {children}
      </SideFrame>
      <ScrollToTop />
    </>
  );
}

/** A staff page for people without the admin panel: header and footer, but no side menu. */
export function StandardFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SideFrame title="" groups={[]}>
        {children}
      </SideFrame>
      <ScrollToTop />
    </>
  );
}

const shownPastPixels = 100;

function ScrollToTop() {
  const isShown = useSyncExternalStore(followScrolling, () => window.scrollY > shownPastPixels);
  if (!isShown) return null;
  return (
    <button type="button" className={classes.button} onClick={goToTop} aria-label="Scroll to top">
      <Icon name="arrowUp" />
    </button>
  );
}

function followScrolling(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
