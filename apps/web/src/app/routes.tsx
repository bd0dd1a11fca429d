import type { ComponentType } from 'react';
import { SignInPage } from '../features/identity/sign-in-page.tsx';
import type { Audience } from './admit.ts';
import { loadPage } from './load-page.ts';
import { paths } from './paths.ts';

export interface PageRoute {
  path: string;
  /** Before the product's name in the window title; a page that knows better says so with usePageTitle. */
  title: string;
  who: Audience;
  page: ComponentType;
  /** A full-screen page without header and footer. */
  bare?: true;
}

/** Only the sign-in page comes with the application itself. */
const SignOutPage = loadPage('SignOutPage', () => import('../features/identity/sign-out-page.tsx'));
const SsoPage = loadPage('SsoPage', () => import('../features/identity/sso/sso-page.tsx'));
const SsoDonePage = loadPage('SsoDonePage', () => import('../features/identity/sso/sso-done-page.tsx'));
const PasswordRecoveryPage = loadPage(
  'PasswordRecoveryPage',
  () => import('../features/identity/passwords/password-recovery-page.tsx'),
);
const ResetPasswordPage = loadPage(
  'ResetPasswordPage',
  () => import('../features/identity/passwords/reset-password-page.tsx'),
);
const ChangePasswordPage = loadPage(
  'ChangePasswordPage',
  () => import('../features/identity/passwords/change-password-page.tsx'),
);
const VerifyEmailPage = loadPage(
  'VerifyEmailPage',
  () => import('../features/identity/verify-email-page.tsx'),
);
const LocalOutboxPage = loadPage('LocalOutboxPage', () => import('../features/system/local-outbox-page.tsx'));
const TranslatePage = loadPage('TranslatePage', () => import('../features/system/translate-page.tsx'));
export const NotFoundPage = loadPage('NotFoundPage', () => import('../features/system/not-found-page.tsx'));
/** Stands in for a page that is still to be built: putting the page here is all it takes to bring it in. */
const PendingPage = loadPage('PendingPage', () => import('../features/system/pending-page.tsx'));

const sales = ['sales', 'admin'] as const;
const publications = ['publications', 'admin'] as const;
const notFound = { title: 'Page not found', page: NotFoundPage };

const publicRoutes: PageRoute[] = [
  { path: paths.home, title: 'Sign In', who: 'visitor', page: SignInPage },
  { path: '/sign-in/:slug', title: 'Sign In', who: 'anyone', page: SsoPage },
  { path: '/sign-in/:slug/done', title: 'Sign In', who: 'anyone', page: SsoDonePage, bare: true },
  { path: paths.signOut, title: 'Sign Out', who: 'anyone', page: SignOutPage },
  { path: paths.passwordRecovery, title: 'Password Recovery', who: 'anyone', page: PasswordRecoveryPage },
  { path: '/reset-password/:token', title: 'Reset Password', who: 'anyone', page: ResetPasswordPage },
  { path: '/verify-email/:token', title: 'Verify E-mail', who: 'anyone', page: VerifyEmailPage },
  { path: paths.help, title: 'Help', who: 'anyone', page: PendingPage },
  { path: paths.contact, title: 'Contact Us', who: 'anyone', page: PendingPage },
  { path: '/register/:token', title: 'Register', who: 'anyone', page: PendingPage },
  { path: '/registration-request/:token', title: 'Registration Request', who: 'anyone', page: PendingPage },
  { path: paths.translate, title: 'Translate', who: 'anyone', page: TranslatePage },
  { path: paths.localOutbox, title: 'Local Outbox', who: 'anyone', page: LocalOutboxPage },
];

