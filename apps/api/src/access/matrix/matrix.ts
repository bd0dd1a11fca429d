import type { CallName } from '@caliper/contract/calls.ts';
import {
  adminOnly,
  dashboardFrames,
  type Expected,
  everybody,
  importFrames,
  leadersOnly,
  nobody,
  publishers,
  salesToo,
  signedIn,
  supportOnly,
  users,
} from './knockers.ts';

interface MatrixRow {
  expected: Expected;
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** The status of a malformed request, where it is not the usual one. */
  malformed?: Partial<Expected>;
}

const missing = { id: '999999' };
const missingTerm = { term_id: '999999' };
const missingSynonym = { synonym_id: '999999' };
const saidOfKnees = {
  kind: 'equal',
  words: ['Knees of the matrix', 'Joints of the matrix'],
  meansAlso: [],
  isMutual: true,
};

const madeUpLink = `shared.00000000-0000-4000-8000-00000000dead.${'x'.repeat(43)}`;

const missingUser = { id: '00000000-0000-4000-8000-00000000dead' };

/**
 * Who gets which status from each call, written by hand from the requirements, never from the code. The
 * status is for a well-formed request; `body` is what to send. A call without a row fails the test.
 */
export const matrix: Record<CallName, MatrixRow> = {
  captcha: { expected: everybody(200) },
  // 401: the credentials sent here are wrong on purpose.
  signIn: { expected: everybody(401), body: { email: 'nobody@people.example', password: 'wrong password' } },
  askForAccess: {
    expected: everybody(401),
    body: { email: 'nobody@people.example', password: 'wrong password' },
  },
  // A session does not help: these two need the ticket of a first factor, and this one is made up.
  sendCode: { expected: everybody(401), body: { ticket: 'made-up', captcha: 'x' } },
  confirmCode: { expected: everybody(401), body: { ticket: 'made-up', verificationId: 'x', code: '123456' } },
  // The cookie decides, not the token, and none is sent here.
  refresh: { expected: everybody(401) },
  signOut: { expected: everybody(204) },
  // The captcha sent here is made up, so no one gets further or learns whether the address is known.
  passwordRecovery: { expected: everybody(422), body: { email: 'nobody@people.example', captcha: 'x' } },
  passwordReset: {
    expected: everybody(422),
    body: { token: 'made-up', password: 'a new one 7', confirmPassword: 'a new one 7' },
  },
  verifyEmail: { expected: everybody(422), body: { token: 'made-up' } },
  // 422: the password is weak, which shows that the caller was let through.
  changePassword: {
    expected: everybody(422, { ...nobody, 'expired company': 403, marketing: 403 }),
    body: { password: 'password', confirmPassword: 'password' },
    malformed: { marketing: 400 },
  },
  ssoCustomer: { expected: everybody(404), params: { slug: 'nobody' } },
  ssoStart: { expected: everybody(404), params: { slug: 'nobody' }, query: '?mode=popup' },
  ssoCallback: { expected: everybody(404), params: { slug: 'nobody' } },
  ssoExchange: { expected: everybody(401), body: { code: 'made-up' } },
  session: { expected: signedIn(200) },
  activity: { expected: signedIn(200) },
  // 404: only the person themselves may do this, not even an admin; people of an expired company may too.
  updateUser: { expected: signedIn(404), params: missingUser, body: { autoScroll: true } },
  changePerson: { expected: adminOnly(404), params: missingUser, body: { title: 'Analyst' } },
  // 422: the company is missing, which shows that an admin was let through.
  createUser: {
    expected: adminOnly(422),
    body: {
      email: 'somebody@people.example',
      name: 'Somebody',
      password: 'a new one 7',
      confirmPassword: 'a new one 7',
    },
  },
  deleteUser: { expected: adminOnly(404), params: { uid: missingUser.id } },
  // 404: the account does not exist, and only an admin learns that.
  sendVerification: {
    expected: adminOnly(404),
    params: { email: 'nobody@people.example' },
    body: { name: 'Nobody' },
  },
  resetDevices: { expected: adminOnly(404), params: missingUser },
  resetSecondFactor: { expected: adminOnly(404), params: missingUser },
  lockUser: { expected: adminOnly(404), params: missingUser },
  unlockUser: { expected: adminOnly(404), params: missingUser },
  // 404: there is no such person; 409: nobody looks at the portal as them; 204: so there is nothing to end.
  startViewing: { expected: salesToo(404), params: missingUser },
  viewingToken: { expected: salesToo(409), params: missingUser },
  endViewing: { expected: salesToo(204), params: missingUser },
  companies: { expected: salesToo(200) },
  company: { expected: salesToo(404), params: missing },
  companyUsers: { expected: salesToo(404), params: missing },
  createCompany: { expected: adminOnly(422), body: { company: '' } },
  updateCompany: { expected: adminOnly(404), params: missing, body: { licenses: 1 } },
  deleteCompany: { expected: adminOnly(404), params: missing },
  setSubsidiaries: { expected: adminOnly(404), params: missing, body: { subsidiaryCompanies: [] } },
  describeCompany: { expected: adminOnly(404), params: missing, body: { description: 'Of the matrix' } },
  clients: { expected: salesToo(200) },
  clientsFile: { expected: salesToo(200) },
  clientOwners: { expected: salesToo(200) },
  clientHistory: { expected: salesToo(404), params: missing },
  userReport: { expected: salesToo(200), query: '?page=1' },
  // 404: another company answers like a missing one.
  members: { expected: users(404), params: missing },
  saveMembers: { expected: leadersOnly(404), params: missing, body: [] },
  authRequests: { expected: { ...leadersOnly(200), admin: 200 } },
  invite: {
    expected: { ...leadersOnly(404), admin: 404 },
    body: { email: 'somebody@people.example', company: 'No such company' },
  },
  inviteSeveral: {
    expected: { ...leadersOnly(404), admin: 404 },
    body: { emails: ['somebody@people.example'], company: 'No such company' },
  },
  allowRequest: { expected: adminOnly(404), params: { pending_id: '999999' } },
  // 404: the invitation is missing, and for a leader another company's is too.
  resendInvitation: { expected: { ...leadersOnly(404), admin: 404 }, params: { pending_id: '999999' } },
  denyRequest: { expected: { ...leadersOnly(404), admin: 404 }, params: { pending_id: '999999' } },
  // The tokens sent here are made up.
  // 415: a form with a file is missing, and only those who may send one are told.
  checkPeople: { expected: adminOnly(415), params: missing, malformed: { admin: 415 } },
  addPeople: {
    expected: adminOnly(404),
    params: missing,
    body: { people: [{ email: 'somebody@people.example', name: '', title: '', phone: '' }] },
  },
  register: {
    expected: everybody(422),
    body: {
      token: 'made-up',
      firstName: 'Some',
      lastName: 'Body',
      title: 'Analyst',
      password: 'a new one 7',
      confirmPassword: 'a new one 7',
    },
  },
  invitedAs: { expected: everybody(422), body: { token: 'made-up' } },
  verifyRegisterToken: { expected: everybody(422), body: { token: 'made-up' } },
  registrationStatus: { expected: everybody(404), params: { token: 'made-up' } },
  notifications: { expected: users(200) },
  unreadNotifications: { expected: users(200) },
  readNotification: { expected: users(404), params: missing },
  readNotifications: { expected: users(200), body: { until: 1 } },
  mailSettings: { expected: users(200) },
  saveMailSetting: { expected: users(200), body: { kind: 'shared', mail: 'off' } },
  // The link decides, not who follows it; this one was not signed by us.
  unsubscribePage: { expected: everybody(302), params: { token: madeUpLink } },
  unsubscribe: { expected: everybody(404), params: { token: madeUpLink } },
  following: { expected: users(200) },
  followable: { expected: users(404), params: missing },
  follow: { expected: users(200), body: { target: { kind: 'category', id: 1 } } },
  changeRhythm: { expected: users(404), params: missing, body: { rhythm: 'off' } },
  // What is not followed needs nothing.
  unfollow: { expected: users(204), params: missing },
  demoProgress: { expected: users(200) },
  cataloguePage: { expected: users(200), query: '?section=catalog&filter=all' },
  catalogs: { expected: users(200) },
  medskuCatalogs: { expected: users(200) },
  ptCatalogs: { expected: users(200) },
  surveyCatalogs: { expected: users(200) },
  addFavorite: { expected: users(404), params: { kind: 'reports', ...missing } },
  removeFavorite: { expected: users(200), params: { kind: 'reports', ...missing } },
  reportInfo: { expected: users(404), params: missing },
  reportMarkets: { expected: users(404), params: { report_id: '999999' } },
  subscribedReport: { expected: users(404), params: { ...missing, chapter: '1' } },
  unsubscribedReport: { expected: users(404), params: missing },
  reportPreview: { expected: users(404), params: missing },
  reportContents: { expected: users(404), params: missing },
  chapterTables: { expected: users(404), params: { ...missing, chapter: '1' } },
  linkedPlace: { expected: users(404), params: missing, query: '?version=1&chapter=1&block=b-0123456789ab' },
  tableExport: { expected: users(404), params: { ...missing, chapter: '1', table: '1' } },
  globalDashboardStatus: { expected: users(404), params: missing },
  reportEditions: { expected: users(200), body: { title: 'None' } },
  readingPlace: { expected: users(404), params: { kind: 'report', ...missing } },
  keepReadingPlace: {
    expected: users(404),
    params: { kind: 'report', ...missing },
    body: { entry: 1, version: 1, block: null, read: [], ago: 0 },
  },
  home: { expected: users(200) },
  dismissFirstSteps: { expected: users(204) },
  // 404: also for whoever can read neither of two editions that exist.
  differences: { expected: users(404), params: { ...missing, other: '999998' } },
  changedTable: { expected: users(404), params: { ...missing, other: '999998', table: '1' } },
  changedChapter: { expected: users(404), params: { ...missing, other: '999998', chapter: '1' } },
  takeAwayContents: { expected: users(404), params: { kind: 'report', ...missing } },
  takenFiles: { expected: users(200) },
  takeAway: { expected: users(404), body: { of: { kind: 'report', id: 999_999 }, format: 'pptx' } },
  takenFile: { expected: users(404), params: missing },
  takeAgain: { expected: users(404), params: missing },
  takenFileContent: { expected: users(404), params: missing },
  // What is not there needs no removing.
  removeTakenFile: { expected: users(204), params: missing },
  chartSlide: {
    expected: users(404),
    params: { ...missing, chapter: '1', table: '1' },
    body: { chart: '1' },
  },
  stampChart: { expected: users(404), params: missing, body: { format: 'png' } },
  takeDashboardAway: {
    expected: dashboardFrames(404),
    params: { kind: 'global', ...missing },
    body: { kind: 'dashboard-rows', format: 'csv', filters: {} },
  },
  dashboardFile: { expected: dashboardFrames(404), params: { kind: 'global', ...missing, file: '999999' } },
  dashboardFileContent: {
    expected: dashboardFrames(404),
    params: { kind: 'global', ...missing, file: '999999' },
  },
  stampPanels: {
    expected: dashboardFrames(404),
    params: { kind: 'global', ...missing },
    body: { format: 'png' },
  },
  changesWorkbook: { expected: users(404), params: { ...missing, other: '999998' } },
  refreshReport: { expected: users(404), params: { report_id: '999999' } },
  recommendations: { expected: users(404), params: missing },
  addRecommendation: { expected: adminOnly(404), body: { recReportId: 999998, reportId: 999999 } },
  // Succeeds even if it is already gone.
  removeRecommendation: { expected: adminOnly(204), params: { recId: '999999' } },
  searchReports: { expected: users(200), body: { query: 'stent' } },
  bestMatches: { expected: users(200), body: { query: 'stent' } },
  whileTyping: { expected: users(200), body: { query: 'sten' } },
  recentSearches: { expected: users(200) },
  rememberSearch: { expected: users(204), body: { query: 'stent', results: 1 } },
  // Succeeds even if it is already gone; another person's search stays.
  forgetSearch: { expected: users(204), params: { recent_id: '999999' } },
  forgetSearches: { expected: users(204) },
  figureAnswers: { expected: users(200), body: { query: 'value of stents in Germany 2025' } },
  listFigures: { expected: users(200), body: { about: 'stents', metric: 'value' } },
  // Nobody has this development.
  figuresSheet: { expected: users(404), body: { about: 'stents', metric: 'value', keys: ['none'] } },
  reportExhibits: { expected: users(404), params: missing },
  explainSearch: { expected: adminOnly(200), body: { query: 'stent' } },
  searchReport: { expected: users(404), params: missing, body: { query: 'stent' } },
  searchCustomReport: { expected: users(404), params: missing, body: { query: 'stent' } },
  // 404: the report and the custom report do not exist; someone else's custom report answers the same.
  createCustomReport: {
    expected: users(404),
    body: { c_report_name: 'Mine', bookmarks: [{ report_id: 999999, chapter_number: 1 }] },
  },
  customReportMetadata: { expected: users(200) },
  customReportInfo: { expected: users(404), params: missing },
  customReports: { expected: users(404), params: { companyId: '999999' } },
  customReport: { expected: users(404), params: missing },
  saveSource: { expected: users(404), params: missing, body: { report_id: 999999, chapters: [1] } },
  saveBookmarks: {
    expected: users(404),
    params: missing,
    body: { bookmarks: [{ report_id: 999999, chapter_number: 1, custom_order: 1 }] },
  },
  deleteCustomReport: { expected: users(404), params: missing },
  removeBookmark: { expected: users(404), params: { ...missing, report_id: '999999', chapter_number: '1' } },
  addClip: {
    expected: users(404),
    params: missing,
    body: { report_id: 999999, chapter_number: 1, block: 'b-0123456789ab' },
  },
  orderClips: { expected: users(404), params: missing, body: { clips: [] } },
  removeClip: { expected: users(404), params: { ...missing, clip: '999999' } },
  clip: { expected: users(404), params: { ...missing, clip: '999999' } },
  shareCustomReport: { expected: users(404), params: missing, body: { users: [] } },
  givenCompanies: { expected: supportOnly(404), params: missing },
  giveCustomReport: { expected: supportOnly(404), params: missing, body: { companies: [] } },
  companyPacks: { expected: salesToo(404), params: missing },
  chosenMarkets: { expected: users(404), params: missing },
  chooseMarkets: { expected: users(404), params: missing, body: { report_id: 999999, market_names: [] } },
  pastUploads: {
    expected: publishers(200),
    query: '?categoryId=14&reportYear=2026',
  },
  // 415: the body sent is not a form, and only callers who may upload learn that.
  uploadReport: {
    expected: publishers(415),
    malformed: { admin: 415, publications: 415 },
  },
  uploadReportNoWriteup: {
    expected: publishers(415),
    malformed: { admin: 415, publications: 415 },
  },
  drafts: { expected: publishers(200) },
  draft: { expected: publishers(404), params: missing },
  draftChapter: { expected: publishers(404), params: { ...missing, chapter: '1' } },
  draftChanges: { expected: publishers(404), params: missing },
  acceptFinding: {
    expected: publishers(404),
    params: { ...missing, finding: 'none' },
    body: { reason: 'Checked' },
  },
  reopenFinding: { expected: publishers(404), params: { ...missing, finding: 'none' } },
  correctDraft: {
    expected: publishers(404),
    params: missing,
    body: { revision: 1, chapter: 1, block: 'b-none', unit: '%' },
  },
  takeCorrectionBack: { expected: publishers(404), params: { ...missing, correction: 'none' } },
  rebaseDraft: { expected: publishers(404), params: missing, body: { revision: 1 } },
  chooseShare: { expected: publishers(404), params: missing, body: { revision: 1, share: 0.1 } },
  releaseDraft: { expected: publishers(404), params: missing, body: { revision: 1 } },
  unscheduleDraft: { expected: publishers(404), params: missing },
  releaseReadings: { expected: adminOnly(200), body: { drafts: [{ draft_id: 999999, revision: 1 }] } },
  discardDraft: { expected: publishers(404), params: missing },
  proofChapter: { expected: publishers(404), params: { ...missing, chapter: '1' } },
  uploadResult: { expected: { ...adminOnly(200), publications: 200 }, query: '?key=nothing-was-sent' },
  reportVersions: { expected: adminOnly(404), params: missing },
  versionChanges: { expected: adminOnly(404), params: { ...missing, version: '1' } },
  rollbackReport: { expected: adminOnly(404), params: missing, body: { version: 1 } },
  reportSubscribers: { expected: adminOnly(404), params: missing },
  setReportVisible: { expected: adminOnly(404), params: missing, body: { status: 0 } },
  editReport: {
    expected: adminOnly(404),
    params: missing,
    body: { title: '', year: 0, region: '', icon: '', description: '' },
  },
  deleteReport: { expected: adminOnly(404), params: missing },
  terms: { expected: adminOnly(200) },
  term: { expected: adminOnly(404), params: missingTerm },
  renameTerm: { expected: adminOnly(404), params: missingTerm, body: { name: 'Knees', version: 1 } },
  addSpelling: { expected: adminOnly(404), params: missingTerm, body: { spelling: 'Knees', version: 1 } },
  removeSpelling: {
    expected: adminOnly(404),
    params: { ...missingTerm, spelling_id: '999999' },
    query: '?version=1',
  },
  mergeTerms: {
    expected: adminOnly(404),
    params: missingTerm,
    body: { version: 1, others: [{ term_id: 999998, version: 1 }] },
  },
  splitTerm: { expected: adminOnly(404), params: missingTerm, body: { version: 1, merged: [999998] } },
  mergeConsequences: { expected: adminOnly(404), params: missingTerm, body: { others: [999998] } },
  splitConsequences: { expected: adminOnly(404), params: missingTerm, body: { merged: [999998] } },
  termProposals: { expected: adminOnly(200) },
  confirmProposal: {
    expected: adminOnly(404),
    params: { proposal_id: '999999' },
    body: { version: 1, likeVersion: 1 },
  },
  refuseProposal: { expected: adminOnly(404), params: { proposal_id: '999999' } },
  editionLines: { expected: adminOnly(200) },
  joinLines: {
    expected: adminOnly(404),
    params: { line_id: '999999' },
    body: { version: 1, others: [{ line_id: 999998, version: 1 }] },
  },
  partLine: {
    expected: adminOnly(404),
    params: { line_id: '999999' },
    body: { version: 1, items: [999998] },
  },
  // 404: there is no such person.
  accessCheck: {
    expected: { ...salesToo(404), support: 404 },
    query: '?person=nobody@people.example&kind=report&id=999999',
  },
  noteUpgrade: { expected: users(404), body: { id: 999999 } },
  // Members see it once names are switched on, which they are not here.
  teamUsage: { expected: leadersOnly(200) },
  teamUsagePdf: { expected: leadersOnly(200) },
  teamUsageCsv: { expected: leadersOnly(200) },
  usageNames: { expected: signedIn(200) },
  switchUsageNames: { expected: leadersOnly(200), body: { on: false } },
  tellTeam: { expected: leadersOnly(404), body: { kind: 'report', id: 999999 } },
  endingClients: { expected: salesToo(200) },
  renewals: { expected: salesToo(200) },
  writeNextStep: { expected: salesToo(404), params: missing, body: { words: 'Call them' } },
  clientNotes: { expected: salesToo(404), params: missing },
  addClientNote: { expected: salesToo(404), params: missing, body: { note: 'They moved.' } },
  removeClientNote: { expected: salesToo(404), params: { ...missing, note_id: '999999' } },
  openCases: { expected: salesToo(200) },
  lastImports: { expected: publishers(200) },
  wanted: { expected: { ...salesToo(200), publications: 200 } },
  auditLog: { expected: adminOnly(200) },
  auditExtract: { expected: adminOnly(200) },
  synonyms: { expected: publishers(200) },
  // 422: the names say nothing, which shows that the caller was let through.
  addSynonym: {
    expected: publishers(422),
    body: { ...saidOfKnees, words: ['the', 'of'] },
  },
  previewSynonym: { expected: publishers(404), body: { synonym_id: 999999, entry: saidOfKnees } },
  changeSynonym: {
    expected: publishers(404),
    params: missingSynonym,
    body: { ...saidOfKnees, version: 1 },
  },
  deleteSynonym: { expected: publishers(404), params: missingSynonym, query: '?version=1' },
  itemHolders: { expected: adminOnly(200), params: { kind: 'survey' }, body: { ids: [999999] } },
  // 409: a missing one is told together with all others that cannot be changed.
  changeItems: {
    expected: adminOnly(409),
    params: { kind: 'survey' },
    body: { items: [{ id: 999999 }], action: 'hide' },
  },
  setItemVisible: { expected: adminOnly(404), params: { kind: 'pt', ...missing }, body: { status: 0 } },
  editItem: {
    expected: adminOnly(404),
    params: { kind: 'pt', ...missing },
    body: { title: '', year: 0, region: '', icon: '', description: '' },
  },
  deleteItem: { expected: adminOnly(404), params: { kind: 'pt', ...missing } },
  // People of an expired company may still see what they had. The company named here does not exist.
  subscriptions: { expected: signedIn(404), params: missing },
  medskuSubscriptions: { expected: signedIn(404), params: missing },
  ptSubscriptions: { expected: signedIn(404), params: missing },
  surveySubscriptions: { expected: signedIn(404), params: missing },
  editionHolders: { expected: adminOnly(404), params: missing },
  subscribeMany: { expected: adminOnly(404), params: missing, body: { companies: [999_999] } },
  saveSubscriptions: { expected: adminOnly(404), params: missing, body: [] },
  saveSamples: { expected: adminOnly(404), params: missing, body: [] },
  saveMedskuSubscriptions: { expected: adminOnly(404), params: missing, body: [] },
  saveMedskuDemos: { expected: adminOnly(404), params: missing, body: [] },
  savePtSubscriptions: { expected: adminOnly(404), params: missing, body: [] },
  savePtDemos: { expected: adminOnly(404), params: missing, body: [] },
  saveSurveySubscriptions: { expected: adminOnly(404), params: missing, body: [] },
  syncHeadquarter: { expected: adminOnly(404), body: { headquarterId: 999999, subsidiaryCompanies: [] } },
  syncSubscriptions: { expected: adminOnly(200) },
  // 422: anyone not signed in must say who they are.
  contactUs: {
    expected: everybody(202, Object.fromEntries(Object.keys(nobody).map((knocker) => [knocker, 422]))),
    body: { subject: 'New Renewal Request' },
  },
  openRequests: { expected: signedIn(200) },
  embedTicket: { expected: users(404), body: { kind: 'global', id: 999999 } },
  embedExchange: { expected: everybody(401), body: { ticket: 'no such ticket' } },
  medskuInfo: { expected: users(404), params: missing },
  ptInfo: { expected: users(404), params: missing },
  surveyInfo: { expected: users(404), params: missing },
  itemContents: { expected: users(404), params: { kind: 'pt', ...missing } },
  dashboard: { expected: dashboardFrames(404), params: { kind: 'global', ...missing } },
  askDashboard: {
    expected: dashboardFrames(404),
    params: { kind: 'global', ...missing },
    body: { measure: 'value', groupBy: [], filters: {} },
  },
  imports: { expected: importFrames(200), params: { kind: 'global' } },
  // 415: the body must be a form.
  stageImport: {
    expected: importFrames(415),
    params: { kind: 'global' },
    malformed: { 'frame of an import': 415 },
  },
  importDifferences: { expected: importFrames(404), params: { kind: 'global', importId: '999999' } },
  applyImport: { expected: importFrames(404), params: { kind: 'global', importId: '999999' } },
  discardImport: { expected: importFrames(404), params: { kind: 'global', importId: '999999' } },
  news: { expected: users(200), query: '?sub_category_id=1405' },
  guide: { expected: everybody(200) },
  config: { expected: everybody(200) },
  log: { expected: everybody(204), body: { url: '/', error: 'x', errorInfo: 'y' } },
  localOutbox: { expected: everybody(200) },
};
