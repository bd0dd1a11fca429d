// @vitest-environment jsdom
import type { FigureChange, ReportChanges, TableChange } from '@caliper/contract/changes.schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { chapter, draft } from '../draft.fixture.ts';
import { DraftPage } from '../draft-page.tsx';
import { leave, press, serve, show, words } from '../page.fixture.ts';

afterEach(leave);

const none = { restated: 0, revised: 0, measured: 0, changed: 0, words: 0, added: 0, removed: 0 };
const lines = { added: [], removed: [], renamed: [] };

const spain: FigureChange = {
  kind: 'restated',
  row: ['Spain'],
  column: ['Measured', '2024'],
  year: 2024,
  before: { text: '23.1', value: 23.1, unit: 'USD million' },
  after: { text: '24.2', value: 24.2, unit: 'USD million' },
  relative: 0.0476,
  place: { row: 1, column: 2 },
};

const table: TableChange = {
  kind: 'changed',
  before: { chapter: 3, number: 1, block: 'b-9', name: 'Table 3.1', title: 'Value by country' },
  after: { chapter: 4, number: 1, block: 'b-2', name: 'Table 4.2', title: 'Value by country' },
  isRenumbered: true,
  isRetitled: false,
  rows: lines,
  columns: lines,
  units: [],
  notes: { added: [], removed: [] },
  isWrittenOtherwise: false,
  figures: [spain],
  counts: { ...none, restated: 14 },
  incomparable: 0,
};

const passage = {
  kind: 'changed',
  chapter: 4,
  block: 'b-1',
  before: 'It was slow.',
  after: 'It was fast.',
} as const;

const changes: ReportChanges = {
  counts: {
    chapters: { before: 1, after: 2, added: 1, removed: 0, changed: 1, renamed: 0, moved: 0 },
    tables: {
      before: 1,
      after: 1,
      comparable: 1,
      added: 0,
      removed: 0,
      changed: 1,
      renumbered: 1,
      retitled: 0,
      units: 0,
      notes: 0,
    },
    figures: { ...none, restated: 14 },
    incomparable: 0,
    passages: { added: 0, removed: 0, changed: 1 },
  },
  chapters: [
    {
      kind: 'added',
      before: null,
      after: { number: 1, title: 'Summary' },
      isRenamed: false,
      isMoved: false,
      passages: { added: 0, removed: 0, changed: 0 },
    },
  ],
  tables: [table],
  passages: [passage],
  leftOut: { figures: 13, lines: 0, passages: 0 },
};

const path = 'GET /api/reports/drafts/12/changes';
const known = { 'GET /api/reports/drafts/12': draft, 'GET /api/reports/drafts/12/chapters/4': chapter };
const open = () => show(DraftPage, { path: '/proofs/:id/:chapter?', at: '/proofs/12/4' });

test('PUB-05 the proof counts what changed, and unfolds it to the figure', async () => {
  serve({ ...known, [path]: changes });
  await open();
  expect(words()).toContain('+1chapter: Summary14measured figures restated1passage changed');
  expect(words()).not.toContain('23.1');
  await press('See what changed');
  expect(words()).toContain('Table 4.2 Value by country, was Table 3.1');
  expect(words()).toContain('Spain, 2024: 23.1 → 24.2 restated');
  expect(words()).toContain('and 13 more figures');
  expect(words()).toContain('It was slow.It was fast.');
  const place = [...document.querySelectorAll('a')].find((one) => one.textContent?.includes('was Table 3.1'));
  expect(place?.getAttribute('href')).toBe('/proofs/12/4#b-2');
});

test('PUB-05 a comparison that fails can be tried again, and nothing else of the proof is lost', async () => {
  const answers: Record<string, unknown> = { ...known, [path]: { status: 404, code: 'not-found' } };
  serve(answers);
  await open();
  expect(words()).toContain('The smallest of the four markets.');
  answers[path] = {
    ...changes,
    counts: { ...changes.counts, figures: none, passages: { added: 0, removed: 0, changed: 0 } },
    chapters: [],
  };
  await press('Try again');
  expect(words()).toContain('Readers would see no difference.');
});
