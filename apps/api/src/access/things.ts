import { customThings } from './custom-things.ts';
import { adminOnly } from './knockers.ts';
import { both, type ThingRow } from './thing.ts';
import { thingsOfCompanies } from './things-of-companies.ts';
import { thingsToRead } from './things-to-read.ts';

/**
 * Who gets what for a thing that is there, by whose it is: written down by hand from the requirements, like the
 * matrix, whose rows say what a missing one answers. What is one's own is what one's company has, or oneself made.
 */
export const things: ThingRow[] = [
  ...thingsOfCompanies,
  ...thingsToRead,
  ...customThings,
  // At the end, because they leave the company without anything.
  { call: 'saveSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveSamples', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveMedskuSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveMedskuDemos', thing: 'company', ...both(adminOnly(200)) },
  { call: 'savePtSubscriptions', thing: 'company', ...both(adminOnly(200)) },
  { call: 'savePtDemos', thing: 'company', ...both(adminOnly(200)) },
  { call: 'saveSurveySubscriptions', thing: 'company', ...both(adminOnly(200)) },
];
