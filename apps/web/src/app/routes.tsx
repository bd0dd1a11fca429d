import type { PagePattern } from '@caliper/contract/pages.ts';
import { SignInPage } from '../features/identity/sign-in-page.tsx';
import { paths } from '../lib/navigation/paths.ts';
import type { Audience } from './admit.ts';
import { inFrame } from './frames/in-frame.tsx';
import { type LoadablePage, loadPage } from './load-page.tsx';
import { ToAccount } from './short-addresses.tsx';

/** These are no pages: the server answers their addresses with 404. */
type Unlisted = '*' | '/dashboard/*' | '/admin-panel/*' | '/dev/primitives';

export interface PageRoute {
  path: PagePattern | Unlisted;
  /** Precedes the product's name in the window title; a page can replace it with usePageTitle. */
  title: string;
  who: Audience;
  page: LoadablePage;
  /** A full-screen page without header and footer. */
  bare?: true;
}

/** Only the sign-in page is part of the first bundle. */
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
const RegisterPage = loadPage('RegisterPage', () => import('../features/team/register/register-page.tsx'));
const RegistrationRequestPage = loadPage(
  'RegistrationRequestPage',
  () => import('../features/team/register/registration-request-page.tsx'),
);
const LocalOutboxPage = loadPage('LocalOutboxPage', () => import('../features/system/local-outbox-page.tsx'));
const HelpPage = loadPage('HelpPage', () => import('../features/system/help/help-page.tsx'));
const HelpTopicPage = loadPage('HelpTopicPage', () => import('../features/system/help/help-topic-page.tsx'));
const ContactPage = loadPage('ContactPage', () => import('../features/requests/contact-page.tsx'));
const TranslatePage = loadPage('TranslatePage', () => import('../features/system/translate-page.tsx'));
const NotificationsPage = loadPage(
  'NotificationsPage',
  () => import('../features/notifications/notifications-page.tsx'),
);
const FollowingPage = loadPage('FollowingPage', () => import('../features/following/following-page.tsx'));
const FilesPage = loadPage('FilesPage', () => import('../features/take-away/files-page.tsx'));
const UnsubscribePage = loadPage(
  'UnsubscribePage',
  () => import('../features/notifications/unsubscribe-page.tsx'),
);
const CataloguePage = loadPage('CataloguePage', () => import('../features/catalogue/catalogue-page.tsx'));
const SearchPage = loadPage('SearchPage', () => import('../features/search/search-page.tsx'));
const FiguresPage = loadPage('FiguresPage', () => import('../features/figures/figures-page.tsx'));
const ReportPage = loadPage('ReportPage', () => import('../features/reader/report-page.tsx'));
const ContinuePage = loadPage('ContinuePage', () => import('../features/reader/continue-page.tsx'));
const ChangesPage = loadPage('ChangesPage', () => import('../features/differences/changes-page.tsx'));
const CustomReportPage = loadPage(
  'CustomReportPage',
  () => import('../features/reader/custom/custom-report-page.tsx'),
);
const DashboardPage = loadPage('DashboardPage', () => import('../features/dashboards/dashboard-page.tsx'));
const AccountFrame = loadPage('AccountFrame', () => import('./frames/account-frame.tsx'));
const AccountInfoPage = loadPage(
  'AccountInfoPage',
  () => import('../features/identity/account/account-info-page.tsx'),
);
const EditAccountPage = loadPage(
  'EditAccountPage',
  () => import('../features/identity/account/edit-account-page.tsx'),
);
const ResearchRequestPage = loadPage(
  'ResearchRequestPage',
  () => import('../features/requests/research-request-page.tsx'),
);
const AccountCustomReportsPage = loadPage(
  'AccountCustomReportsPage',
  () => import('../features/custom-reports/account/account-custom-reports-page.tsx'),
);
const TeamManagementPage = loadPage(
  'TeamManagementPage',
  () => import('../features/team/manage/team-management-page.tsx'),
);
const TeamUsagePage = loadPage('TeamUsagePage', () => import('../features/usage/team-usage-page.tsx'));
const RenewalsPage = loadPage('RenewalsPage', () => import('../features/cockpit/renewals-page.tsx'));
const WantedPage = loadPage('WantedPage', () => import('../features/cockpit/wanted-page.tsx'));
const ItemPage = loadPage('ItemPage', () => import('../features/catalogue/item/item-page.tsx'));
const MyOrdersPage = loadPage('MyOrdersPage', () => import('../features/subscriptions/my-orders-page.tsx'));
const StaffFrame = loadPage('StaffFrame', () => import('./frames/staff-frame.tsx'));
const StandardFrame = loadPage('StandardFrame', () => import('./frames/staff-frame.tsx'));
const ReportUploadPage = loadPage(
  'ReportUploadPage',
  () => import('../features/reports/staff/report-upload-page.tsx'),
);
const ProofsPage = loadPage('ProofsPage', () => import('../features/proof/proofs-page.tsx'));
const DraftPage = loadPage('DraftPage', () => import('../features/proof/draft-page.tsx'));
const CurrentVersionPage = loadPage(
  'CurrentVersionPage',
  () => import('../features/proof/current-version-page.tsx'),
);
const ManageReportsPage = loadPage(
  'ManageReportsPage',
  () => import('../features/reports/staff/manage-reports-page.tsx'),
);
const ManageItemsPage = loadPage(
  'ManageItemsPage',
  () => import('../features/reports/staff/manage-items-page.tsx'),
);
const ClientsPage = loadPage('ClientsPage', () => import('../features/clients/clients-page.tsx'));
const ClientAccessPage = loadPage(
  'ClientAccessPage',
  () => import('../features/companies/client-access/client-access-page.tsx'),
);
const UserReportPage = loadPage(
  'UserReportPage',
  () => import('../features/companies/user-report/user-report-page.tsx'),
);
const VocabularyPage = loadPage('VocabularyPage', () => import('../features/vocabulary/vocabulary-page.tsx'));
const SynonymsPage = loadPage('SynonymsPage', () => import('../features/synonyms/synonyms-page.tsx'));
const AccessCheckPage = loadPage(
  'AccessCheckPage',
  () => import('../features/access-check/access-check-page.tsx'),
);
const AuditPage = loadPage('AuditPage', () => import('../features/audit/audit-page.tsx'));
const ImportPage = loadPage('ImportPage', () => import('../features/dashboards/import-page.tsx'));
const AdminHelpPage = loadPage(
  'AdminHelpPage',
  () => import('../features/system/admin-help/admin-help-page.tsx'),
);
const AdminHomePage = loadPage('AdminHomePage', () => import('../features/team/staff/admin-home-page.tsx'));
export const NotFoundPage = loadPage('NotFoundPage', () => import('../features/system/not-found-page.tsx'));

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
  { path: paths.help, title: 'Help', who: 'anyone', page: HelpPage },
  { path: '/help/:topic', title: 'Help', who: 'anyone', page: HelpTopicPage },
  { path: paths.contact, title: 'Contact Us', who: 'anyone', page: ContactPage },
  { path: '/register/:token', title: 'Register', who: 'anyone', page: RegisterPage },
  {
    path: '/registration-request/:token',
    title: 'Registration Request',
    who: 'anyone',
    page: RegistrationRequestPage,
  },
  { path: '/unsubscribe/:token', title: 'Stop these mails', who: 'anyone', page: UnsubscribePage },
  { path: paths.translate, title: 'Translate', who: 'anyone', page: TranslatePage },
  { path: paths.localOutbox, title: 'Local Outbox', who: 'anyone', page: LocalOutboxPage },
];

