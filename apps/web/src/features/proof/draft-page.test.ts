// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { draftQuery } from '../reports/index.ts';
import { chapter, draft, settled } from './draft.fixture.ts';
import { DraftPage } from './draft-page.tsx';
import {
  addressNow,
  button,
  leave,
  press,
  type Sent,
  serve,
  settle,
  show,
  tick,
  type,
  words,
} from './page.fixture.ts';

const open = (at = '/proofs/12/4', over: { role?: 'admin'; width?: number } = {}) =>
  show(DraftPage, { path: '/proofs/:id/:chapter?', at, ...over });
const read = { 'GET /api/reports/drafts/12/chapters/4': chapter };
const known = { 'GET /api/reports/drafts/12': draft, ...read };
const ready = { 'GET /api/reports/drafts/12': settled, ...read };
const releases = (sent: readonly Sent[]) => sent.filter(({ path }) => path.endsWith('/release'));
const lost = new TypeError('Failed to fetch');

afterEach(leave);

test('PUB-02 the chapter stands beside the protocol, and each finding marks its block and its cell', async () => {
  serve(known);
  await open();
  expect(words()).toContain('2 chapters, 1 table, 48 figures read. 3 findings.');
  const groups = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(groups).toEqual([
    'To settle before release',
    'To look at',
    'Noted',
    'Tables of chapter 4',
    'Chapters',
  ]);
  expect(document.querySelector('[data-chapter]')?.textContent).toContain(
    'The smallest of the four markets.',
  );
  expect(document.querySelector('#b-2 > [data-finding]')?.getAttribute('data-finding')).toBe('settle');
  expect(document.querySelector('#b-1')?.getAttribute('data-finding')).toBe('look');
  expect(document.querySelector('td[data-finding]')?.textContent).toBe('4?.8');
});

test('PUB-02 a chosen finding opens its answer at its block, and J and K lead on to the next', async () => {
  serve(known);
  await open();
  await press(/^1A cell was not read/);
  expect(addressNow()).toBe('/proofs/12/4?finding=cell');
  expect(document.querySelector('#b-2 section')?.textContent).toContain('Correct it in the source');
  await settle(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })));
  expect(addressNow()).toBe('/proofs/12/4?finding=caption');
  await settle(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true })));
  expect(addressNow()).toBe('/proofs/12/4?finding=cell');
});

test('PUB-02 the answer hangs from its cell, also when it is chosen from another chapter', async () => {
  serve({
    ...known,
    'GET /api/reports/drafts/12/chapters/1': {
      ...chapter,
      chapter_number: 1,
      chapter_content: '<h1 id="b-0">Summary</h1>',
    },
  });
  await open('/proofs/12/1');
  await press(/^1A cell was not read/);
  expect(addressNow()).toBe('/proofs/12/4?finding=cell');
  const popover = document.querySelector<HTMLElement>('#b-2 section')?.parentElement;
  expect(popover?.style.top).toBe('6px');
});

test('PUB-03 a finding is accepted by a reason only, and a lost connection keeps what was typed', async () => {
  const accept = 'PUT /api/reports/drafts/12/findings/cell';
  const answers: Record<string, unknown> = { ...known, [accept]: lost };
  const sent = serve(answers);
  await open('/proofs/12/4?finding=cell');
  await press('Accept as it is');
  expect(words()).toContain('Please say why it is right as it is.');
  await type('Reason', ' As printed ');
  await press('Accept as it is');
  expect(words()).toContain('The connection was lost before this was confirmed.');
  expect(document.querySelector('#b-2 textarea')).toHaveProperty('value', ' As printed ');
  const accepted = { by: 'pia.lund@caliper.example', at: 1_795_000_100, reason: 'As printed' };
  const findings = draft.findings.map((one) => (one.key === 'cell' ? { ...one, accepted } : one));
  answers[accept] = { ...draft, revision: 4, open: { settle: 0, look: 1, noted: 1 }, findings };
  await press('Accept as it is');
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { reason: 'As printed' },
    { reason: 'As printed' },
  ]);
  expect(words()).toContain('Accepted by pia.lund@caliper.example');
  expect(button('Reopen')).toBeTruthy();
});

