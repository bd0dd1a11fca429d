import { adminOnly, dashboardFrames, type Expected, importFrames, publishers, users } from './knockers.ts';
import { both, type Thing, type ThingRow } from './thing.ts';

/** Known to everyone in good standing, bought or not; only admins know of a hidden one. */
const known = (status: number) => ({
  ...both(users(status)),
  hidden: { ...users(404), admin: status },
});

const buyers = (status: number): Expected => ({ ...users(status), marketing: 403 });

/** Readable if the company has it; admin, sales and support read any visible one, marketing none. */
const read = (status: number) => ({
  own: buyers(status),
  foreign: { ...users(403), admin: status, sales: status, support: status },
  hidden: { ...users(404), admin: status },
});

/** The same for dashboards, which support may not open. */
const opened = (status: number) => ({
  own: buyers(status),
  foreign: { ...users(403), admin: status, sales: status },
  hidden: { ...users(404), admin: status },
});

/** Of two editions: who has neither is told nothing, staff who read or publish are told all. */
const compared = (status: number) => ({
  own: { ...users(status), marketing: 404 },
  foreign: { ...users(404), admin: status, sales: status, support: status, publications: status },
  hidden: { ...users(404), admin: status },
});

const withOther = ({ id, source }: Thing) => ({ id, other: source });

const chapterOne = ({ id }: { id: string }) => ({ id, chapter: '1' });
const noFinding = ({ id }: { id: string }) => ({ id, finding: 'none' });
/** The kinds that are no reports. */
const others = ['medsku', 'pt', 'survey'] as const;

