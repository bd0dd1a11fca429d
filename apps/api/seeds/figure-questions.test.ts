import { expect, test } from 'vitest';
import { readFigures } from '../src/features/figures/reading.ts';
import { openImporter } from '../src/testing/figures.ts';
import { uploadFields } from '../src/testing/packages.ts';
import { signedInAs } from '../src/testing/people.ts';
import { startServer } from '../src/testing/server.ts';
import { figureFile } from './content/figures/figure-file.ts';
import { buildPackage, chaptersOf } from './content/package.ts';
import { type DemoReport, demoReports } from './content/plan.ts';
import { type Asked, cellsIn, questionsOn } from './figure-questions.fixture.ts';

const server = await startServer();
const admin = await signedInAs(server, { role: 'admin' });
const importer = await openImporter(server, 'global');

/** An older edition stands beside the newest, whose figure comes first. */
const wanted = [
  ['Large-Joint Reconstruction Devices', 'Europe', 2026],
  ['Large-Joint Reconstruction Devices', 'Europe', 2025],
  ['Coronary Stents and Balloons', 'Global', 2026],
  ['Dental Implants and Abutments', 'Europe', 2026],
];

const reports = demoReports('demo').filter((one) =>
  wanted.some(([title, region, year]) => one.title === title && one.region === region && one.year === year),
);

async function publish(report: DemoReport): Promise<void> {
  const { title, region, year } = report;
  const form = {
    fields: uploadFields(title, { region, year: String(year) }),
    file: new Uint8Array(await buildPackage(report)),
  };
  const { status, body } = await admin.call('uploadReport', { form });
  expect(status).toBe(200);
  const file = figureFile(report, false);
  if (file.kind === 'survey') return;
  await importer.put([...file.lines].join(''), { itemId: String(body.report_id), dashboard_kind: 'market' });
}

for (const report of reports) await publish(report);
await readFigures(server.db, 100);

/** Every so many of the questions that the newest editions answer. */
function chosen(count: number): Asked[] {
  const all = reports
    .filter(({ year }) => year === 2026)
    .flatMap((report) => chaptersOf(report).flatMap(({ title, html }) => questionsOn(title, cellsIn(html))));
  const step = Math.floor(all.length / count);
  return all.filter((_, index) => index % step === 0).slice(0, count);
}

async function ask(query: string, who = admin) {
  return (await who.call('figureAnswers', { body: { query } })).body;
}

test('FIND-02 forty questions about demo reports get the figures that their packages hold, and none gets another', async () => {
  const questions = chosen(40);
  expect(questions).toHaveLength(40);
  const wrong: string[] = [];
  let right = 0;
  for (const { query, expected } of questions) {
    const { answers } = await ask(query);
    const shown = answers.map(
      ({ figures }: { figures: { point: { shown: string } }[] }) => figures[0]?.point.shown,
    );
    if (shown[0] === expected) right += 1;
    else if (shown.length > 0) wrong.push(`${query}: ${expected}, not ${shown.join(' or ')}`);
  }
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(36);
});

test('FIND-03 ten of them tell nothing to people whose company holds none of the reports', async () => {
  const stranger = await signedInAs(server);
  for (const { query, expected } of chosen(10)) {
    const body = await ask(query, stranger);
    expect(body.answers).toEqual([]);
    expect(body.elsewhereTotal > 0).toBe((await ask(query)).answers.length > 0);
    expect(JSON.stringify(body)).not.toContain(`"${expected}"`);
  }
});