test('PUB-06 while a finding is to be settled the button says why, and sends nothing', async () => {
  const sent = serve(known);
  await open();
  const release = button('Release now');
  expect(release.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(release.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('1 finding is to be settled first: A cell was not read.');
  await press('Release now');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('PUB-06 a double click releases once, with the note and the revision that was seen', async () => {
  const sent = serve({
    ...ready,
    'POST /api/reports/drafts/12/release': { report_id: 7, version: 3 },
  });
  await open();
  await type('Release note', 'Base year 2026.');
  await settle(() => {
    button('Release now').click();
    button('Release now').click();
  });
  expect(releases(sent).map(({ body }) => body)).toEqual([
    { revision: 3, note: 'Base year 2026.', acknowledged: false },
  ]);
  expect(words()).toContain('version 3 is the current one');
});

test('PUB-08 after a release publications open the proof of the report, and admins the report', async () => {
  for (const [role, to] of [
    [undefined, '/proofs/report/7/1'],
    ['admin', '/reports/7/foot-and-ankle-implants/1'],
  ] as const) {
    serve({ ...ready, 'POST /api/reports/drafts/12/release': { report_id: 7, version: 3 } });
    await open('/proofs/12/4', role ? { role } : {});
    await press('Release now');
    const links = [...document.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['Open the report', to]);
    leave();
  }
});

test('PUB-06 sent again after a lost connection it is the same request, and the note is still there', async () => {
  const answers: Record<string, unknown> = { ...ready, 'POST /api/reports/drafts/12/release': lost };
  const sent = serve(answers);
  await open();
  await type('Release note', 'Base year 2026.');
  await press('Release now');
  expect(words()).toContain('The connection was lost before this was confirmed.');
  expect(document.querySelector('aside textarea')).toHaveProperty('value', 'Base year 2026.');
  answers['POST /api/reports/drafts/12/release'] = { report_id: 7, version: 3 };
  await press('Release now');
  const [first, second] = releases(sent);
  expect(first?.key).toBeTruthy();
  expect(second?.key).toBe(first?.key);
});

test('PUB-06 a release whose answer was lost is told as released once it is sent again', async () => {
  const answers: Record<string, unknown> = { ...ready, 'POST /api/reports/drafts/12/release': lost };
  serve(answers);
  await open();
  answers['GET /api/reports/drafts/12'] = { status: 404, code: 'not-found' };
  await press('Release now');
  expect(words()).toContain('The connection was lost before this was confirmed.');
  expect(words()).not.toContain('in the meantime');
  answers['POST /api/reports/drafts/12/release'] = { report_id: 7, version: 3 };
  await press('Release now');
  expect(words()).toContain('version 3 is the current one');
});

test('PUB-06 a draft that is gone by others is not released again', async () => {
  const answers: Record<string, unknown> = {
    ...ready,
    'POST /api/reports/drafts/12/release': { code: 'not-found' },
  };
  const sent = serve(answers);
  await open();
  answers['GET /api/reports/drafts/12'] = { status: 404, code: 'not-found' };
  await press('Release now');
  expect(words()).toContain('This draft was released or discarded in the meantime.');
  await press('Release now');
  expect(releases(sent)).toHaveLength(1);
});

test('PUB-06 a draft that someone else has changed is shown anew, and asks to be looked at again', async () => {
  const looked = {
    ...settled,
    open: { settle: 0, look: 1, noted: 0 },
    findings: draft.findings.filter(({ weight }) => weight === 'look'),
  };
  const answers: Record<string, unknown> = {
    ...ready,
    'GET /api/reports/drafts/12': looked,
    'POST /api/reports/drafts/12/release': { status: 409, code: 'draft-changed', detail: 'Someone else.' },
  };
  serve(answers);
  await open();
  await type('Release note', 'Base year 2026.');
  await tick('I have looked at the findings');
  answers['GET /api/reports/drafts/12'] = { ...looked, revision: 4 };
  await press('Release now');
  expect(words()).toContain('Someone else.');
  expect(words()).toContain('Confirm that you have looked at the findings');
  expect(document.querySelector('aside textarea')).toHaveProperty('value', 'Base year 2026.');
});

test('PUB-06 an outdated draft is compared with the current version before it can be released', async () => {
  const sent = serve({
    ...ready,
    'GET /api/reports/drafts/12': { ...settled, outdated: true },
    'POST /api/reports/drafts/12/rebase': { ...settled, revision: 4 },
  });
  await open();
  expect(button('Release now').getAttribute('aria-disabled')).toBe('true');
  await press('Compare with the current version');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ revision: 3 });
  expect(button('Release now').getAttribute('aria-disabled')).toBeNull();
});

test('PUB-06 a planned release says when, and can be taken back', async () => {
  const sent = serve({
    ...ready,
    'GET /api/reports/drafts/12': { ...settled, releaseAt: 1_795_100_000, note: 'Base year 2026.' },
    'DELETE /api/reports/drafts/12/release': { ...settled, revision: 4, note: 'Base year 2026.' },
  });
  await open();
  expect(words()).toContain('Planned release');
  await press('Take the plan back');
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(document.querySelector('aside textarea')).toHaveProperty('value', 'Base year 2026.');
});

test('PUB-06 a plan whose answer was lost stands as planned, and nothing of it is told once it is taken back', async () => {
  const planned = { ...settled, releaseAt: 1_795_100_000 };
  const answers: Record<string, unknown> = { ...ready, 'POST /api/reports/drafts/12/release': lost };
  serve({ ...answers, 'DELETE /api/reports/drafts/12/release': { ...settled, revision: 4 } });
  await open();
  await press('Release now');
  expect(words()).toContain('The connection was lost before this was confirmed.');
  queryClient.setQueryData(draftQuery(12).queryKey, planned);
  await settle(() => undefined);
  await press('Take the plan back');
  expect(words()).not.toContain('The connection was lost');
});

test('PUB-06 discarding asks first and names the draft', async () => {
  const sent = serve({ ...known, 'DELETE /api/reports/drafts/12': {} });
  await open();
  await press('Discard draft');
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain('Foot and Ankle Implants - 2027');
  await settle(() => [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click());
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(addressNow()).toBe('/proofs');
});

test('PUB-02 the current version is shown in the same place, without marks', async () => {
  const current = { ...chapter, chapter_content: '<h1 id="b-0">Ankles</h1><p id="b-1">As it was.</p>' };
  const report = { report_id: 7, report_name: draft.report_name, version: 2, titles: draft.titles };
  serve({ ...known, 'GET /api/reports/7/proof/4': { ...report, chapter: current } });
  await open();
  await tick('Current version');
  expect(document.querySelector('[data-chapter]')?.textContent).toContain('As it was.');
  expect(document.querySelectorAll('[data-finding]')).toHaveLength(0);
});

test('PUB-02 on a phone the findings come first, and a finding leads to its chapter', async () => {
  serve(known);
  await open('/proofs/12/4', { width: 375 });
  expect(document.querySelector('[data-chapter]')).toBeNull();
  await press(/^1A cell was not read/);
  expect(document.querySelector('#b-2 section')).not.toBeNull();
});

test('PUB-02 a draft that is gone says so, one that did not load can be tried again', async () => {
  serve({});
  await open();
  expect(words()).toContain('There is no such draft');
  leave();
  serve({ 'GET /api/reports/drafts/12': { status: 500, code: 'internal' } });
  await open();
  expect(words()).toContain('The draft did not load');
});

const correctTable = () => press('Correct Table 4.2 Value by country');
const corrected = {
  ...draft,
  revision: 4,
  corrections: [
    {
      key: 'c1',
      chapter_number: 4,
      block: 'b-2',
      was: { caption: 'Table 4.2 Value by country', chapter: 'Total ankle replacement' },
      right: { unit: 'EUR million', leftOut: false },
      again: false,
      by: 'pia.lund@caliper.example',
      at: 1_795_000_100,
    },
  ],
};

test('PUB-03 a table is corrected in place: only what was changed is sent, and the chapter is asked for again', async () => {
  const post = 'POST /api/reports/drafts/12/corrections';
  const answers: Record<string, unknown> = { ...known, [post]: lost };
  const sent = serve(answers);
  await open();
  await correctTable();
  await type('Unit of all its figures', ' EUR million ');
  await press('Correct');
  expect(words()).toContain('The connection was lost before this was confirmed.');
  answers[post] = corrected;
  await press('Correct');
  const posts = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts[1]).toEqual({ revision: 3, chapter: 4, block: 'b-2', unit: 'EUR million' });
  expect(sent.filter(({ path }) => path.endsWith('/chapters/4'))).toHaveLength(2);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(words()).toContain('Corrected1Table 4.2 Value by countryEUR million');
});

test('PUB-03 a table is left out, and a correction taken back', async () => {
  const back = 'DELETE /api/reports/drafts/12/corrections/c1';
  const sent = serve({ ...known, 'POST /api/reports/drafts/12/corrections': corrected, [back]: draft });
  await open();
  await correctTable();
  await tick('Leave this table out of the report');
  await press('Correct');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    revision: 3,
    chapter: 4,
    block: 'b-2',
    leftOut: true,
  });
  await press('Take back: Table 4.2 Value by country');
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(words()).not.toContain('Corrected1');
});

test('PUB-03 a colleague who changed the draft meanwhile is not overwritten; what was typed stays', async () => {
  serve({
    ...known,
    'POST /api/reports/drafts/12/corrections': { code: 'draft-changed', status: 409, detail: 'Changed.' },
  });
  await open();
  await correctTable();
  await type('Caption', 'Table 4.2 Value');
  await press('Correct');
  expect(words()).toContain('Changed.');
  expect(document.querySelector('[role="dialog"] input')).toHaveProperty('value', 'Table 4.2 Value');
});

test('PUB-04 another share is chosen from which differences are pointed out', async () => {
  const put = 'PUT /api/reports/drafts/12/share';
  const sent = serve({ ...known, [put]: { ...draft, revision: 4, share: 0.5 } });
  await open();
  const select = document.querySelector<HTMLSelectElement>('aside select');
  expect([select?.value, [...(select?.options ?? [])].map(({ text }) => text)]).toEqual([
    '0.2',
    ['2%', '5%', '10%', '20%', '50%', '100%'],
  ]);
  await settle(() => {
    if (select) select.value = '0.5';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ revision: 3, share: 0.5 });
  expect(select?.value).toBe('0.5');
});
