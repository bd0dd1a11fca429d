import { salesToo, supportOnly, users } from './knockers.ts';
import { both, type Thing, type ThingRow } from './thing.ts';

/** Belongs to its creator; the headquarter above them may read it too. */
const personal = (status: number) => ({ own: users(status), foreign: users(404), below: status });

const makersOnly = (status: number) => ({ own: users(status), foreign: users(404), below: 403 });

/** MedCore reports: support makes them, anyone given one may read it, sales may read all, and admins manage all. */
const medcore = {
  own: { ...users(200), marketing: 404 },
  foreign: { ...users(404), support: 200, admin: 200, sales: 200 },
};

const two = (report: string) =>
  [1, 2].map((place) => ({ report_id: Number(report), chapter_number: place, custom_order: place }));

const inCustomReport = ({ id }: Thing) => ({ kind: 'custom-report', id });

/** Custom reports, including those that the provider curates. */
export const customThings: ThingRow[] = [
  { call: 'searchCustomReport', thing: 'custom report', ...personal(200) },
  { call: 'searchCustomReport', thing: 'MedCore report', ...medcore },
  { call: 'takeAwayContents', thing: 'custom report', params: inCustomReport, ...personal(200) },
  { call: 'takeAwayContents', thing: 'MedCore report', params: inCustomReport, ...medcore },
  { call: 'readingPlace', thing: 'custom report', params: inCustomReport, ...personal(200) },
  { call: 'readingPlace', thing: 'MedCore report', params: inCustomReport, ...medcore },
  {
    call: 'keepReadingPlace',
    thing: 'custom report',
    params: inCustomReport,
    body: () => ({ entry: 999_999, block: null, read: [], ago: 0 }),
    // Nobody's bookmark has this id: who may not read the report learns no more than that.
    ...both(users(404)),
  },
  {
    call: 'customReportMetadata',
    thing: 'company',
    query: ({ id }) => `?companies=${id}`,
    ...personal(200),
  },
  { call: 'customReportInfo', thing: 'custom report', ...personal(200) },
  { call: 'customReportInfo', thing: 'MedCore report', ...medcore },
  { call: 'customReports', thing: 'company', ...personal(200) },
  { call: 'customReport', thing: 'custom report', ...personal(200) },
  { call: 'customReport', thing: 'MedCore report', ...medcore },
  {
    call: 'saveSource',
    thing: 'custom report',
    ...makersOnly(200),
    body: ({ source }) => ({ report_id: Number(source), chapters: [1, 2] }),
  },
  {
    call: 'saveBookmarks',
    thing: 'custom report',
    ...makersOnly(200),
    body: ({ source }) => ({ bookmarks: two(source) }),
  },
  { call: 'deleteCustomReport', thing: 'custom report', ...makersOnly(204) },
  {
    call: 'removeBookmark',
    thing: 'custom report',
    ...makersOnly(200),
    params: ({ id, source }) => ({ id, report_id: source, chapter_number: '2' }),
  },
  // Nobody's chapter has this block: who may change the report learns no more than that.
  {
    call: 'addClip',
    thing: 'custom report',
    ...makersOnly(404),
    // The marketing account reads no reports, and is told so.
    own: { ...users(404), marketing: 403 },
    body: ({ source }) => ({ report_id: Number(source), chapter_number: 1, block: 'b-0123456789ab' }),
  },
  { call: 'orderClips', thing: 'custom report', ...makersOnly(200), body: () => ({ clips: [] }) },
  {
    call: 'removeClip',
    thing: 'custom report',
    ...makersOnly(200),
    params: ({ id }) => ({ id, clip: '999999' }),
  },
  {
    call: 'clip',
    thing: 'custom report',
    ...both(users(404)),
    params: ({ id }) => ({ id, clip: '999999' }),
  },
  { call: 'shareCustomReport', thing: 'custom report', ...makersOnly(200) },
  // Readers of a MedCore report may not change it, and only support shares it.
  {
    call: 'shareCustomReport',
    thing: 'MedCore report',
    own: { ...users(403), marketing: 404, support: 200 },
    foreign: { ...users(404), admin: 403, sales: 403, support: 200 },
  },
  { call: 'givenCompanies', thing: 'MedCore report', ...both(supportOnly(200)) },
  { call: 'givenCompanies', thing: 'custom report', own: supportOnly(200), foreign: supportOnly(404) },
  { call: 'giveCustomReport', thing: 'MedCore report', ...both(supportOnly(200)) },
  { call: 'giveCustomReport', thing: 'custom report', own: supportOnly(200), foreign: supportOnly(404) },
  { call: 'companyPacks', thing: 'company', ...both(salesToo(200)) },
  { call: 'chosenMarkets', thing: 'custom report', ...personal(200) },
  { call: 'chosenMarkets', thing: 'MedCore report', ...medcore },
  {
    call: 'chooseMarkets',
    thing: 'custom report',
    ...makersOnly(200),
    body: ({ source }) => ({ report_id: Number(source) }),
  },
  {
    call: 'chooseMarkets',
    thing: 'MedCore report',
    body: ({ source }) => ({ report_id: Number(source) }),
    own: { ...users(403), marketing: 404, admin: 200, support: 200 },
    foreign: { ...users(404), admin: 200, sales: 403, support: 200 },
  },
];