/** A section is one page that reads the rest of its address itself: choosing a filter does not mount it again. */
const catalogueRoutes: PageRoute[] = [
  { path: paths.notifications, title: 'Notifications', who: 'user', page: NotificationsPage },
  { path: paths.following, title: 'What you follow', who: 'user', page: FollowingPage },
  { path: paths.files, title: 'Your files', who: 'user', page: FilesPage },
  { path: paths.search, title: 'Search', who: 'user', page: SearchPage },
  { path: paths.figures, title: 'Figures', who: 'user', page: FiguresPage },
  { path: '/catalog/*', title: 'Reports', who: 'user', page: CataloguePage },
  { path: '/medsku/item/:id/*', title: 'MedSKU', who: 'user', page: ItemPage },
  { path: '/pt/item/:id/*', title: 'Procedure Tracker', who: 'user', page: ItemPage },
  { path: '/survey/item/:id/*', title: 'Survey', who: 'user', page: ItemPage },
  { path: '/medsku/*', title: 'MedSKU Catalog', who: 'user', page: CataloguePage },
  { path: '/pt/*', title: 'Procedure Tracker Catalog', who: 'user', page: CataloguePage },
  { path: '/survey/*', title: 'Surveys Catalog', who: 'user', page: CataloguePage },
];

const readerRoutes: PageRoute[] = [
  { path: '/reports/:id/:slug?', title: 'Report', who: 'user', page: ContinuePage },
  { path: '/custom-reports/:id/:slug?', title: 'Custom Report', who: 'user', page: ContinuePage },
  { path: '/reports/:id/:slug/:chapter', title: 'Report', who: 'user', page: ReportPage },
  { path: '/reports/:id/:slug/changes/:other', title: 'What changed', who: 'user', page: ChangesPage },
  { path: '/custom-reports/:id/:slug/:chapter', title: 'Custom Report', who: 'user', page: CustomReportPage },
];

const dashboardRoutes = (
  [
    '/reports/global-dashboard/medcore/:id/*',
    '/reports/global-dashboard/:id/*',
    '/reports/dashboard/:id/*',
    '/medsku/dashboard/:id/*',
    '/pt/dashboard/:id/*',
    '/medaccess/dashboard/:id/*',
    '/survey/dashboard/:id/*',
  ] as const
).map((path): PageRoute => ({ path, title: 'Dashboard', who: 'user', page: DashboardPage, bare: true }));