const catalogueRoutes: PageRoute[] = [
  { path: paths.allReports, title: 'All Reports', who: 'user', page: PendingPage },
  { path: paths.reportSubscriptions, title: 'Subscriptions', who: 'user', page: PendingPage },
  { path: paths.reportFavorites, title: 'Favorites', who: 'user', page: PendingPage },
  { path: paths.customReports, title: 'Custom Reports', who: 'user', page: PendingPage },
  { path: paths.search, title: 'Search', who: 'user', page: PendingPage },
  { path: paths.allMedsku, title: 'MedSKU Catalog', who: 'user', page: PendingPage },
  { path: paths.medskuSubscriptions, title: 'MedSKU Catalog', who: 'user', page: PendingPage },
  { path: paths.medskuFavorites, title: 'MedSKU Catalog', who: 'user', page: PendingPage },
  { path: paths.allProcedures, title: 'Procedure Tracker Catalog', who: 'user', page: PendingPage },
  { path: paths.procedureSubscriptions, title: 'Procedure Tracker Catalog', who: 'user', page: PendingPage },
  { path: paths.procedureFavorites, title: 'Procedure Tracker Catalog', who: 'user', page: PendingPage },
  { path: paths.allSurveys, title: 'Surveys Catalog', who: 'user', page: PendingPage },
  { path: paths.surveySubscriptions, title: 'Surveys Catalog', who: 'user', page: PendingPage },
  { path: paths.surveyFavorites, title: 'Surveys Catalog', who: 'user', page: PendingPage },
];

const readerRoutes: PageRoute[] = [
  { path: '/reports/:id/:slug/:chapter', title: 'Report', who: 'user', page: PendingPage },
  { path: '/custom-reports/:id/:slug/:chapter', title: 'Custom Report', who: 'user', page: PendingPage },
];

const dashboardRoutes: PageRoute[] = [
  '/reports/global-dashboard/medcore/:id/*',
  '/reports/global-dashboard/:id/*',
  '/reports/dashboard/:id/*',
  '/medsku/dashboard/:id/*',
  '/pt/dashboard/:id/*',
  '/medaccess/dashboard/:id/*',
  '/survey/dashboard/:id/*',
].map((path) => ({ path, title: 'Dashboard', who: 'user', page: PendingPage, bare: true }));

/** What a person needs in order to renew stays open to an expired company. */
const accountRoutes: PageRoute[] = [
  { path: paths.account, title: 'My Account', who: 'signed-in', page: PendingPage },
  { path: '/dashboard/edit-account-info', title: 'My Account', who: 'signed-in', page: PendingPage },
  { path: paths.changePassword, title: 'My Account', who: 'user', page: ChangePasswordPage },
  { path: '/dashboard/my-orders', title: 'My Account', who: 'signed-in', page: PendingPage },
  { path: '/dashboard/custom-research-request', title: 'My Account', who: 'signed-in', page: PendingPage },
  { path: '/dashboard/custom-reports', title: 'My Account', who: 'user', page: PendingPage },
  { path: '/dashboard/team-management', title: 'My Account', who: ['team leader'], page: PendingPage },
];

const staffRoutes: PageRoute[] = [
  { path: `${paths.adminPanel}/*`, title: 'Admin Panel', who: ['admin'], page: PendingPage },
  { path: paths.clientAccess, title: 'Client Access', who: sales, page: PendingPage },
  { path: paths.userReport, title: 'User Report', who: sales, page: PendingPage },
  { path: paths.reportUpload, title: 'Report Upload', who: publications, page: PendingPage },
];

/** Below a section that is for users, even an unknown address asks a visitor to sign in first. */
const unknownRoutes: PageRoute[] = [
  { path: '/catalog/*', who: 'user', ...notFound },
  { path: '/medsku/*', who: 'user', ...notFound },
  { path: '/pt/*', who: 'user', ...notFound },
  { path: '/survey/*', who: 'user', ...notFound },
  { path: '/dashboard/*', who: 'signed-in', ...notFound },
  { path: '*', who: 'anyone', ...notFound },
];

export const routes: readonly PageRoute[] = [
  ...publicRoutes,
  ...catalogueRoutes,
  ...readerRoutes,
  ...dashboardRoutes,
  ...accountRoutes,
  ...staffRoutes,
  ...unknownRoutes,
];
