// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { draft } from './draft.fixture.ts';
import { leave, press, serve, show, tick, words } from './page.fixture.ts';
import { ProofsPage } from './proofs-page.tsx';

const list = 'GET /api/reports/drafts';
const open = (role: 'admin' | 'publications') => show(ProofsPage, { path: '/proofs', at: '/proofs', role });
const upload = { ...draft, releaseAt: 1_795_100_000, notReleased: 'The report was deleted.', outdated: true };
const ready = { ...draft, origin: 'reading' as const, open: { settle: 0, look: 1, noted: 0 } };
const knees = { ...ready, draft_id: 21, report_name: 'Knees', revision: 2 };
const hips = { ...ready, draft_id: 22, report_name: 'Hips', open: { settle: 1, look: 0, noted: 0 } };

afterEach(leave);

test('PUB-06 an empty queue is one line', async () => {
  serve({ [list]: [] });
  await open('publications');
  expect(words()).toBe('ProofsNothing waits for release.');
});

test('PUB-06 uploads come first, each with what is open, planned, missed or outdated', async () => {
  serve({ [list]: [knees, upload] });
  await open('publications');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent?.trim())).toEqual([
    'Uploads 1',
    'Read again 1',
  ]);
  const row = document.querySelector('tbody tr')?.textContent ?? '';
  for (const part of ['Foot and Ankle Implants', '2027', 'Europe', 'pia.lund@caliper.example'])
    expect(row).toContain(part);
  expect(row).toContain('1 to settle1 to look at1 noted');
  expect(row).toMatch(/Planned for .+Did not happen\. The report was deleted\.Outdated/);
  expect(document.querySelectorAll('input')).toHaveLength(0);
});

test('PUB-06 admins release readings together, except those with something to settle', async () => {
  const results = [{ draft_id: 21, report_id: 7, problem: 'Someone else was faster.' }];
  const sent = serve({ [list]: [knees, hips], 'POST /api/reports/drafts/release-readings': results });
  await open('admin');
  expect([...document.querySelectorAll('td input')].map((box) => (box as HTMLInputElement).disabled)).toEqual(
    [false, true],
  );
  await tick('All that can be released');
  await press('Release 1 reading');
  const confirm = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].at(-1);
  expect(confirm?.textContent).toBe('Release 1 reading');
  confirm?.click();
  await expect.poll(words).toContain('1 was not released:');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    drafts: [{ draft_id: 21, revision: 2 }],
    note: '',
  });
  expect(words()).toContain('Someone else was faster.');
});
