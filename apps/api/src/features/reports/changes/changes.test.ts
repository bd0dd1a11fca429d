import { reportChanges, type TableChange } from '@caliper/contract/changes.schemas.ts';
import { describe, expect, test } from 'vitest';
import { changes } from './changes.ts';
import { readingOf, tableHtml } from './reading.fixture.ts';
import { isSameReading } from './same-reading.ts';

const head = [
  ['Country/2', 'Measured:2', 'Forecast:2', 'CAGR 2025–27, %/2'],
  ['2024', '2025', '2026', '2027'],
];
const germany = ['Germany', '82.9', '87.1', '91.6', '96.4', '5.2'];
const spain = ['Spain', '23.1', '24.6', '26.1', '27.7', '6.1'];
const total = ['Europe, 2 countries', '106.0', '111.7', '117.7', '124.1', '5.4'];
const caption = 'Table 4.1 Value of ankle implants, by country<br>USD million';

/** Changes of one table, in a chapter of its own. */
function tableChange(before: string, after: string): TableChange | undefined {
  const [one] = changes(readingOf({ Ankles: before }), readingOf({ Ankles: after })).tables;
  return one;
}

const ankles = (rows: string[][], more: { caption?: string; head?: string[][]; notes?: string[] } = {}) =>
  tableHtml({ caption, head, rows, ...more });
const before = ankles([germany, spain, total]);

const listed = (change: TableChange | undefined) =>
  change?.figures.map(
    ({ kind, row, column, before: was, after: is }) =>
      `${kind} ${row.join(' / ')}, ${column.at(-1)}: ${was?.text ?? ''} → ${is?.text ?? ''}`,
  );

describe('PUB-05 figures', () => {
  test('that were measured are restated, those of the forecast revised, growth to a forecast too', () => {
    const after = ankles([germany, ['Spain', '24.2', '24.6', '26.1', '28.0', '6.7'], total]);
    const change = tableChange(before, after);
    expect(listed(change)).toEqual([
      'restated Spain, 2024: 23.1 → 24.2',
      'revised Spain, 2027: 27.7 → 28.0',
      'revised Spain, CAGR 2025–27, %: 6.1 → 6.7',
    ]);
    expect(change?.figures[0]).toMatchObject({
      year: 2024,
      before: { value: 23.1, unit: 'USD million' },
      after: { value: 24.2, unit: 'USD million' },
      relative: 0.047619,
      place: { row: 1, column: 1 },
    });
    expect(change?.figures[2]?.after?.unit).toBe('%');
  });

  test('of rows that changed places are not different', () => {
    expect(tableChange(before, ankles([spain, germany, total]))).toMatchObject({
      kind: 'changed',
      figures: [],
      isWrittenOtherwise: true,
    });
  });

  test('of a year that was a forecast and is measured now are told apart, new years are added', () => {
    const later = [
      ['Country/2', 'Measured:2', 'Forecast:2'],
      ['2025', '2026', '2027', '2028'],
    ];
    const after = ankles([['Germany', '87.1', '92.0', '96.4', '101.0']], { head: later });
    const change = tableChange(ankles([germany]), after);
    expect(listed(change)).toEqual([
      'measured Germany, 2026: 91.6 → 92.0',
      'removed Germany, 2024: 82.9 → ',
      'removed Germany, CAGR 2025–27, %: 5.2 → ',
      'added Germany, 2028:  → 101.0',
    ]);
    expect(change?.columns).toEqual({
      added: [['Forecast', '2028']],
      removed: [['Measured', '2024'], ['CAGR 2025–27, %']],
      renamed: [],
    });
  });

  test('are neither restated nor revised where the table does not say what it measured', () => {
    const plain = [['Country', '2024', '2025']];
    const change = tableChange(
      ankles([['Spain', '23.1', '24.6']], { head: plain }),
      ankles([['Spain', '24.2', '24.6']], { head: plain }),
    );
    expect(change?.counts).toMatchObject({ changed: 1, restated: 0, revised: 0 });
    const noted = { head: plain, notes: ['Note: base year 2024.'] };
    expect(
      tableChange(ankles([['Spain', '23.1', '24.6']], noted), ankles([['Spain', '24.2', '24.7']], noted))
        ?.counts,
    ).toMatchObject({ restated: 1, revised: 1 });
  });

  test('that came to a dash or from one were removed and added', () => {
    const change = tableChange(before, ankles([germany, ['Spain', '–', ...spain.slice(2)], total]));
    expect(listed(change)).toEqual(['removed Spain, 2024: 23.1 → –']);
  });

  test('with the same value in another writing are not different', () => {
    const after = ankles([germany, ['Spain', '23.10', '24.6¹', '26.1', '27.7', '6.1%'], total], {
      notes: ['¹ Provisional.'],
    });
    const change = tableChange(before, after);
    expect(change).toMatchObject({ figures: [], notes: { added: ['¹ Provisional.'], removed: [] } });
  });

  test('in words are listed as such', () => {
    const leader = [['Market', 'Leader', '2025']];
    const change = tableChange(
      tableHtml({
        caption,
        head: leader,
        rows: [
          ['Knee', 'Kestrel', '10.5'],
          ['Hip', 'Halden', '11.5'],
        ],
      }),
      tableHtml({
        caption,
        head: leader,
        rows: [
          ['Knee', 'Sereno', '10.5'],
          ['Hip', 'Halden', '11.5'],
        ],
      }),
    );
    expect(listed(change)).toEqual(['words Knee, Leader: Kestrel → Sereno']);
  });
});

