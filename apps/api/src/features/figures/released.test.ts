import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectStatus } from '../../testing/expect-status.ts';
import { subscribe } from '../../testing/items.ts';
import { signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const reader = await signedInAs(server);

const chapter = (product: string, value: string) =>
  `<h1>${product}</h1><table><caption>Table 1 Value of ${product}, by country<br>USD million</caption>
  <tr><th>Country</th><th>2025</th></tr><tr><th>Germany</th><td>${value}</td></tr></table>`;

/** More questions than there are nodes: each of them answers at least one. */
async function asked(query: string): Promise<string[][]> {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => expectStatus(200, reader.call('figureAnswers', { body: { query } }))),
  );
  return answers.map(({ body }) =>
    body.answers.flatMap(({ figures }: { figures: { point: { shown: string } }[] }) =>
      figures.map(({ point }) => point.shown),
    ),
  );
}

const all = (...figures: string[]) => [1, 2, 3, 4].map(() => figures);

test('FIND-02 a released version answers from the first question after it on every node, and the one before no more', async () => {
  const product = `q${randomUUID().replace(/[^a-f]/g, '')}x stents`;
  const query = `value of ${product} in Germany 2025`;
  expect(await asked(query)).toEqual(all());
  const { report_id, title } = await publishReport(server, [chapter(product, '711.5')]);
  await subscribe(server.db, reader.usergroupId, report_id);
  expect(await asked(query)).toEqual(all('711.5'));
  await publishReport(server, [chapter(product, '722.5')], { title, reportId: String(report_id) });
  expect(await asked(query)).toEqual(all('722.5'));
});
