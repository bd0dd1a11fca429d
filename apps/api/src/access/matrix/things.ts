import { customThings } from './custom-things.ts';
import { adminOnly, everybody, users } from './knockers.ts';
import { both, type ThingRow } from './thing.ts';
import { thingsOfCompanies } from './things-of-companies.ts';
import { thingsOfSynonyms } from './things-of-synonyms.ts';
import { thingsOfVocabulary } from './things-of-vocabulary.ts';
import { thingsToRead } from './things-to-read.ts';

/** A notification, and what is followed, is its person's alone, and only while they may see what it is about. */
const toldThings: ThingRow[] = [
  {
    call: 'readNotification',
    thing: 'notification',
    own: { ...users(200), marketing: 404 },
    foreign: users(404),
    hidden: { ...users(404), admin: 200 },
    below: 404,
  },
  {
    call: 'changeRhythm',
    thing: 'followed report',
    body: () => ({ rhythm: 'weekly' }),
    own: users(200),
    foreign: users(404),
    hidden: { ...users(404), admin: 200 },
    below: 404,
  },
  {
    call: 'forgetSearch',
    thing: 'recent search',
    ...both(users(204)),
    params: ({ id }) => ({ recent_id: id }),
  },
  // What was made for a person is theirs alone, also in their company. This one failed, so it cannot be downloaded.
  { call: 'takenFile', thing: 'taken file', own: users(200), foreign: users(404) },
  { call: 'takenFileContent', thing: 'taken file', own: users(409), foreign: users(404) },
  { call: 'takeAgain', thing: 'taken file', own: { ...users(202), marketing: 403 }, foreign: users(404) },
  { call: 'removeTakenFile', thing: 'taken file', ...both(users(204)) },
  // Nobody learns whether it was there.
  { call: 'unfollow', thing: 'followed report', ...both(users(204)) },
  {
    call: 'unsubscribePage',
    thing: 'unsubscribe link',
    ...both(everybody(302)),
    params: ({ name: token }) => ({ token }),
  },
  {
    call: 'unsubscribe',
    thing: 'unsubscribe link',
    ...both(everybody(204)),
    params: ({ name: token }) => ({ token }),
  },
];

/**
 * Who gets which status for an existing thing, by who owns it: written by hand from the requirements, like the
 * matrix, whose rows cover missing things. "Own" is what the caller's company has or the caller made.
 */
export const things: ThingRow[] = [
  ...thingsOfCompanies,
  ...thingsToRead,
  ...customThings,
  ...thingsOfVocabulary,
  ...thingsOfSynonyms,
  ...toldThings,
  // Last, because they leave the company without subscriptions.
  { call: 'saveSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveSamples', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveMedskuSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveMedskuDemos', thing: 'company', ...both(adminOnly(200)) },
  { call: 'savePtSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'savePtDemos', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveSurveySubscriptions', thing: 'company', ...both(adminOnly(200)) },
];
