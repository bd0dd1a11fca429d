import { framePaths, importFramePaths } from './dashboards/frame.ts';

/** The addresses of the web app's pages. The server answers any other with 404, and the app with its own page for that. */
export const pagePatterns = [
  '/',
  '/sign-in/:slug',
  '/sign-in/:slug/done',
  '/sign-out',
  '/password-recovery',
  '/reset-password/:token',
  '/verify-email/:token',
  '/help',
  '/help/:topic',
  '/contact',
  '/register/:token',
  '/registration-request/:token',
  '/translate',
  '/notifications',
  '/following',
  '/files',
  '/unsubscribe/:token',
  '/dev/outbox',
  '/catalog/search',
  '/figures',
  '/catalog/*',
  '/medsku/*',
  '/pt/*',
  '/survey/*',
  '/medsku/item/:id/*',
  '/pt/item/:id/*',
  '/survey/item/:id/*',
  '/reports/:id/:slug?',
  '/custom-reports/:id/:slug?',
  '/reports/:id/:slug/:chapter',
  '/reports/:id/:slug/changes/:other',
  '/custom-reports/:id/:slug/:chapter',
  '/reports/global-dashboard/medcore/:id/*',
  '/reports/global-dashboard/:id/*',
  '/reports/dashboard/:id/*',
  '/medsku/dashboard/:id/*',
  '/pt/dashboard/:id/*',
  '/medaccess/dashboard/:id/*',
  '/survey/dashboard/:id/*',
  '/dashboard',
  '/dashboard/account-info',
  '/dashboard/edit-account-info',
  '/dashboard/change-password',
  '/dashboard/my-orders',
  '/dashboard/custom-research-request',
  '/dashboard/custom-reports',
  '/dashboard/team-management',
  '/dashboard/team-usage',
  '/admin-panel',
  '/admin-panel/report-upload',
  '/admin-panel/proofs',
  '/admin-panel/manage-reports',
  '/admin-panel/manage-items',
  '/admin-panel/manage-items/:kind',
  '/admin-panel/manage-clients',
  '/admin-panel/client-access',
  '/admin-panel/user-report',
  '/admin-panel/renewals',
  '/admin-panel/wanted',
  '/admin-panel/vocabulary',
  '/admin-panel/search-synonyms',
  '/admin-panel/audit-log',
  '/admin-panel/import-global-dashboard',
  '/admin-panel/import-medsku-dashboard',
  '/admin-panel/import-pt-dashboard',
  '/admin-panel/import-survey-dashboard',
  '/admin-panel/help',
  '/clients',
  '/client-access',
  '/user-report',
  '/renewals',
  '/wanted',
  '/report-upload',
  '/proofs',
  '/search-synonyms',
  '/access-check',
  '/proofs/:id/:chapter?',
  '/proofs/report/:id/:chapter?',
] as const;

export type PagePattern = (typeof pagePatterns)[number];

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:(?:id|other)\b/g, '\\d+')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
}

const expressions = pagePatterns.map(expressionOf);

/** As the router reads addresses: in any case, with or without a slash at the end. */
export function isPage(path: string): boolean {
  return expressions.some((expression) => expression.test(path));
}

const frames: string[] = [...Object.values(framePaths), ...Object.values(importFramePaths)];

export function isFrame(path: string): boolean {
  return frames.includes(path);
}