describe('PUB-05 rows and columns', () => {
  test('are known by their names, and by their figures if these are new', () => {
    const after = ankles([['Deutschland', ...germany.slice(1)], spain, total]);
    expect(tableChange(before, after)).toMatchObject({
      rows: { added: [], removed: [], renamed: [{ before: ['Germany'], after: ['Deutschland'] }] },
      figures: [],
    });
  });

  test('with the same name are told apart by their figures', () => {
    const rows = [
      ['Other', '5.11', '5.22', '5.33', '5.44', '1.1'],
      ['Other', '7.11', '7.22', '7.33', '7.44', '1.2'],
    ];
    const [first = [], second = []] = rows;
    const change = tableChange(
      ankles([germany, first, spain, second]),
      ankles([germany, second, spain, [...first.slice(0, 4), '5.55', '1.1']]),
    );
    expect(listed(change)).toEqual(['revised Other, 2027: 5.44 → 5.55']);
  });

  test('with the same name, of which not one figure says which came or went, are removed and added', () => {
    const other = (...figures: string[]) => ['Other', ...figures, '1.0'];
    const [one, two] = [other('5.11', '5.22', '5.33', '5.44'), other('7.11', '7.22', '7.33', '7.44')];
    const change = tableChange(
      ankles([germany, one, two]),
      ankles([germany, [...other('6.51', '6.62', '6.73', '6.84').slice(0, -1), '2.0']]),
    );
    expect(change?.rows).toEqual({ added: [['Other']], removed: [['Other'], ['Other']], renamed: [] });
    const kept = tableChange(ankles([germany, one, two]), ankles([germany, two]));
    expect(kept?.rows).toEqual({ added: [], removed: [['Other']], renamed: [] });
    expect(kept?.counts).toMatchObject({ restated: 0, revised: 0 });
  });

  test('a total that counts more countries is the same row', () => {
    const change = tableChange(
      before,
      ankles([
        germany,
        spain,
        ['Poland', '10.0', '10.0', '10.0', '10.0', '0.0'],
        ['Europe, 3 countries', '116.0', '121.7', '127.7', '134.1', '5.2'],
      ]),
    );
    expect(change?.rows).toEqual({
      added: [['Poland']],
      removed: [],
      renamed: [{ before: ['Europe, 2 countries'], after: ['Europe, 3 countries'] }],
    });
    expect(change?.counts).toMatchObject({ restated: 2, revised: 3, added: 5, removed: 0 });
  });

  test('a row that came while another went is not taken for it', () => {
    const change = tableChange(
      before,
      ankles([germany, ['Poland', '9.1', '10.0', '11.2', '12.1', '8.7'], total]),
    );
    expect(change?.rows).toMatchObject({ added: [['Poland']], removed: [['Spain']], renamed: [] });
  });
});

describe('PUB-05 units', () => {
  test('a change of scale is a change of the unit, and not of every figure', () => {
    const thousands = ankles(
      [
        ['Germany', '82,900', '87,100', '91,600', '96,400', '5.2'],
        ['Spain', '24,200', '24,600', '26,100', '27,700', '6.1'],
      ],
      { caption: caption.replace('million', 'thousand') },
    );
    const change = tableChange(ankles([germany, spain]), thousands);
    expect(change?.units).toEqual([{ column: [], before: 'USD million', after: 'USD thousand' }]);
    expect(listed(change)).toEqual(['restated Spain, 2024: 23.1 → 24,200']);
    expect(change?.figures[0]?.relative).toBe(0.047619);
  });

  test('without a unit on one side, figures are compared as they are written', () => {
    const unnamed = ankles([['Germany', '91.2', '95.8', '100.8', '106.0', '5.2']], {
      caption: 'Table 4.1 Value of ankle implants, by country',
    });
    const change = tableChange(ankles([germany]), unnamed);
    expect(change?.units).toEqual([{ column: [], before: 'USD million', after: '' }]);
    expect(change?.figures.map(({ relative }) => relative)).toEqual([0.100121, 0.099885, 0.100437, 0.099585]);
  });

  test('figures in another currency are counted, not compared', () => {
    const euros = ankles([['Germany', '76.3', '80.1', '84.3', '88.7', '5.2']], {
      caption: caption.replace('USD', 'EUR'),
    });
    const change = tableChange(ankles([germany]), euros);
    expect(change).toMatchObject({
      figures: [],
      incomparable: 4,
      units: [{ before: 'USD million', after: 'EUR million' }],
    });
  });
});