/** Reports, items of the other kinds, dashboards, imports. */
export const thingsToRead: ThingRow[] = [
  { call: 'addFavorite', thing: 'report', ...known(200) },
  { call: 'removeFavorite', thing: 'report', ...both(users(200)), hidden: users(200) },
  ...others.map(
    (kind): ThingRow => ({
      call: 'addFavorite',
      thing: kind,
      params: ({ id }) => ({ kind, id }),
      ...known(200),
    }),
  ),
  { call: 'followable', thing: 'report', ...known(200) },
  ...others.map((kind): ThingRow => ({ call: 'followable', thing: kind, ...known(200) })),
  {
    call: 'follow',
    thing: 'report',
    params: () => ({}),
    body: ({ id }) => ({ target: { kind: 'report', id: Number(id) } }),
    ...known(200),
  },
  ...others.map(
    (kind): ThingRow => ({
      call: 'follow',
      thing: kind,
      params: () => ({}),
      body: ({ id }) => ({ target: { kind, id: Number(id) } }),
      ...known(200),
    }),
  ),
  // A market or company is there for those who may open what names it.
  {
    call: 'follow',
    thing: 'named market',
    params: () => ({}),
    body: ({ id }) => ({ target: { kind: 'market', id: Number(id) } }),
    own: { ...users(200), marketing: 404 },
    foreign: { ...users(404), admin: 200, sales: 200, support: 200 },
    hidden: { ...users(404), admin: 200 },
  },
  { call: 'reportInfo', thing: 'report', ...known(200) },
  { call: 'reportMarkets', thing: 'report', ...known(200) },
  { call: 'subscribedReport', thing: 'report', ...read(200) },
  { call: 'readingPlace', thing: 'report', ...read(200) },
  {
    call: 'keepReadingPlace',
    thing: 'report',
    ...read(204),
    body: () => ({ entry: 1, version: 1, block: null, read: [], ago: 0 }),
  },
  { call: 'unsubscribedReport', thing: 'report', ...known(200) },
  { call: 'reportPreview', thing: 'report', ...known(200) },
  { call: 'reportContents', thing: 'report', ...known(200) },
  { call: 'chapterTables', thing: 'report', ...read(200) },
  {
    call: 'linkedPlace',
    thing: 'report',
    ...read(200),
    query: () => '?version=1&chapter=1&block=b-0123456789ab',
  },
  { call: 'tableExport', thing: 'report', ...read(200) },
  // 409: the tables of these reports have no figures to draw, which shows who was let through.
  {
    call: 'chartSlide',
    thing: 'report',
    params: ({ id }) => ({ id, chapter: '1', table: '1' }),
    ...read(409),
  },
  { call: 'stampChart', thing: 'report', ...known(200) },
  {
    call: 'takeAwayContents',
    thing: 'report',
    params: ({ id }) => ({ kind: 'report', id }),
    ...read(200),
  },
  {
    call: 'takeAway',
    thing: 'report',
    params: () => ({}),
    body: ({ id }) => ({ of: { kind: 'report', id: Number(id) }, format: 'pptx' }),
    ...read(202),
  },
  { call: 'globalDashboardStatus', thing: 'report', ...known(200) },
  { call: 'differences', thing: 'editions', params: withOther, ...compared(200) },
  {
    call: 'changedTable',
    thing: 'editions',
    params: (thing) => ({ ...withOther(thing), table: '1' }),
    ...compared(200),
  },
  {
    call: 'changedChapter',
    thing: 'editions',
    params: (thing) => ({ ...withOther(thing), chapter: '1' }),
    ...compared(200),
  },
  { call: 'changesWorkbook', thing: 'editions', params: withOther, ...compared(200) },
  // 409: it has no package, which shows that the caller was let through. Never for admins.
  {
    call: 'refreshReport',
    thing: 'bare report',
    own: { ...buyers(409), admin: 403 },
    foreign: { ...users(403), sales: 409, support: 409 },
    hidden: { ...users(404), admin: 403 },
  },
  { call: 'recommendations', thing: 'report', ...known(200) },
  {
    call: 'addRecommendation',
    thing: 'report',
    ...both(adminOnly(201)),
    body: ({ id, source }) => ({ reportId: Number(id), recReportId: Number(source) }),
  },
  { call: 'removeRecommendation', thing: 'recommendation', ...both(adminOnly(204)) },
  { call: 'searchReport', thing: 'report', ...read(200) },
  { call: 'reportExhibits', thing: 'report', ...read(200) },
  {
    call: 'createCustomReport',
    thing: 'report',
    ...read(201),
    body: ({ id }) => ({ bookmarks: [{ report_id: Number(id), chapter_number: 1 }] }),
  },
  { call: 'draft', thing: 'draft', ...both(publishers(200)) },
  { call: 'draftChapter', thing: 'draft', ...both(publishers(200)), params: chapterOne },
  { call: 'draftChanges', thing: 'draft', ...both(publishers(200)) },
  { call: 'acceptFinding', thing: 'draft', ...both(publishers(404)), params: noFinding },
  { call: 'reopenFinding', thing: 'draft', ...both(publishers(200)), params: noFinding },
  // 409: those who may change it did not see its latest revision.
  {
    call: 'correctDraft',
    thing: 'draft',
    ...both(publishers(409)),
    body: () => ({ revision: 99, chapter: 1, block: 'b-none', unit: '%' }),
  },
  {
    call: 'takeCorrectionBack',
    thing: 'draft',
    ...both(publishers(200)),
    params: ({ id }) => ({ id, correction: 'none' }),
  },
  { call: 'rebaseDraft', thing: 'draft', ...both(publishers(409)), body: () => ({ revision: 99 }) },
  {
    call: 'chooseShare',
    thing: 'draft',
    ...both(publishers(409)),
    body: () => ({ revision: 99, share: 0.1 }),
  },
  { call: 'releaseDraft', thing: 'draft', ...both(publishers(409)), body: () => ({ revision: 99 }) },
  { call: 'unscheduleDraft', thing: 'draft', ...both(publishers(200)) },
  {
    call: 'releaseReadings',
    thing: 'draft',
    ...both(adminOnly(200)),
    body: ({ id }) => ({ drafts: [{ draft_id: Number(id), revision: 99 }] }),
  },
  { call: 'discardDraft', thing: 'draft', ...both(publishers(204)) },
  {
    call: 'proofChapter',
    thing: 'report',
    ...both(publishers(200)),
    hidden: publishers(200),
    params: chapterOne,
  },
  { call: 'reportVersions', thing: 'report', ...both(adminOnly(200)) },
  {
    call: 'versionChanges',
    thing: 'report',
    ...both(adminOnly(200)),
    params: ({ id }) => ({ id, version: '1' }),
  },
  { call: 'rollbackReport', thing: 'report', ...both(adminOnly(200)) },
  { call: 'reportSubscribers', thing: 'report', ...both(adminOnly(200)) },
  { call: 'setReportVisible', thing: 'report', body: () => ({ status: 1 }), ...both(adminOnly(204)) },
  { call: 'editReport', thing: 'report', ...both(adminOnly(204)) },
  // 409: a company subscribes to it.
  { call: 'deleteReport', thing: 'bare report', own: adminOnly(409), foreign: adminOnly(204) },
  {
    call: 'embedTicket',
    thing: 'report',
    ...opened(200),
    body: ({ id }) => ({ id: Number(id) }),
  },
  {
    call: 'embedTicket',
    thing: 'kind of import',
    ...both(adminOnly(200)),
    body: ({ id }) => ({ kind: 'import', id }),
  },
  { call: 'medskuInfo', thing: 'medsku', ...known(200) },
  { call: 'ptInfo', thing: 'pt', ...known(200) },
  { call: 'surveyInfo', thing: 'survey', ...known(200) },
  ...others.flatMap((kind): ThingRow[] => {
    const params = ({ id }: Thing) => ({ kind, id });
    return [
      { call: 'itemContents', thing: kind, params, ...known(200) },
      {
        call: 'embedTicket',
        thing: kind,
        body: ({ id }) => ({ kind, id: Number(id) }),
        ...opened(200),
      },
      { call: 'editItem', thing: kind, params, ...both(adminOnly(204)) },
      { call: 'setItemVisible', thing: kind, params, body: () => ({ status: 1 }), ...both(adminOnly(204)) },
      // 409: a company subscribes to it.
      { call: 'deleteItem', thing: kind, params, own: adminOnly(409), foreign: adminOnly(204) },
      {
        call: 'itemHolders',
        thing: kind,
        params: () => ({ kind }),
        body: ({ id }) => ({ ids: [Number(id)] }),
        ...both(adminOnly(200)),
      },
      {
        call: 'changeItems',
        thing: kind,
        params: () => ({ kind }),
        body: ({ id }) => ({ items: [{ id: Number(id) }], action: 'delete' }),
        own: adminOnly(409),
        foreign: adminOnly(200),
      },
    ];
  }),
  {
    call: 'changeItems',
    thing: 'bare report',
    params: () => ({ kind: 'report' }),
    body: ({ id }) => ({ items: [{ id: Number(id) }], action: 'delete' }),
    own: adminOnly(409),
    foreign: adminOnly(200),
  },
  // A frame's token is for one dashboard, whatever else its user may open.
  { call: 'dashboard', thing: 'framed dashboard', own: dashboardFrames(200), foreign: dashboardFrames(404) },
  {
    call: 'askDashboard',
    thing: 'framed dashboard',
    own: dashboardFrames(200),
    foreign: dashboardFrames(404),
  },
  {
    call: 'takeDashboardAway',
    thing: 'framed dashboard',
    own: dashboardFrames(202),
    foreign: dashboardFrames(404),
  },
  {
    call: 'stampPanels',
    thing: 'framed dashboard',
    own: dashboardFrames(200),
    foreign: dashboardFrames(404),
  },
  ...(['dashboardFile', 'dashboardFileContent'] as const).map(
    (call): ThingRow => ({
      call,
      thing: 'file of a framed dashboard',
      params: ({ id, source }) => ({ kind: 'global', id: source, file: id }),
      own: dashboardFrames(call === 'dashboardFile' ? 200 : 409),
      foreign: dashboardFrames(404),
    }),
  ),
  // A frame for one kind of figures cannot reach another kind.
  {
    call: 'imports',
    thing: 'kind of import',
    params: ({ id }) => ({ kind: id }),
    own: importFrames(200),
    foreign: importFrames(404),
  },
  // 415: the body must be a form, whichever kind it is for.
  {
    call: 'stageImport',
    thing: 'kind of import',
    params: ({ id }) => ({ kind: id }),
    ...both(importFrames(415)),
  },
  { call: 'importDifferences', thing: 'import', own: importFrames(200), foreign: importFrames(404) },
  { call: 'applyImport', thing: 'import', own: importFrames(200), foreign: importFrames(404) },
  { call: 'discardImport', thing: 'import', own: importFrames(204), foreign: importFrames(404) },
];
