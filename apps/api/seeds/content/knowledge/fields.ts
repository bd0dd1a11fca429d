import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Field, field } from './field.ts';

/** The fields that Caliper covers, starting with those that show the product best. */
const names = [
  'orthopedics',
  'cardiovascular',
  'dental',
  'spine',
  'diagnostics',
  'endoscopy',
  'ophthalmics',
  'diabetes',
  'wounds',
  'womens-health',
  'anesthesiology',
  'audiology',
  'cosmetic',
  'tissue-repair',
  'pharmaceuticals',
  'market-access',
];

export const fields: readonly Field[] = names.map((name) =>
  field.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'))),
);
