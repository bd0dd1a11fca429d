import { anesthesiology } from './anesthesiology.ts';
import { audiology } from './audiology.ts';
import { cardiovascular } from './cardiovascular.ts';
import { cosmetic } from './cosmetic.ts';
import { dental } from './dental.ts';
import { diabetes } from './diabetes.ts';
import { diagnostics } from './diagnostics.ts';
import { endoscopy } from './endoscopy.ts';
import type { Field } from './field.ts';
import { marketAccess } from './market-access.ts';
import { ophthalmics } from './ophthalmics.ts';
import { orthopedics } from './orthopedics.ts';
import { pharmaceuticals } from './pharmaceuticals.ts';
import { spine } from './spine.ts';
import { tissueRepair } from './tissue-repair.ts';
import { womensHealth } from './womens-health.ts';
import { wounds } from './wounds.ts';

/** The fields that Caliper covers, starting with those that show the product best. */
export const fields: readonly Field[] = [
  orthopedics,
  cardiovascular,
  dental,
  spine,
  diagnostics,
  endoscopy,
  ophthalmics,
  diabetes,
  wounds,
  womensHealth,
  anesthesiology,
  audiology,
  cosmetic,
  tissueRepair,
  pharmaceuticals,
  marketAccess,
];