const account = (page: LoadablePage) => ({ title: 'My Account', page: inFrame(AccountFrame, page) });
const staff = (page: LoadablePage) => ({ who: ['admin'] as const, page: inFrame(StaffFrame, page) });
const standard = (page: LoadablePage) => ({ page: inFrame(StandardFrame, page) });

/** An expired company can still open the pages that it needs in order to renew. */
const accountRoutes: PageRoute[] = [
  { path: '/dashboard', title: 'My Account', who: 'signed-in', page: ToAccount },
  { path: paths.account, who: 'signed-in', ...account(AccountInfoPage) },
  { path: paths.editAccount, who: 'signed-in', ...account(EditAccountPage) },
  { path: paths.changePassword, who: 'user', ...account(ChangePasswordPage) },
  { path: paths.orders, who: 'signed-in', ...account(MyOrdersPage) },
  { path: paths.researchRequest, who: 'signed-in', ...account(ResearchRequestPage) },
  { path: paths.accountCustomReports, who: 'user', ...account(AccountCustomReportsPage) },
  { path: paths.teamManagement, who: ['team leader'], ...account(TeamManagementPage) },
  // Members see it, too, once names are switched on.
  { path: paths.teamUsage, who: 'user', ...account(TeamUsagePage) },
];

const staffRoutes: PageRoute[] = [
  { path: paths.adminPanel, title: 'Admin Panel', ...staff(AdminHomePage) },
  { path: paths.adminReportUpload, title: 'Report Upload', ...staff(ReportUploadPage) },
  { path: paths.adminProofs, title: 'Proofs', ...staff(ProofsPage) },
  { path: paths.manageReports, title: 'Manage Reports', ...staff(ManageReportsPage) },
  { path: paths.manageItems, title: 'Manage Other Items', ...staff(ManageItemsPage) },
  { path: `${paths.manageItems}/:kind`, title: 'Manage Other Items', ...staff(ManageItemsPage) },
  { path: paths.manageClients, title: 'Manage Clients', ...staff(ClientsPage) },
  { path: paths.adminClientAccess, title: 'Client Access', ...staff(ClientAccessPage) },
  { path: paths.adminUserReport, title: 'User Report', ...staff(UserReportPage) },
  { path: paths.adminRenewals, title: 'Renewals', ...staff(RenewalsPage) },
  { path: paths.adminWanted, title: 'Wanted by Clients', ...staff(WantedPage) },
  { path: paths.vocabulary, title: 'Vocabulary', ...staff(VocabularyPage) },
  { path: paths.adminSynonyms, title: 'Search Synonyms', ...staff(SynonymsPage) },
  { path: paths.auditLog, title: 'Audit Log', ...staff(AuditPage) },
  { path: paths.importGlobal, title: 'Import global dashboard data', ...staff(ImportPage) },
  { path: paths.importMedsku, title: 'Import MedSKU dashboard data', ...staff(ImportPage) },
  { path: paths.importProcedures, title: 'Import procedure-tracker dashboard data', ...staff(ImportPage) },
  { path: paths.importSurveys, title: 'Import survey dashboard data', ...staff(ImportPage) },
  { path: paths.adminHelp, title: 'Admin Panel Help', ...staff(AdminHelpPage) },
  { path: `${paths.adminPanel}/*`, title: notFound.title, ...staff(NotFoundPage) },
  { path: paths.clients, title: 'Clients', who: sales, ...standard(ClientsPage) },
  { path: paths.clientAccess, title: 'Client Access', who: sales, ...standard(ClientAccessPage) },
  { path: paths.userReport, title: 'User Report', who: sales, ...standard(UserReportPage) },
  { path: paths.renewals, title: 'Renewals', who: sales, ...standard(RenewalsPage) },
  {
    path: paths.wanted,
    title: 'Wanted by Clients',
    who: [...sales, 'publications'],
    ...standard(WantedPage),
  },
  // Support is no role of its own: the page looks who it is.
  { path: paths.accessCheck, title: 'Access Check', who: 'user', ...standard(AccessCheckPage) },
  { path: paths.reportUpload, title: 'Report Upload', who: publications, ...standard(ReportUploadPage) },
  { path: paths.proofs, title: 'Proofs', who: publications, ...standard(ProofsPage) },
  { path: paths.synonyms, title: 'Search Synonyms', who: publications, ...standard(SynonymsPage) },
  { path: '/proofs/:id/:chapter?', title: 'Draft', who: publications, page: DraftPage },
  { path: '/proofs/report/:id/:chapter?', title: 'Proof', who: publications, page: CurrentVersionPage },
];

/** For developers: production builds leave these out. */
const devRoutes: PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/primitives',
        title: 'Primitives',
        who: 'anyone',
        page: loadPage('PrimitivesPage', () => import('../dev/primitives-page.tsx')),
        bare: true,
      },
    ]
  : [];

/** In a section for users, even an unknown address asks a visitor to sign in first. */
const unknownRoutes: PageRoute[] = [
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
  ...devRoutes,
  ...unknownRoutes,
];
