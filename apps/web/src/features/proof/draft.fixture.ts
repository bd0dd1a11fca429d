import type { Draft } from '../reports/index.ts';

const finding = { file: 'chapters/04.html', chapter_number: 4, accepted: null };

export const draft: Draft = {
  draft_id: 12,
  report_id: 7,
  report_name: 'Foot and Ankle Implants',
  report_year: 2027,
  region: 'Europe',
  description: '',
  icon: 'Knee',
  category_id: 1,
  sub_category_id: 101,
  origin: 'upload',
  revision: 3,
  createdAt: 1_794_000_000,
  createdBy: 'pia.lund@caliper.example',
  chapters: 2,
  open: { settle: 1, look: 1, noted: 1 },
  outdated: false,
  releaseAt: null,
  notReleased: '',
  writeup: true,
  base: { version: 2, releasedAt: 1_790_000_000 },
  note: '',
  share: 0.2,
  titles: [
    { chapter_number: 1, chapter_title: 'Summary' },
    { chapter_number: 4, chapter_title: 'Total ankle replacement' },
  ],
  tables: [
    {
      chapter_number: 4,
      block: 'b-2',
      caption: 'Table 4.2 Value by country',
      headRows: 2,
      units: 'USD million',
      numbers: 48,
      texts: 1,
      notes: 1,
    },
  ],
  findings: [
    { ...finding, key: 'hidden', message: 'Hidden text was left out.' },
    { ...finding, key: 'caption', weight: 'look', block: 'b-1', message: 'A caption has no number.' },
    {
      ...finding,
      key: 'cell',
      weight: 'settle',
      block: 'b-2',
      excerpt: '4?.8',
      message: 'A cell was not read.',
      remedy: 'Correct it in the source and upload the package again.',
    },
  ],
  corrections: [],
  readers: { companies: 11, people: 63 },
  now: 1_795_000_000,
};

/** The draft once everything that had to be decided is. */
export const settled: Draft = {
  ...draft,
  open: { settle: 0, look: 0, noted: 1 },
  findings: draft.findings.filter(({ weight }) => weight === undefined),
};

export const chapter = {
  chapter_number: 4,
  chapter_title: 'Total ankle replacement',
  chapter_content:
    '<h1 id="b-0">Total ankle replacement</h1><p id="b-1">The smallest of the four markets.</p>' +
    '<table id="b-2" data-table="1"><caption>Table 4.2</caption><thead><tr><th>Country</th><th>2025</th></tr></thead>' +
    '<tbody><tr><th>Germany</th><td>87.1</td></tr><tr><th>United Kingdom</th><td>4?.8</td></tr></tbody></table>',
  images: {},
};
