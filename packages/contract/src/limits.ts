/** Every business constant, once. Forms, server rules and tests read them from here. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const session = {
  idTokenSeconds: 15 * minute,
  idleSeconds: 4 * hour,
  absoluteSeconds: day,
  /** Last-active is written at most this often. */
  activityThrottleSeconds: 10,
} as const;

/** How long staff may look at the portal as a client does. */
export const viewing = { seconds: 30 * minute } as const;

export const signIn = {
  pendingSeconds: 10 * minute,
  codeDigits: 6,
  codeSeconds: 5 * minute,
  codeTries: 5,
  /** How long the page waits before it offers another code. */
  resendSeconds: 60,
  /** Changing the password or the second factor requires a sign-in no older than this. */
  recentSeconds: 5 * minute,
} as const;

export const emailLinks = { resetSeconds: hour, verifySeconds: 7 * day } as const;

export const invitation = {
  seconds: 7 * day,
  /** How long a denied or expired invitation is still listed. */
  toldDays: 30,
  /** How long it is kept at all. */
  keptDays: 90,
  /** Addresses that a leader can invite together. */
  mostAtOnce: 50,
} as const;

/** A password that staff generate for a user. */
export const generatedPassword = { length: 10 } as const;

/** How many people a licence allows; other licences have no limit. */
export const seats = { site: 5, corporate: 100, enterprise: 100 } as const;

export const devices = {
  /** Single and site licences: per person. */
  perUser: 2,
  /** The default until staff change it. */
  perCompany: 100,
  mostPerCompany: 100_000,
  /** The longest that a cookie can last; browsers may shorten it. */
  cookieSeconds: 2_147_483_647,
} as const;

export const lengths = {
  email: 254,
  name: 200,
  /** Each part of a name that is entered in two parts. */
  firstName: 99,
  passwordMin: 8,
  passwordMax: 128,
  phone: 16,
  contactPhone: 40,
  title: 200,
  description: 2000,
  market: 200,
  message: 5000,
  other: 2000,
  query: 200,
} as const;

/** The longest texts of a render failure that the log accepts. */
export const failureLog = { url: 2000, error: 4000, errorInfo: 16_000 } as const;

export const subscription = {
  /** The banner shows at this many days or fewer. */
  bannerDays: 60,
  /** The badge of the account area turns red at this many days or fewer. */
  badgeDays: 10,
  /** Leaders and staff are told this many days before a licence ends. */
  noticeDays: [90, 60, 30, 10],
  /** More than any company has: a longer list is a mistake. */
  most: 10_000,
} as const;

/** Buy Now and Request Renewal ask once; after this long without an answer, one may ask again. */
export const openRequests = { days: 90 } as const;

export const notification = { seconds: 10 } as const;

/** Places of reading. */
export const reading = {
  /** Chapters of a report, at most. */
  mostEntries: 500,
  /** A place that was not sent for so long is no news. */
  oldestSeconds: 30 * 86_400,
} as const;

/** What people do with what they have. */
export const usage = {
  /** What a person opens, is refused or searches for counts once in this time, and a chapter once a day. */
  visitSeconds: 30 * minute,
  /** How long events are kept, and their counts. */
  eventDays: 90,
  countMonths: 24,
  /** Of a search. */
  words: 200,
} as const;

/** What a team has made of its subscriptions. */
export const teamUsage = {
  /** Whoever was not there for so long has a seat that nobody uses. */
  idleDays: 60,
  /** Before, there is too little to draw. */
  youngDays: 30,
  /** In a smaller team nobody is shown by name, and no total of fewer readers than `leastReaders`. */
  leastTeam: 4,
  leastReaders: 3,
  /** On the page, which is to fit a sheet of paper; the rows of the file are all of them. */
  listed: 5,
  people: 8,
  /** The team is pointed to one thing once in this time. */
  tellDays: 30,
} as const;

/** The board of licences that end. */
export const renewals = {
  /** Licences that ended before are not listed. */
  overDays: 180,
  perPage: 50,
  /** On the first page of staff, in each of its groups. */
  atHome: 5,
  cases: 200,
  step: 200,
  note: 2000,
  /** Things and searches on the page of what clients wanted. */
  wanted: 50,
  clientsOfOne: 5,
  /** Things of one client in the weekly mail. */
  inMail: 5,
} as const;

/** The first page of a returning reader. */
export const home = {
  begun: 3,
  news: 5,
  newsDays: 90,
  shared: 4,
  following: 6,
  favorites: 5,
} as const;

