import { expect, test } from 'vitest';
import { type CallName, calls } from './calls.ts';
import { companiesProblems } from './companies/companies.messages.ts';
import { customReportsProblems } from './custom-reports/custom-reports.messages.ts';
import { dashboardsProblems } from './dashboards/dashboards.messages.ts';
import { draftsProblems } from './drafts/drafts.messages.ts';
import { endpoints } from './endpoints.ts';
import { id } from './fields.ts';
import { followingProblems } from './following/following.messages.ts';
import { identityProblems } from './identity/identity.messages.ts';
import { itemsProblems } from './items/items.messages.ts';
import { generalProblems } from './problem.ts';
import { problems } from './problems.ts';
import { readerProblems } from './reader/reader.messages.ts';
import { reportsProblems } from './reports/reports.messages.ts';
import { subscriptionsProblems } from './subscriptions/subscriptions.messages.ts';
import { synonymsProblems } from './synonyms/synonyms.messages.ts';
import { takeAwayProblems } from './take-away/take-away.messages.ts';
import { teamProblems } from './team/team.messages.ts';
import { usageProblems } from './usage/usage.messages.ts';
import { vocabularyProblems } from './vocabulary/vocabulary.messages.ts';

test('every call has its endpoint and every endpoint its call', () => {
  const described = Object.fromEntries(Object.entries(endpoints).map(([name, { call }]) => [name, call]));
  expect(described).toEqual(calls);
});

/** The calls whose method and path the requirements give; the names of parameters are our own. */
const asked: Partial<Record<CallName, string>> = {
  catalogs: 'GET /catalogs',
  medskuCatalogs: 'GET /medsku/catalogs',
  ptCatalogs: 'GET /pt/catalogs',
  surveyCatalogs: 'GET /survey/catalogs',
  setReportVisible: 'PATCH /reports/visible-status/{id}',
  subscribedReport: 'GET /reports/subscribed/{id}/{chapter}',
  unsubscribedReport: 'GET /reports/unsubscribed/{id}',
  globalDashboardStatus: 'GET /reports/global-dashboard-status/{id}',
  pastUploads: 'GET /reports/report-info',
  reportInfo: 'GET /reports/report-info/{id}',
  uploadReport: 'POST /reports/upload-report',
  uploadReportNoWriteup: 'POST /reports/upload-report-no-writeup',
  reportContents: 'GET /reports/download-toc/{id}',
  editReport: 'PUT /reports/{id}',
  deleteReport: 'DELETE /reports/{id}',
  recommendations: 'GET /reports/recommendations/{id}',
  addRecommendation: 'POST /reports/recommendations',
  removeRecommendation: 'DELETE /reports/recommendations/{recId}',
  refreshReport: 'PATCH /reports/update-json/{report_id}',
  reportEditions: 'POST /reports/upgrade',
  news: 'GET /news',
  searchReports: 'POST /search/query',
  customReport: 'GET /custom-report/{id}',
  customReports: 'GET /custom-reports/{companyId}',
  customReportMetadata: 'GET /custom-reports/metadata',
  customReportInfo: 'GET /custom-reports/info/{id}',
  chosenMarkets: 'GET /custom-reports/subscribed-markets/{id}',
  chooseMarkets: 'PUT /custom-reports/global-dashboard/{id}',
  reportMarkets: 'GET /global-dashboards/markets/{report_id}',
  createCustomReport: 'POST /custom-reports',
  saveSource: 'PUT /custom-report/single/{id}',
  saveBookmarks: 'PUT /custom-report/multiple/{id}',
  deleteCustomReport: 'DELETE /custom-report/{id}',
  removeBookmark: 'DELETE /custom-report/{id}/{report_id}/{chapter_number}',
  shareCustomReport: 'PATCH /custom-report/{id}/shared',
  giveCustomReport: 'PATCH /custom-report/{id}/shared_company',
  medskuInfo: 'GET /medsku/info/{id}',
  ptInfo: 'GET /pt/info/{id}',
  surveyInfo: 'GET /survey/info/{id}',
  createUser: 'POST /user/create',
  deleteUser: 'POST /user/delete/{uid}',
  sendVerification: 'POST /user/verify/{email}',
  signOut: 'POST /auth/sign-out',
  syncHeadquarter: 'POST /subscriptions/syncHQ',
  syncSubscriptions: 'POST /subscriptions/sync',
  subscriptions: 'GET /subscriptions/company/{id}',
  medskuSubscriptions: 'GET /medsku/subscriptions/company/{id}',
  ptSubscriptions: 'GET /pt/subscriptions/company/{id}',
  surveySubscriptions: 'GET /survey/subscriptions/company/{id}',
  saveSubscriptions: 'POST /subscriptions/company/{id}',
  saveSamples: 'POST /subscriptions/sample/company/{id}',
  saveMedskuSubscriptions: 'POST /medsku/subscriptions/company/{id}',
  saveMedskuDemos: 'POST /medsku/subscriptions/demo/{id}',
  savePtSubscriptions: 'POST /pt/subscriptions/company/{id}',
  savePtDemos: 'POST /pt/subscriptions/demo/{id}',
  saveSurveySubscriptions: 'POST /survey/subscriptions/company/{id}',
  authRequests: 'GET /usergroups/team-management/auth-requests',
  invite: 'POST /usergroups/team-management/auth-requests',
  denyRequest: 'DELETE /usergroups/team-management/auth-requests/{pending_id}',
  register: 'POST /usergroups/team-management/register-request',
  invitedAs: 'POST /usergroups/team-management/register-request-email',
  verifyRegisterToken: 'POST /usergroups/team-management/verify-register-token',
  contactUs: 'POST /contact/contact-us',
  guide: 'GET /guide',
  log: 'POST /log',
};

