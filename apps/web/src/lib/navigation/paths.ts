import { cataloguePaths } from '@caliper/contract/catalogue/catalogue-paths.ts';
import type { Role } from '@caliper/contract/roles.ts';

export {
  changesPath,
  customReportPath,
  itemPath,
  reportPath,
} from '@caliper/contract/catalogue/item-paths.ts';

/** Every address a link can name. Route patterns with parameters are beside their pages in routes.tsx. */
export const paths = {
  home: '/',
  signOut: '/sign-out',
  passwordRecovery: '/password-recovery',
  help: '/help',
  contact: '/contact',
  translate: '/translate',
  notifications: '/notifications',
  following: '/following',
  files: '/files',
  localOutbox: '/dev/outbox',
  ...cataloguePaths,
  reportSubscriptions: '/catalog/subscriptions',
  reportFavorites: '/catalog/favorites',
  search: '/catalog/search',
  figures: '/figures',
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
  teamUsage: '/dashboard/team-usage',
  adminPanel: '/admin-panel',
  adminReportUpload: '/admin-panel/report-upload',
  adminProofs: '/admin-panel/proofs',
  manageReports: '/admin-panel/manage-reports',
  manageItems: '/admin-panel/manage-items',
  manageClients: '/admin-panel/manage-clients',
  adminClientAccess: '/admin-panel/client-access',
  adminUserReport: '/admin-panel/user-report',
  adminRenewals: '/admin-panel/renewals',
  adminWanted: '/admin-panel/wanted',
  vocabulary: '/admin-panel/vocabulary',
  adminSynonyms: '/admin-panel/search-synonyms',
  auditLog: '/admin-panel/audit-log',
  importGlobal: '/admin-panel/import-global-dashboard',
  importMedsku: '/admin-panel/import-medsku-dashboard',
  importProcedures: '/admin-panel/import-pt-dashboard',
  importSurveys: '/admin-panel/import-survey-dashboard',
  adminHelp: '/admin-panel/help',
  reportUpload: '/report-upload',
  proofs: '/proofs',
  synonyms: '/search-synonyms',
  accessCheck: '/access-check',
  clients: '/clients',
  clientAccess: '/client-access',
  userReport: '/user-report',
  renewals: '/renewals',
  wanted: '/wanted',
} as const;

/** A chapter of the guide as a page. */
export function helpPath(topic: string): string {
  return `${paths.help}/${topic}`;
}

/** Where staff look after the items of another kind. */
export function manageItemsPath(kind: 'medsku' | 'pt' | 'survey'): string {
  return `${paths.manageItems}/${kind}`;
}

/** A draft opened at a chapter, by default at its first one. */
export function draftPath(id: number, chapter?: number): string {
  return chapter === undefined ? `/proofs/${id}` : `/proofs/${id}/${chapter}`;
}

/** The version that clients read now, for staff who publish. */
export function proofPath(reportId: number, chapter = 1): string {
  return `/proofs/report/${reportId}/${chapter}`;
}

/** Where staff of a role find what waits for release. */
export function proofsPath(role: Role | undefined): string {
  return role === 'admin' ? paths.adminProofs : paths.proofs;
}
