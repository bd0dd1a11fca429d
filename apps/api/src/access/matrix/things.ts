import { customThings } from './custom-things.ts';
import { adminOnly } from './knockers.ts';
import { both, type ThingRow } from './thing.ts';
import { thingsOfCompanies } from './things-of-companies.ts';
import { thingsOfVocabulary } from './things-of-vocabulary.ts';
import { thingsToRead } from './things-to-read.ts';

/**
 * Who gets which status for an existing thing, by who owns it: written by hand from the requirements, like the
 * matrix, whose rows cover missing things. "Own" is what the caller's company has or the caller made.
 */
export const things: ThingRow[] = [
  ...thingsOfCompanies,
  ...thingsToRead,
  ...customThings,
  ...thingsOfVocabulary,
  // Last, because they leave the company without subscriptions.
  { call: 'saveSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveSamples', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveMedskuSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveMedskuDemos', thing: 'company', ...both(adminOnly(200)) },
  { call: 'savePtSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'savePtDemos', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveSurveySubscriptions', thing: 'company', ...both(adminOnly(200)) },
];