describe('PUB-05 tables and chapters', () => {
  const units = ankles([['Germany', '1,200', '1,300', '1,400', '1,500', '5.0']], {
    caption: 'Table 4.2 Units of ankle implants, by country',
  });

  test('a table under another number is the same one', () => {
    const now = ankles([germany, spain, total], { caption: caption.replace('4.1', '5.1') });
    const found = changes(
      readingOf({ Ankles: before + units }),
      readingOf({ Overview: '<p>What is new.</p>', Ankles: now + units.replace('4.2', '5.2') }),
    );
    expect(found.counts).toMatchObject({
      chapters: { added: 1, removed: 0, moved: 0, renamed: 0 },
      tables: { comparable: 2, renumbered: 2, added: 0, removed: 0, changed: 0 },
    });
    expect(found.tables[0]).toMatchObject({
      before: { name: 'Table 4.1' },
      after: { name: 'Table 5.1', chapter: 2 },
    });
  });

  test('a table of the same title in another chapter is another one', () => {
    const prices = (figure: string) =>
      tableHtml({
        caption: 'Prices, by country',
        head: [['Country', '2024', '2025']],
        rows: [['Spain', figure, `${figure}7`]],
      });
    const found = changes(
      readingOf({
        Knees: `<p>About knees.</p>${prices('31.5')}`,
        Hips: `<p>About hips.</p>${prices('42.5')}`,
      }),
      readingOf({
        Hips: `<p>About hips.</p>${prices('42.5')}`,
        Ankles: `<p>On ankles only.</p>${prices('53.5')}`,
      }),
    );
    expect(found.counts.tables).toMatchObject({ comparable: 1, added: 1, removed: 1 });
    expect(found.counts.chapters).toMatchObject({ added: 1, removed: 1 });
  });

  test('chapters are known by title and text: moved and renamed ones are told', () => {
    const text = (name: string) =>
      [1, 2, 3].map((part) => `<p>Part ${part} of what is said about ${name}.</p>`).join('');
    const found = changes(
      readingOf({ Knees: text('knees'), Hips: text('hips'), Ankles: text('ankles'), Spine: text('spines') }),
      readingOf({
        Hips: text('hips'),
        'Feet and ankles': text('ankles'),
        Spine: text('spines'),
        Knees: text('knees'),
      }),
    );
    expect(found.counts.chapters).toMatchObject({ added: 0, removed: 0, renamed: 1, moved: 1, changed: 2 });
    expect(found.chapters.filter(({ isMoved }) => isMoved)).toMatchObject([{ after: { title: 'Knees' } }]);
  });

  test('passages that came, went and were changed are listed, their true number is told', () => {
    const found = changes(
      readingOf({
        Ankles:
          '<p>Growth was slow in 2024 and will go on.</p><p>A passage that goes.</p><ul><li>One point</li><li>Second point here</li></ul>',
      }),
      readingOf({
        Ankles:
          '<ul><li>One point</li><li>Second point there</li></ul><p>Growth was fast in 2024 and will go on.</p><p>Something new entirely.</p>',
      }),
      { figures: 1, lines: 1, passages: 2 },
    );
    expect(found.counts.passages).toEqual({ added: 1, removed: 1, changed: 2 });
    expect(found.passages).toMatchObject([
      { kind: 'changed', before: 'Second point here', after: 'Second point there' },
      { kind: 'changed', before: 'Growth was slow in 2024 and will go on.' },
    ]);
    expect(found.leftOut.passages).toBe(2);
  });

  test('what is sent passes its schema as it is', () => {
    const found = changes(readingOf({ Ankles: before }), readingOf({ Ankles: units, Knees: '<p>New.</p>' }));
    expect(reportChanges.parse(found)).toEqual(found);
  });
});

describe('PUB-05 the same reading', () => {
  const page = (more: string) => readingOf({ Ankles: `<p>Text of the chapter</p>${before}${more}` });

  test('is one with the same text, captions and cells', () => {
    expect(isSameReading(page(''), page(''))).toBe(true);
    const [chapter] = page('').chapters;
    const reread = {
      chapters: chapter
        ? [
            {
              ...chapter,
              blocks: ['b-1'],
              tables: chapter.tables.map((table) => ({ ...table, units: 'US$ mn' })),
            },
          ]
        : [],
    };
    expect(isSameReading(page(''), reread)).toBe(true);
  });

  test.each([
    ['a word', '<p>Text of a chapter</p>', before],
    ['a figure', '<p>Text of the chapter</p>', before.replace('23.1', '23.7')],
    ['a caption', '<p>Text of the chapter</p>', before.replace('Value of', 'Sales of')],
    [
      'a place of a cell',
      '<p>Text of the chapter</p>',
      before.replace('<td>23.1</td>', '<td></td><td>23.1</td>'),
    ],
  ])('is another one if %s is different', (_, text, table) => {
    expect(isSameReading(page(''), readingOf({ Ankles: text + table }))).toBe(false);
  });
});