/** What people are told of, behind the bell. */
export const inbox = {
  perPage: 30,
  mostPerPage: 100,
  /** The newest that the bell shows. */
  inPanel: 6,
  /** A higher count is not told exactly. */
  mostCounted: 99,
  /** Listed in one mail. */
  inDigest: 50,
  /** Of a person who shares something. */
  message: 500,
  /** How long rows are kept. */
  readMonths: 12,
  unreadMonths: 24,
} as const;

/** What a person can follow; far more than anybody looks after. */
export const follows = { perUser: 100 } as const;

export const catalogue = { perPage: 20 } as const;

export const search = {
  perPage: 10,
  /** Of any kind, above the list. */
  best: 5,
  /** Searches that are remembered for a person. */
  recent: 50,
  /** Hits in a report that are listed with their sentences. */
  mostHits: 200,
} as const;

export const figures = {
  /** Above the results of a search. */
  answers: 3,
  /** Reports that have a figure and cannot be read. */
  elsewhere: 20,
  /** Developments that are listed, and that are compared in one chart or sheet. */
  listed: 200,
  compared: 12,
} as const;

export const customReports = {
  perUser: 10,
  bookmarks: 15,
  title: 100,
  /** The highest place that can be typed; there are fewer bookmarks. */
  mostOrder: 20,
  /** People or companies that one is shared with. */
  recipients: 10_000,
} as const;

/** The most people that a team leader can be allowed. */
export const team = {
  most: 100_000,
  /** Saved together. */
  mostChanges: 500,
} as const;

export const userReport = { perPage: 50 } as const;

/** The list of clients, and what follows from it. */
export const clients = {
  perPage: 50,
  /** Nobody was there for so long. */
  idleDays: 30,
  /** So many refused opens are worth a call. */
  refused: 5,
  history: 30,
} as const;

/** People of a company who are added from a file. */
export const peopleFile = { bytes: 1024 * 1024, rows: 500 } as const;

/** Companies that get an item together. */
export const manyCompanies = { most: 2000 } as const;

/** Rows of the tables in the account area. */
export const table = { perPage: 10 } as const;

/** Possible editions; an upload offers next year and the seven before this one. */
export const years = { first: 1990, last: 2100, ahead: 1, back: 7 } as const;

/** The years that an upload offers, next year first. */
export function offeredYears(thisYear: number): number[] {
  return Array.from({ length: years.ahead + years.back + 1 }, (_, index) => thisYear + years.ahead - index);
}

/** The limits of a package, counted in actual bytes. */
export const upload = {
  bytes: 200 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  entries: 5000,
  ratio: 100,
} as const;

/** The largest upload, as it is shown. */
export const largestUpload = `${upload.bytes / 1024 / 1024} MB`;

/** Markets, companies and so on across reports, and the lines of editions. */
export const vocabulary = {
  perPage: 20,
  /** Listed for one term; all of them are counted. */
  uses: 500,
  spellings: 200,
  mergedAtOnce: 50,
  /** What one name may be proposed as. */
  proposalsPerTerm: 3,
  /** Labels of tables that are looked at in one report. */
  labelsPerReport: 5000,
} as const;

/** What a search finds for other words: entries, their names, and how much of a change is tried out. */
export const synonyms = {
  perPage: 20,
  most: 2000,
  names: 12,
  name: 80,
  previewed: 6,
  titles: 3,
} as const;

/** The audit log: entries on a page, and items that a title may mean. */
export const audit = { perPage: 50, items: 50 } as const;

/** How many items staff change with one confirmation, and how many packages wait in one queue. */
export const bulk = { most: 500, packages: 50 } as const;

/** Files that are made to be taken away. */
export const takeAway = {
  keptHours: 24,
  /** How long what was made is listed, so that it can be made again. */
  listedDays: 30,
  listed: 50,
  /** Of one person: those that are not finished. One of them at a time is worked on. */
  waitingPerUser: 5,
  /** Chapters of a report, bookmarks, panels of a dashboard. */
  entries: 500,
  panels: 30,
  /** A quota is one of files in so many days; more than this is none. */
  quotaDays: 30,
  mostQuota: 100_000,
  /** Staff are told of more files than this in a day, if that is so many times what is usual for the person. */
  manyInDay: 50,
  timesUsual: 5,
  usualDays: 30,
} as const;

/** Dashboards, their tickets, and the files with their figures. */
export const dashboards = {
  ticketSeconds: minute,
  /** Rows of an answer, unless fewer are asked for. */
  rows: 5000,
  filterValues: 500,
  /** The length of one cell. */
  label: 200,
  questionText: 1000,
  note: 500,
  periods: 120,
  markets: 500,
  /** Listed for one file; all of them are counted. */
  problems: 500,
  changes: 50,
  /** Earlier imports that are kept, so that they can be restored. */
  keptImports: 3,
  /** How long a file that was checked waits to be applied. */
  stagedDays: 30,
} as const;
