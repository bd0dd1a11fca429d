import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createIngest } from '../../src/features/reports/ingest/ingest.ts';
import { temporaryFolder } from '../../src/testing/when-over.ts';
import { buildPackage } from './package.ts';
import { type DemoReport, demoReports } from './plan.ts';

const ingest = createIngest();
afterAll(() => ingest.stop());

const demo = demoReports('demo');

/** One report for each layout, and one without chapters. */
const chosen = [
  'Large-Joint Reconstruction Devices',
  'Hearing Aids and Implants',
  'Motion Preservation and Disc Replacement',
  'Therapeutic Support Surfaces',
  'Endodontic Files and Obturation',
  'Hand, Wrist and Elbow Replacement',
].map((title) => demo.find((one) => one.title === title) as DemoReport);

test.each(chosen)('the package of $title is accepted without findings or warnings', async (report) => {
  const folder = await temporaryFolder();
  const zip = join(folder, 'package.zip');
  const { title, year, region, description, writeup } = report;
  await writeFile(zip, await buildPackage(report));
  const staging = await mkdtemp(join(folder, 'staging-'));
  const cover = { title, year, region, description, productName: 'Caliper' };
  const result = await ingest.ingest({ zip, folder: staging, writeup, cover });
  expect(result).toMatchObject({ accepted: true, content: { warnings: [] } });
});
