import { cataloguePaths } from '@caliper/contract/catalogue/catalogue-paths.ts';
import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';

export { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';

/** Every address a link can name. Route patterns with parameters are beside their pages in routes.tsx. */
export const paths = {
  home: '/',
  signOut: '/sign-out',
  passwordRecovery: '/password-recovery',
  help: '/help',
  contact: '/contact',
  translate: '/translate',
  localOutbox: '/dev/outbox',
  ...cataloguePaths,
  reportSubscriptions: '/catalog/subscriptions',
  reportFavorites: '/catalog/favorites',
  search: '/catalog/search',
  medskuSubscriptions: '/medsku/subscriptions',
  medskuFavorites: '/medsku/favorites',
  procedureSubscriptions: '/pt/subscriptions',
  procedureFavorites: '/pt/favorites',
  surveySubscriptions: '/survey/subscriptions',
  surveyFavorites: '/survey/favorites',
  account: '/dashboard/account-info',
  editAccount: '/dashboard/edit-account-info',
  changePassword: '/dashboard/change-password',
  orders: '/dashboard/my-orders',
  researchRequest: '/dashboard/custom-research-request',
  accountCustomReports: '/dashboard/custom-reports',
  teamManagement: '/dashboard/team-management',
  adminPanel: '/admin-panel',
  adminReportUpload: '/admin-panel/report-upload',
  manageReports: '/admin-panel/manage-reports',
  manageClients: '/admin-panel/manage-clients',
  adminClientAccess: '/admin-panel/client-access',
  adminUserReport: '/admin-panel/user-report',
  importGlobal: '/admin-panel/import-global-dashboard',
  importMedsku: '/admin-panel/import-medsku-dashboard',
  importProcedures: '/admin-panel/import-pt-dashboard',
  importSurveys: '/admin-panel/import-survey-dashboard',
  adminHelp: '/admin-panel/help',
  reportUpload: '/report-upload',
  clientAccess: '/client-access',
  userReport: '/user-report',
} as const;

/** What an item of another kind holds, for people who cannot open all of it. */
export function itemPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/item/${id}/${slugBesideId(name)}`;
}
