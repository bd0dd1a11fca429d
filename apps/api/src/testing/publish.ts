import { randomUUID } from 'node:crypto';
import type { TestPlace } from './client.ts';
import { uploadFields, zipOf } from './packages.ts';
import { signedInAs } from './people.ts';

interface Published {
  report_id: number;
  id: string;
  title: string;
}

/** Publishes a report through the API, with its chapters as HTML, in order. */
export async function publishReport(
  server: TestPlace,
  chapters: readonly string[],
  over: Record<string, string> = {},
): Promise<Published> {
  const person = await signedInAs(server, { role: 'admin' });
  const title = over.title ?? `Report ${randomUUID().slice(0, 8)}`;
  const pages = chapters.map((html, index) => [`chapters/${index + 1}-part.html`, html] as const);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h5"/></svg>';
  const file = await zipOf({ ...Object.fromEntries(pages), 'images/chart.svg': svg });
  const form = { fields: uploadFields(title, over), file };
  const { status, body } = await person.call('uploadReport', { form });
  if (status !== 200) throw new Error(`The package was refused: ${JSON.stringify(body)}`);
  return { report_id: body.report_id, id: String(body.report_id), title };
}
