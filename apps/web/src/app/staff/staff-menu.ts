import { paths } from '../../lib/navigation/paths.ts';
import type { SideLink } from '../side-frame/side-frame.tsx';

/** The pages of the admin panel in the order of its menu. */
export const staffMenu: readonly (readonly SideLink[])[] = [
  [
    { label: 'Home', to: paths.adminPanel },
    { label: 'Report Upload', to: paths.adminReportUpload },
    { label: 'Manage Reports', to: paths.manageReports },
    { label: 'Manage Clients', to: paths.manageClients },
    { label: 'Client Access', to: paths.adminClientAccess },
    { label: 'User Report', to: paths.adminUserReport },
  ],
  [
    { label: 'Import global dashboard data', to: paths.importGlobal },
    { label: 'Import MedSKU dashboard data', to: paths.importMedsku },
    { label: 'Import procedure-tracker dashboard data', to: paths.importProcedures },
    { label: 'Import survey dashboard data', to: paths.importSurveys },
  ],
  [{ label: 'Help', to: paths.adminHelp }],
];