const rowsOfAsked =
  'CAT-31 CAT-37 SRCH-01 READ-02 READ-03 READ-12 READ-14 READ-16 READ-17 READ-21 CR-01 CR-10 CR-12 CR-14 CR-15 CR-16 DASH-09 DASH-10 SUB-01 SUB-02 SUB-03 TEAM-06 CON-02 CON-05 ADM-01 ADM-03 ADM-04 ADM-06 AUTH-27 AUTH-31 NAV-19';

test(`${rowsOfAsked} the calls in the requirements keep their method and path`, () => {
  expect(calls).toMatchObject(asked);
});

test('a number in an address is written in digits', () => {
  const read = (value: unknown) => id.safeParse(value).data;
  expect(['5', 5, '2147483647'].map(read)).toEqual([5, 5, 2_147_483_647]);
  const others = [
    '',
    '0',
    ' 5',
    '5.0',
    '-5',
    '+5',
    '0x5',
    '1e3',
    '5,6',
    '2147483648',
    '5'.repeat(400),
    true,
    [5],
    null,
  ];
  expect(others.map(read)).toEqual(others.map(() => undefined));
});

test('no two calls share a method and path', () => {
  const shapes = Object.values(calls).map((call) => call.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('the parameters of a path are those of its schema', () => {
  for (const { call, ...endpoint } of Object.values(endpoints)) {
    const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const params = 'params' in endpoint ? Object.keys((endpoint.params as { shape: object }).shape) : [];
    expect([call, params]).toEqual([call, inPath]);
  }
});

/** Texts that the requirements quote verbatim. */
const verbatim: string[] = [
  'Passwords do not match',
  'User must be associated with a company',
  'Unable to add anymore users. {company} is under a Site license which only allows for {n} users',
  'Unable to add anymore users. {company} is under a Corporate/Enterprise license which only allows for {n} users',
  'Error creating company or company already exists',
  'User already exists',
  'Title must not exceed 100 characters',
  'Custom Bookmarks limit reached',
  'Custom reports must have at least 1 chapter from each report',
  'An account has already been registered with this email address',
  'Subscribe to access dashboard',
];

test('no code is defined by two features', () => {
  const features = [
    generalProblems,
    identityProblems,
    companiesProblems,
    teamProblems,
    reportsProblems,
    draftsProblems,
    itemsProblems,
    readerProblems,
    customReportsProblems,
    subscriptionsProblems,
    dashboardsProblems,
    takeAwayProblems,
    vocabularyProblems,
    followingProblems,
    synonymsProblems,
    usageProblems,
  ];
  const codes = features.flatMap((texts) => Object.keys(texts));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(new Set(codes)).toEqual(new Set(Object.keys(problems)));
});

test('the catalogue has full sentences, each with a fitting status', () => {
  for (const [code, { status, title, detail }] of Object.entries(problems)) {
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect(title).not.toBe('');
    if (!verbatim.includes(detail)) expect(detail).toMatch(/[.!]$/);
  }
});
