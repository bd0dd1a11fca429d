import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { made } from '../../testing/custom-reports.ts';
import { behind, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { csv, marketFile, marketHead, workbook } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem } from '../../testing/items.ts';
import { signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { pointTo, sweepImports } from './imports.store.ts';
import { countUnit } from './reading/cells.ts';

const server = await startServer();
const importer = await openImporter(server, 'global');

const good = ['Knees', 'Cemented', 'Europe', 'Italy', '', 2024, 'value', 'EUR', 7];
const with_ = (changes: Record<string, string | number>) =>
  good.map((value, index) => changes[marketHead[index] ?? ''] ?? value);

const noDemos = {
  status: 422,
  body: { fields: { demo: 'Only MedSKU and the procedure tracker have demo figures.' } },
};

async function newReport(): Promise<string> {
  return String((await makeItem(server.db)).item_id);
}

/** What a customer would see. */
async function total(itemId: string): Promise<(number | null)[] | undefined> {
  const frame = await openFrame(server, importer.session, { kind: 'global', id: Number(itemId) });
  const params = { kind: 'global', id: itemId };
  const body = { measure: 'value', groupBy: [], filters: {} };
  return (await server.call('askDashboard', { token: frame, params, body })).body.rows[0]?.values;
}

async function counts() {
  const tables = [
    'figure_imports',
    'market_facts',
    'sku_facts',
    'procedure_facts',
    'survey_facts',
    'data_sets',
    'items',
  ];
  const all: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await server.db
      .selectFrom(table as 'items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    all[table] = Number(count);
  }
  return all;
}

const placesOf = (body: { problems: { sheet: string; row: number | null; column: string | null }[] }) =>
  body.problems.map(({ sheet, row, column }) => `${sheet}${row ?? ''}${column ? ` ${column}` : ''}`);

describe('DASH-08 checking a file', () => {
  test('reports all fifty planted faults with their places, and writes nothing', async () => {
    const itemId = await newReport();
    const faults: Record<string, string | number>[] = [
      { value: '1;234' },
      { value: '"1,234.5"' },
      { value: '12%' },
      { value: 'n/a' },
      { value: '' },
      { value: '-5' },
      { value: '"1,5"' },
      { value: '1e999' },
      { year: '24' },
      { year: '2024.5' },
      { year: '' },
      { year: '20024' },
      { metric: 'price' },
      { metric: '' },
      { market: '' },
      { segment: '' },
      { region: '' },
      { country: '' },
      { unit: '' },
      { unit: 'US$' },
      { region: 'Africa' },
      { market: 'x'.repeat(201) },
      { company: 'x'.repeat(201) },
      { segment: 'tab\there' },
      {},
    ];
    const columns = [
      ...Array(8).fill('value'),
      ...Array(4).fill('year'),
      ...[
        'metric',
        'metric',
        'market',
        'segment',
        'region',
        'country',
        'unit',
        'unit',
        'region',
        'market',
        'company',
        'segment',
        '',
      ],
    ];
    const rows: (string | number)[][] = [];
    const expected: string[] = [];
    // Each fault twice, with valid rows in between.
    for (let round = 0; round < 2; round++) {
      for (const [index, fault] of faults.entries()) {
        rows.push(with_({ segment: `Good ${round} ${index}` }));
        rows.push(
          Object.keys(fault).length > 0
            ? with_({ segment: `Bad ${round} ${index}`, ...fault })
            : with_({ segment: 'Good 0 0' }),
        );
        const column = columns[index];
        expected.push(`${rows.length + 1}${column ? ` ${column}` : ''}`);
      }
    }
    const before = await counts();
    const { status, body } = await importer.stage(csv(marketHead, ...rows), { itemId });
    expect(status).toBe(200);
    expect(placesOf(body)).toEqual(expected);
    expect(body).toMatchObject({ importId: null, problemCount: 50, summary: { rows: 100, added: 0 } });
    expect(await counts()).toEqual(before);
    const words = body.problems.map(({ message }: { message: string }) => message).join('\n');
    for (const said of [
      'thousands separator. Write 1234.5.',
      "'12%' is a percentage",
      "'1,5' has a decimal comma. Write 1.5.",
      "'24' is not a year such as 2024",
      'none of: value, units',
      "differs from 'EUR'",
      "listed under 'Europe' in 54 rows of the file",
      'longer than 200 characters',
      'The same figure is already in row 2',
    ])
      expect(words).toContain(said);
  });

  test('names spreadsheet cells that are not plain values', async () => {
    const date = { value: new Date('2024-05-01'), type: Date, format: 'yyyy-mm-dd' };
    const file = await workbook({
      Europe: [
        marketHead,
        with_({ value: 7 }),
        [...good.slice(0, 8), { value: '1+1', type: 'Formula' }],
        [...good.slice(0, 5), date, 'value', 'EUR', 7],
        [...good.slice(0, 8), { value: 0.25, type: Number, format: '0%' }],
        [...good.slice(0, 8), { value: 1234.5, type: Number, format: '#,##0.00' }].map((cell, index) =>
          index === 1 ? 'Styled' : cell,
        ),
      ],
      Empty: [],
      Notes: [['Made in May'], ['by the analysts']],
    });
    const { body } = await importer.stage(file, { itemId: await newReport() });
    expect(placesOf(body)).toEqual(['Europe3 value', 'Europe4 year', 'Europe5 value']);
    expect(body.problems.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('formula'),
      expect.stringContaining('date'),
      expect.stringContaining('percentage'),
    ]);
    expect(body.notes).toEqual([
      { sheet: 'Empty', row: null, column: null, message: 'The sheet is empty.' },
      { sheet: 'Notes', row: null, column: null, message: expect.stringContaining('was not read') },
    ]);
  });

  test('suggests what a renamed header may have been, and ignores an unknown column', async () => {
    const head = marketHead.map((name) => (name === 'value' ? 'Values' : name));
    const { body } = await importer.stage(csv(head, good), { itemId: await newReport() });
    expect(body.problems).toEqual([
      {
        sheet: '',
        row: 1,
        column: 'value',
        message: "There is no column 'value'. Rename 'Values' (I) if that is it.",
      },
    ]);
    const extra = await importer.stage(csv([...marketHead, 'Comment'], [...good, 'fine']), {
      itemId: await newReport(),
    });
    expect(extra.body.problems).toEqual([]);
    expect(extra.body.notes[0].message).toBe("The column 'Comment' (J) is not known and was not read.");
  });

  test('reports two tables in one sheet, below each other or side by side', async () => {
    const below = csv(marketHead, good, Array(9).fill(''), marketHead, with_({ segment: 'Other' }));
    expect((await importer.stage(below, { itemId: await newReport() })).body.problems).toEqual([
      {
        sheet: '',
        row: 4,
        column: null,
        message: 'A second table begins here. Put it on a sheet of its own.',
      },
    ]);
    const beside = csv([...marketHead, '', ...marketHead], [...good, '', ...good]);
    const { body } = await importer.stage(beside, { itemId: await newReport() });
    expect(body.problemCount).toBe(9);
    expect(body.problems[0].message).toContain("The column 'market' appears twice, in A and K.");
  });

  test.each([
    ['an empty file', '', 'The file is empty.'],
    ['a PDF', '%PDF-1.7 something', 'This is a PDF file.'],
    [
      'an old Excel file',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'old or encrypted Excel file',
    ],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x6d, 0, 0x61, 0]), 'not in UTF-8'],
    ['Latin-1', Uint8Array.from([...new TextEncoder().encode('market,'), 0xe9, 0x0a, 0x78]), 'not in UTF-8'],
    [
      'a ZIP file that is not a workbook',
      Uint8Array.from([0x50, 0x4b, 5, 6, ...Array(18).fill(0)]),
      'not an Excel workbook',
    ],
    ['a broken ZIP', 'PK\u0003\u0004 and no more', 'damaged'],
    [
      'an unclosed quotation mark',
      `${marketHead}\n"${'x,'.repeat(60_000)}`,
      'a quotation mark is not closed',
    ],
  ])('%s gets its own message', async (_, file, words) => {
    const { status, body } = await importer.stage(file, { itemId: await newReport() });
    expect([status, body.code]).toEqual([422, 'import-file-unreadable']);
    expect(body.fields.file).toContain(words);
  });

  test('reports a header without rows, and a file without the columns', async () => {
    const alone = await importer.stage(csv(marketHead), { itemId: await newReport() });
    expect(alone.body.problems[0].message).toContain('There are no rows below the header');
    const other = await importer.stage(csv(['a', 'b'], [1, 2]), { itemId: await newReport() });
    expect(other.body.problems[0].message).toContain('no sheet with these columns');
  });

  test('counts problems beyond those listed', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => with_({ segment: `S${index}`, value: 'x' }));
    const { body } = await importer.stage(csv(marketHead, ...rows), { itemId: await newReport() });
    expect([body.problems.length, body.problemCount]).toEqual([500, 700]);
  });

  test.each([',', ';', '\t'])(
    'accepts columns in any order, separated by %j, quoted or not, with or without a byte order mark',
    async (separator) => {
      const line = (cells: (string | number)[]) =>
        cells
          .map((cell) => `"${cell}"`)
          .reverse()
          .join(separator);
      const file = `\ufeff${[marketHead.map((name) => name.toUpperCase()), good, with_({ segment: 'A ""big"" one' })].map(line).join('\r\n')}`;
      const itemId = await newReport();
      await importer.put(file, { itemId });
      expect(await total(itemId)).toEqual([14]);
    },
  );

  test('reports a count that may have a thousands separator where the comma is the decimal sign', async () => {
    const units = (value: string, unit = 'units') => with_({ segment: value, metric: 'units', unit, value });
    const rows = [
      units('12.345'),
      units('12.34'),
      units('0.345'),
      units('1234.567'),
      with_({ value: '12.345' }),
    ];
    const staged = async (file: string, fields = {}) =>
      (await importer.stage(file, { itemId: await newReport(), ...fields })).body;
    const body = await staged(csv(marketHead, ...rows).replaceAll(',', ';'));
    expect(body.problems).toEqual([
      {
        sheet: '',
        row: 2,
        column: 'value',
        message: "'12.345' may have a thousands separator. Write 12345, or 12.3450 if it is a fraction.",
      },
    ]);
    expect((await staged(csv(marketHead, ...rows))).problems).toEqual([]);
    const thousands = csv(marketHead, units('12.345', 'thousand units'));
    expect((await staged(thousands.replaceAll(',', ';'))).problems).toEqual([]);

    const trackers = await openImporter(server, 'pt');
    const file =
      'procedure;specialty;setting;payer;region;country;year;volume\nHip;O;H;P;Europe;Italy;2024;1.000\n';
    const { item_id } = await makeItem(server.db, { kind: 'pt' });
    expect(placesOf((await trackers.stage(file, { itemId: String(item_id) })).body)).toEqual(['2 volume']);
  });

  test('reports a row with more cells than the header', async () => {
    const { body } = await importer.stage(
      `${csv(marketHead)}Knees,All,Europe,Italy,,2024,value,EUR,1,234\n`,
      {
        itemId: await newReport(),
      },
    );
    expect(body.problems).toEqual([
      { sheet: '', row: 2, column: 'J', message: 'The row has more cells than the header.' },
    ]);
  });

  test.each([
    ['US$ millions', 'US$ million'],
    ['USD mn', 'USD million'],
    ['million EUR', 'EUR million'],
    ['€', '€'],
  ])('accepts the unit %j and keeps it as %j', async (unit, kept) => {
    const itemId = await newReport();
    await importer.put(csv(marketHead, with_({ unit })), { itemId });
    const frame = await openFrame(server, importer.session, { kind: 'global', id: Number(itemId) });
    const { body } = await server.call('dashboard', { token: frame, params: { kind: 'global', id: itemId } });
    expect(body.measures).toEqual([{ measure: 'value', unit: kept }]);
  });

  test.each(['EURm', "'000 EUR", 'EUR in millions', '%', 'lots of money'])(
    'rejects the ambiguous unit %j',
    async (unit) => {
      const { body } = await importer.stage(csv(marketHead, with_({ unit })), { itemId: await newReport() });
      expect(placesOf(body)).toEqual(['2 unit']);
      expect(body.problems[0].message).toContain('such as US$ million');
    },
  );

  test.each([
    ['units', 'units'],
    ['Thousand units', 'thousand units'],
    ['Knee Systems', 'knee systems'],
    ['constructs k', 'thousand constructs'],
    ['mn boxes of 50', 'million boxes of 50'],
    ['MRI systems', 'MRI systems'],
  ])('MEND-29 accepts what is counted as %j and keeps it as %j', (text, kept) => {
    expect(countUnit(text)).toBe(kept);
  });

  test.each(['', 'thousand', 'US$ m', 'EUR', '%', "'000 stents", '12', 'thousand million stents'])(
    'MEND-29 rejects %j as what is counted',
    (text) => {
      expect(countUnit(text)).toBeNull();
    },
  );

  test('MEND-29 a market is counted in one unit, and the same in one scale; a changed one is a change', async () => {
    const units = (market: string, segment: string, unit: string) =>
      with_({ market, segment, metric: 'units', unit });
    const itemId = await newReport();
    const { body } = await importer.stage(
      csv(
        marketHead,
        units('Knees', 'A', 'knee systems'),
        units('Knees', 'B', 'constructs'),
        units('Hips', 'A', 'hip systems'),
        units('Partial', 'A', 'thousand knee systems'),
      ),
      { itemId },
    );
    expect(body.problems.map(({ row, message }: { row: number; message: string }) => [row, message])).toEqual(
      [
        [
          3,
          "This unit differs from 'knee systems' in row 2. All figures of a market have one unit for each metric.",
        ],
        [5, "This unit differs from 'knee systems' in row 2. Write all in thousands, for example, or none."],
      ],
    );
    await importer.put(csv(marketHead, units('Knees', 'A', 'units')), { itemId });
    const next = await importer.stage(csv(marketHead, units('Knees', 'A', 'constructs')), { itemId });
    expect(next.body.changes).toEqual([
      { change: 'changed', what: 'unit · Knees', from: 'units', to: 'constructs' },
    ]);
  });

  test('figures too large or too small to sum are rejected', async () => {
    const rows = ['1e-200', '1e300', '0'].map((value, index) => with_({ value, segment: `S${index}` }));
    const { body } = await importer.stage(csv(marketHead, ...rows), { itemId: await newReport() });
    expect(placesOf(body)).toEqual(['2 value', '3 value']);
  });

  test('rejects more markets than a dashboard could show', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => with_({ market: `Market ${index}` }));
    const { body } = await importer.stage(csv(marketHead, ...rows), { itemId: await newReport() });
    expect(body).toMatchObject({
      importId: null,
      problems: [{ message: 'There are 501 markets; there can be 500 at most.' }],
    });
  });

  test('reports companies that add up to more than their market, and accepts what rounding adds', async () => {
    const of = (segment: string, whole: number, ...companies: number[]) =>
      [whole, ...companies].map((value, index) =>
        with_({ segment, value, company: index === 0 ? '' : `Company ${index}` }),
      );
    const inUnits = (rows: (string | number)[][]) =>
      rows.map((row) => [...row.slice(0, 6), 'units', 'units', ...row.slice(8)]);
    const file = csv(
      marketHead,
      ...of('Too much', 100, 60, 45.5),
      ...of('Rounded', 0.2, 0.1, 0.1, 0.1),
      ...of('Rounded total', 10, 5.04, 5.03),
      ...inUnits(of('Units', 0, 3)),
      ...of('Less', 100, 60),
    );
    const { body } = await importer.stage(file, { itemId: await newReport() });
    expect(body.problems).toEqual([
      {
        sheet: '',
        row: 2,
        column: 'value',
        message: 'The companies add up to 105.5, which is more than the 100 of all companies together.',
      },
      { sheet: '', row: 12, column: 'value', message: expect.stringContaining('add up to 3,') },
    ]);
    // Payers have means, which do not add up.
    const access = ['', 'Public', 'Private'].map((company) =>
      with_({ company, metric: 'coverage', unit: '%' }),
    );
    const { problems } = (
      await importer.stage(csv(marketHead, ...access), {
        itemId: await newReport(),
        dashboard_kind: 'medaccess',
      })
    ).body;
    expect(problems).toEqual([]);
  });

  test('counts all repeated rows', async () => {
    const { body } = await importer.stage(csv(marketHead, ...Array(800).fill(good)), {
      itemId: await newReport(),
    });
    expect([body.problems.length, body.problemCount]).toEqual([500, 799]);
  });

  test.each([
    ['a first line that names the separator', (text: string) => `sep=;\n${text.replaceAll(',', ';')}`],
    ['lines that end with a carriage return alone', (text: string) => text.replaceAll('\n', '\r')],
    ['a great many blank lines', (text: string) => text.replaceAll('\n', '\n'.repeat(50_000))],
  ])('accepts %s', async (_, change) => {
    const itemId = await newReport();
    await importer.put(change(csv(marketHead, good)), { itemId });
    expect(await total(itemId)).toEqual([7]);
  });

  test('requires the same details for all answers of a respondent, and reports a table without rows', async () => {
    const surveys = await openImporter(server, 'survey');
    const { item_id } = await makeItem(server.db, { kind: 'survey' });
    const questions = [
      ['question_id', 'text', 'type'],
      ['q1', 'Which?', 'multi'],
    ];
    const head = ['respondent_id', 'question_id', 'answer', 'weight', 'country'];
    const file = await workbook({
      questions,
      answers: [head, ['r1', 'q1', 'A', 1, 'Italy'], ['r1', 'q1', 'B', 5, 'France']],
    });
    const { body } = await surveys.stage(file, { itemId: String(item_id) });
    expect(placesOf(body)).toEqual(['answers3 weight', 'answers3 country']);
    const empty = await surveys.stage(await workbook({ questions, answers: [head] }), {
      itemId: String(item_id),
    });
    expect(empty.body.problems[0].message).toContain('no rows below the header with respondent_id');
  });

  test('checks the sheets of a survey against each other', async () => {
    const surveys = await openImporter(server, 'survey');
    const { item_id } = await makeItem(server.db, { kind: 'survey' });
    const file = await workbook({
      questions: [
        ['question_id', 'text', 'type'],
        ['q1', 'One?', 'single'],
        ['q1', 'Again?', 'single'],
        ['q2', 'Which?', 'multi'],
        ['q3', 'How much?', 'scale'],
        ['q4', 'What?', 'essay'],
      ],
      answers: [
        ['respondent_id', 'question_id', 'answer'],
        ['r1', 'q1', 'Yes'],
        ['r1', 'q1', 'No'],
        ['r1', 'q2', 'A'],
        ['r1', 'q2', 'B'],
        ['r1', 'q2', 'A'],
        ['r1', 'q3', 'a lot'],
        ['r1', 'q9', 'Yes'],
      ],
    });
    const { body } = await surveys.stage(file, { itemId: String(item_id) });
    expect(placesOf(body).sort()).toEqual(
      [
        'questions3',
        'questions6 type',
        'answers3 answer',
        'answers6',
        'answers7 answer',
        'answers8 question_id',
      ].sort(),
    );
    const alone = await surveys.stage(csv(['respondent_id', 'question_id', 'answer'], ['r1', 'q1', 'Yes']), {
      itemId: String(item_id),
    });
    expect(alone.body.problems[0].message).toContain('question_id, text, type');
  });

  test('requires one currency for SKUs, and either years or quarters', async () => {
    const skus = await openImporter(server, 'medsku');
    const { item_id } = await makeItem(server.db, { kind: 'medsku' });
    const head = [
      'market',
      'manufacturer',
      'brand',
      'sku',
      'country',
      'period',
      'units',
      'price',
      'currency',
    ];
    const of = (sku: string, period: string, currency: string) => [
      'M',
      'V',
      'B',
      sku,
      'Italy',
      period,
      1,
      2,
      currency,
    ];
    const { body } = await skus.stage(
      csv(
        head,
        of('1', '2024-Q1', 'EUR'),
        of('2', '2024-Q2', 'US$'),
        of('3', '2024', 'EUR'),
        of('4', '2024-Q5', 'EUR'),
        of('5', '2024-Q1-Q2', 'EUR'),
      ),
      {
        itemId: String(item_id),
      },
    );
    expect(placesOf(body)).toEqual(['3 currency', '4 period', '5 period', '6 period']);
  });
});

describe('DASH-08 applying an import', () => {
  test('DASH-04 a dashboard and its answers say which figures they are of', async () => {
    const id = await newReport();
    const params = { kind: 'global', id };
    const editions = async () => {
      const token = await openFrame(server, importer.session, { kind: 'global', id: Number(id) });
      const described = await server.call('dashboard', { token, params });
      const body = { measure: 'value', groupBy: [], filters: {} };
      const answered = await server.call('askDashboard', { token, params, body });
      expect(answered.body.edition).toBe(described.body.edition);
      return described.body.edition;
    };
    const seen = [];
    for (const value of [7, 8]) {
      const { body } = await importer.stage(csv(marketHead, with_({ value })), { itemId: id });
      await importer.apply(body.importId);
      seen.push(await editions(), await editions());
    }
    expect(seen[0]).toBe(seen[1]);
    expect(seen[1]).not.toBe(seen[2]);
  });

  test('previews what is added, changed and removed; customers see it only after it is applied', async () => {
    const itemId = await newReport();
    const first = csv(marketHead, good, with_({ segment: 'Revision' }), with_({ year: 2025 }));
    expect((await importer.stage(first, { itemId })).body.summary).toEqual({
      rows: 3,
      added: 3,
      changed: 0,
      removed: 0,
    });
    await importer.put(first, { itemId });
    const second = csv(
      marketHead,
      with_({ value: 8 }),
      with_({ year: 2025 }),
      with_({ country: 'Spain' }),
      with_({ segment: 'New' }),
    );
    const { body } = await importer.stage(second, { itemId });
    expect(body.summary).toEqual({ rows: 4, added: 2, changed: 1, removed: 1 });
    expect(body.changes).toEqual([
      { change: 'changed', what: 'Knees · Cemented · Italy · value · 2024', from: '7', to: '8' },
      { change: 'added', what: 'Knees · Cemented · Spain · value · 2024', from: null, to: '7' },
      { change: 'added', what: 'Knees · New · Italy · value · 2024', from: null, to: '7' },
      { change: 'removed', what: 'Knees · Revision · Italy · value · 2024', from: '7', to: null },
    ]);
    expect(await total(itemId)).toEqual([14, 7]);
    expect(await importer.apply(body.importId)).toMatchObject({
      status: 200,
      body: { item_id: Number(itemId) },
    });
    expect(await total(itemId)).toEqual([22, 7]);
  });

  test('notes the markets that the file lacks and that companies or custom reports use', async () => {
    const { report_id, id: itemId } = await publishReport(server, ['<h1>One</h1><p>Text.</p>']);
    await importer.put(csv(marketHead, good, with_({ market: 'Hips' })), { itemId });
    const reader = await signedInAs(server);
    const sample = { usergroup_id: reader.usergroupId, item_id: report_id, access: 'sample' as const };
    await server.db
      .insertInto('subscriptions')
      .values({ ...sample, market_name: 'Knees' })
      .execute();
    const support = await signedInAs(server, { special: 'support' });
    const id = await made(server, support, [[report_id, 1]]);
    const body = { report_id, market_names: ['Knees'] };
    await server.call('chooseMarkets', { token: importer.session, params: { id }, body });

    const without = csv(marketHead, with_({ market: 'Hips' }));
    const notesOf = async (file: string) => (await importer.stage(file, { itemId })).body.notes;
    expect(await notesOf(without)).toEqual([
      {
        sheet: '',
        row: null,
        column: null,
        message: "'Knees' is not in the file; 1 company has a sample of it and 1 custom report shows it.",
      },
    ]);
    expect(await notesOf(csv(marketHead, good))).toEqual([]);
  });

  test('counts changed units and regions as changes', async () => {
    const itemId = await newReport();
    await importer.put(csv(marketHead, good), { itemId });
    const { body } = await importer.stage(csv(marketHead, with_({ unit: 'US$', region: 'Africa' })), {
      itemId,
    });
    expect(body.summary).toEqual({ rows: 1, added: 0, changed: 2, removed: 0 });
    expect(body.changes.map(({ what }: { what: string }) => what)).toEqual([
      'Italy · region',
      'unit · value',
    ]);
  });

  test('does not confuse names that look alike when joined', async () => {
    const itemId = await newReport();
    const rows = [
      with_({ market: 'A · B', segment: 'C', value: 5 }),
      with_({ market: 'A', segment: 'B · C', value: 7 }),
    ];
    await importer.put(csv(marketHead, ...rows), { itemId });
    expect((await importer.stage(csv(marketHead, ...rows), { itemId })).body.summary).toMatchObject({
      changed: 0,
      added: 0,
    });
  });

  test('counts a reworded question and changed answers as changes', async () => {
    const surveys = await openImporter(server, 'survey');
    const { item_id } = await makeItem(server.db, { kind: 'survey' });
    const head = ['respondent_id', 'question_id', 'answer'];
    const file = (text: string, ...answers: string[]) =>
      workbook({
        questions: [
          ['question_id', 'text', 'type'],
          ['q1', text, 'multi'],
        ],
        answers: [head, ...answers.map((answer) => ['r1', 'q1', answer])],
      });
    await surveys.put(await file('Which?', 'a, b'), { itemId: String(item_id) });
    const { body } = await surveys.stage(await file('Why?', 'a', 'b'), { itemId: String(item_id) });
    expect(body.changes.map(({ what, from, to }: Record<string, string>) => [what, from, to])).toEqual([
      ['q1 · question', 'Which? (multi)', 'Why? (multi)'],
      ['q1 · r1', '["a, b"] 1', '["a", "b"] 1'],
    ]);
  });

  test('compares figures by year, even if the first year has moved', async () => {
    const itemId = await newReport();
    await importer.put(csv(marketHead, good, with_({ year: 2025 })), { itemId });
    const { body } = await importer.stage(csv(marketHead, with_({ year: 2025 }), with_({ year: 2026 })), {
      itemId,
    });
    expect(body.summary).toEqual({ rows: 2, added: 1, changed: 0, removed: 1 });
  });

  test('keeps earlier figures, which can be applied again, and logs everything', async () => {
    const itemId = await newReport();
    const ids: number[] = [];
    for (const value of [1, 2, 3]) {
      const { body } = await importer.stage(csv(marketHead, with_({ value, market: `Market ${value}` })), {
        itemId,
        fileName: `v${value}.csv`,
      });
      await importer.apply(body.importId);
      ids.push(body.importId);
    }
    expect(await total(itemId)).toEqual([3]);
    await importer.apply(ids[0] ?? 0);
    expect(await total(itemId)).toEqual([1]);
    const markets = await server.call('reportMarkets', {
      token: importer.session,
      params: { report_id: itemId },
    });
    expect(markets.body).toEqual(['Market 1']);
    const { body } = await server.call('imports', { token: importer.frame, params: { kind: 'global' } });
    const mine = body.imports.filter((one: { item_id: number }) => one.item_id === Number(itemId));
    expect(mine.map((one: { file: string; state: string }) => [one.file, one.state])).toEqual([
      ['v1.csv', 'current'],
      ['v3.csv', 'earlier'],
      ['v2.csv', 'earlier'],
    ]);
    const log = await rowsIn(server.db, 'audit_log', { subject: `report:${itemId}` });
    expect(log.filter(({ action }) => action === 'figures applied')).toHaveLength(4);
  });

  test('applies one of two imports that were compared with the same figures', async () => {
    const itemId = await newReport();
    await importer.put(csv(marketHead, good), { itemId });
    const staged = await Promise.all(
      [8, 9].map((value) => importer.stage(csv(marketHead, with_({ value })), { itemId })),
    );
    const applied = await Promise.all(staged.map(({ body }) => importer.apply(body.importId)));
    expect(applied.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(applied.find(({ status }) => status === 409)?.body.code).toBe('import-outdated');
  });

  test('applies once on a double click, with the same answer', async () => {
    const itemId = await newReport();
    const { body } = await importer.stage(csv(marketHead, good), { itemId });
    const both = await Promise.all([importer.apply(body.importId), importer.apply(body.importId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await total(itemId)).toEqual([7]);
  });

  test('a discarded import is gone, and an applied one cannot be discarded', async () => {
    const itemId = await newReport();
    const { body } = await importer.stage(csv(marketHead, good), { itemId });
    const params = { kind: 'global', importId: String(body.importId) };
    const discard = () => server.call('discardImport', { token: importer.frame, params });
    await expectStatus(204, discard());
    await expectStatus(404, discard());
    await expectStatus(404, importer.apply(body.importId));
    const kept = (await importer.stage(csv(marketHead, good), { itemId })).body.importId;
    await importer.apply(kept);
    expect(
      (
        await server.call('discardImport', {
          token: importer.frame,
          params: { kind: 'global', importId: String(kept) },
        })
      ).status,
    ).toBe(404);
    await sweepImports(server.db);
    const facts = await rowsIn(server.db, 'figure_imports', { import_id: body.importId });
    expect(facts).toEqual([]);
  });

  test('an idempotency key returns the same import for the same file, and is refused for another', async () => {
    const itemId = await newReport();
    const headers = { 'idempotency-key': 'one-chosen-file' };
    const send = (file: string) =>
      server.call('stageImport', {
        token: importer.frame,
        params: { kind: 'global' },
        headers,
        form: { fields: { itemId }, file: new TextEncoder().encode(file) },
      });
    const first = await send(csv(marketHead, good));
    expect((await send(csv(marketHead, good))).body.importId).toBe(first.body.importId);
    expect(await send(csv(marketHead, with_({ value: 8 })))).toMatchObject({
      status: 409,
      body: { code: 'repeated-with-changes' },
    });
  });

  test('an import of one kind is not found under another', async () => {
    const { body } = await importer.stage(csv(marketHead, good), { itemId: await newReport() });
    const trackers = await openImporter(server, 'pt');
    await expectStatus(404, trackers.apply(body.importId));
  });

  test('adds totals that a file leaves out, and says so', async () => {
    const itemId = await newReport();
    const rows = ['Vantor', 'Oriel'].map((company) => with_({ company }));
    const { body } = await importer.stage(
      csv(marketHead, ...rows, with_({ segment: 'Whole', company: '' })),
      { itemId },
    );
    expect(body.notes).toEqual([
      {
        sheet: '',
        row: null,
        column: null,
        message: expect.stringContaining(
          '1 figure with a blank company, meaning all companies, was not in the file',
        ),
      },
    ]);
    await importer.apply(body.importId);
    expect(await total(itemId)).toEqual([21]);
  });

  test('notes series without a figure for some of the periods', async () => {
    const years = (from: number, count: number, more = {}) =>
      Array.from({ length: count }, (_, index) => with_({ ...more, year: from + index }));
    const notesOf = async (...rows: (string | number)[][]) => {
      const { body } = await importer.stage(csv(marketHead, ...rows), { itemId: await newReport() });
      return body.notes.map(({ message }: { message: string }) => message);
    };
    const whole = years(2020, 6);
    const company = [with_({ company: 'Vantor', year: 2020 }), with_({ company: 'Vantor', year: 2022 })];
    const units = years(2022, 2, { metric: 'units', unit: 'units' });
    expect(await notesOf(...whole, ...company, ...units)).toEqual([]);

    const hole = whole.filter((_, index) => index !== 3);
    expect(await notesOf(...hole, ...years(2020, 6, { segment: 'Whole' }))).toEqual([
      "1 series has no figure for some of the file's periods, so totals and growth are distorted there: Knees · Cemented · Italy · value (2023).",
    ]);
    const short = ['A', 'B', 'C', 'D'].flatMap((segment) => years(2020, 2, { segment }));
    const [note] = await notesOf(...whole, ...short);
    expect(note).toContain('4 series have no figure');
    expect(note).toContain(': Knees · A · Italy · value (2022, 2023, 2024, …), Knees · B');
    expect(note).toMatch(/Knees · C[^,]*\(2022, 2023, 2024, …\) and 1 more\.$/);
  });

  test("the first figures open the report's dashboard in the catalogue", async () => {
    const itemId = await newReport();
    const info = async () =>
      (await server.call('reportInfo', { token: importer.session, params: { id: itemId } })).body
        .global_dashboard;
    expect(await info()).toBe(0);
    await importer.put(marketFile(), { itemId });
    expect(await info()).toBe(1);
  });

  test('SUB-02 a report has no demo figures, since nobody could be given them', async () => {
    const itemId = await newReport();
    expect(await importer.stage(marketFile(), { itemId, demo: '1' })).toMatchObject(noDemos);
  });

  test('deleting a report deletes its figures', async () => {
    const itemId = await newReport();
    await importer.put(marketFile(), { itemId });
    const staged = (await importer.stage(marketFile('Hips'), { itemId })).body.importId;
    await expectStatus(204, server.call('deleteReport', { token: importer.session, params: { id: itemId } }));
    await expectStatus(404, importer.apply(staged));
    const count = async () => (await counts()).market_facts ?? 0;
    const before = await count();
    await sweepImports(server.db);
    expect(await count()).toBeLessThan(before);
    const left = await rowsIn(server.db, 'figure_imports', { import_id: staged });
    expect(left).toEqual([]);
  });
});

describe('MEND-20 an import that waits', () => {
  const differences = (importId: number) =>
    server.call('importDifferences', {
      token: importer.frame,
      params: { kind: 'global', importId: String(importId) },
    });
  const applyAs = (importId: number, comparedWith: number) =>
    server.call('applyImport', {
      token: importer.frame,
      params: { kind: 'global', importId: String(importId) },
      query: `?comparedWith=${comparedWith}`,
    });
  const stageOf = async (itemId: string, ...rows: (string | number)[][]) =>
    (await importer.stage(csv(marketHead, ...rows), { itemId })).body;

  test('shows the same differences and notes as when it was checked', async () => {
    const itemId = await newReport();
    await importer.put(csv(marketHead, good, with_({ segment: 'Revision' })), { itemId });
    const { importId, summary, notes, changes } = await stageOf(
      itemId,
      with_({ value: 8, country: 'Atlantis' }),
      with_({ value: 9 }),
      with_({ segment: 'Whole', company: 'Vantor' }),
    );
    expect(notes).toHaveLength(2);
    expect(summary).toEqual({ rows: 3, added: 3, changed: 1, removed: 1 });
    expect((await differences(importId)).body).toMatchObject({ summary, notes, changes });
  });

  test('shows the differences to what was applied since, and is applied only to what was seen', async () => {
    const itemId = await newReport();
    const first = (await stageOf(itemId, good)).importId;
    const waiting = (await stageOf(itemId, with_({ value: 9 }))).importId;
    expect((await differences(waiting)).body).toMatchObject({ comparedWith: 0, summary: { added: 1 } });
    await importer.apply(first);
    expect(await applyAs(waiting, 0)).toMatchObject({ status: 409, body: { code: 'import-outdated' } });
    await expectStatus(409, importer.apply(waiting));
    const { body } = await differences(waiting);
    expect(body).toMatchObject({
      comparedWith: first,
      summary: { rows: 1, added: 0, changed: 1, removed: 0 },
      changes: [{ change: 'changed', from: '7', to: '9' }],
    });
    const both = await Promise.all([applyAs(waiting, first), applyAs(waiting, first)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await total(itemId)).toEqual([9]);
    // The way back shows its differences, too, and is as careful.
    expect((await differences(first)).body).toMatchObject({ comparedWith: waiting, summary: { changed: 1 } });
    await expectStatus(409, applyAs(first, first));
    await expectStatus(200, applyAs(first, waiting));
  });

  test('tells anew which markets in use it lacks', async () => {
    const { report_id, id: itemId } = await publishReport(server, ['<h1>One</h1><p>Text.</p>']);
    const { importId, notes } = await stageOf(itemId, with_({ market: 'Hips' }));
    expect(notes).toEqual([]);
    const { usergroupId: usergroup_id } = await signedInAs(server);
    await server.db
      .insertInto('subscriptions')
      .values({ usergroup_id, item_id: report_id, access: 'sample', market_name: 'Knees' })
      .execute();
    const [note] = (await differences(importId)).body.notes;
    expect(note.message).toBe("'Knees' is not in the file; 1 company has a sample of it.");
  });

  test('is not found once it was discarded, or under another kind', async () => {
    const { importId } = await stageOf(await newReport(), good);
    const params = { kind: 'pt', importId: String(importId) };
    const trackers = await openImporter(server, 'pt');
    await expectStatus(404, server.call('importDifferences', { token: trackers.frame, params }));
    const mine = { token: importer.frame, params: { ...params, kind: 'global' } };
    await server.call('discardImport', mine);
    await expectStatus(404, differences(importId));
  });

  test('may be one that creates its item', async () => {
    const trackers = await openImporter(server, 'pt');
    const item = {
      name: 'Waiting hips',
      year: 2026,
      category_id: 14,
      sub_category_id: 1405,
      region: 'Europe',
    };
    const rest = { description: '', icon: 'Knee', demo: false };
    const file =
      'procedure,specialty,setting,payer,region,country,year,volume\nHip,Ortho,Hospital,Public,Europe,Italy,2024,7\n';
    const { body } = await trackers.stage(file, { item: JSON.stringify({ ...item, ...rest }) });
    const params = { kind: 'pt', importId: String(body.importId) };
    const seen = await server.call('importDifferences', { token: trackers.frame, params });
    expect(seen.body).toMatchObject({ comparedWith: 0, summary: { rows: 1, added: 1 } });
    const applied = await server.call('applyImport', {
      token: trackers.frame,
      params,
      query: '?comparedWith=0',
    });
    expect(applied.status).toBe(200);
  });
});

describe('DASH-08 an item that is created with its figures', () => {
  const item = {
    name: 'Outpatient hips',
    year: 2026,
    category_id: 14,
    sub_category_id: 1405,
    region: 'Europe',
    description: 'Where hips are replaced',
    icon: 'Knee',
    demo: false,
  };
  const file =
    'procedure,specialty,setting,payer,region,country,year,volume\nHip,Ortho,Hospital,Public,Europe,Italy,2024,7\n';

  test('is created when the import is applied, and not before', async () => {
    const trackers = await openImporter(server, 'pt');
    const { body } = await trackers.stage(file, { item: JSON.stringify(item) });
    const named = () => rowsIn(server.db, 'items', { item_name: item.name });
    expect(await named()).toEqual([]);
    const applied = await trackers.apply(body.importId);
    expect(await named()).toMatchObject([
      { item_id: applied.body.item_id, kind: 'pt', item_year: 2026, icon: 'Knee', visible: true },
    ]);
    const again = await trackers.stage(file, { item: JSON.stringify(item) });
    expect(again).toMatchObject({ status: 409, body: { code: 'import-item-exists' } });
  });

  test('two with the same name at once become one', async () => {
    const trackers = await openImporter(server, 'pt');
    const same = { item: JSON.stringify({ ...item, name: 'Twins' }) };
    const staged = [await trackers.stage(file, same), await trackers.stage(file, same)];
    const applied = await Promise.all(staged.map(({ body }) => trackers.apply(body.importId)));
    expect(applied.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('may begin with demo figures', async () => {
    const trackers = await openImporter(server, 'pt');
    const id = await trackers.put(file, {
      item: JSON.stringify({ ...item, name: 'Demo first', demo: true }),
    });
    const sets = await rowsIn(server.db, 'data_sets', { item_id: id });
    expect(sets).toMatchObject([{ demo: true }]);
  });

  test.each([
    ['nothing', {}],
    ['an item and a new one', { itemId: '1', item: JSON.stringify(item) }],
    ['an item of another kind', { itemId: 'report' }],
    ['an item that does not exist', { itemId: '999999' }],
    ['a new one without a name', { item: JSON.stringify({ ...item, name: ' ' }) }],
    ['a name of two lines', { item: JSON.stringify({ ...item, name: 'Knees\nHips' }) }],
    ['a NUL', { item: JSON.stringify({ ...item, description: 'Knees\0' }) }],
    ['half a surrogate pair', { item: JSON.stringify({ ...item, description: 'Knees\ud800' }) }],
    ['invalid JSON', { item: '{' }],
    ['a sub-category of another category', { item: JSON.stringify({ ...item, sub_category_id: 101 }) }],
    ['an unknown field', { item: JSON.stringify({ ...item, visible: true }) }],
  ])('does not accept %s', async (_, fields: Record<string, string>) => {
    const trackers = await openImporter(server, 'pt');
    const known = fields.itemId === 'report' ? { itemId: await newReport() } : fields;
    expect([400, 422]).toContain((await trackers.stage(file, known)).status);
  });

  test('SUB-02 has no demo figures if it is a survey, since nobody could be given them', async () => {
    const surveys = await openImporter(server, 'survey');
    const demo = { ...item, name: 'Demo survey', demo: true };
    expect(await surveys.stage(file, { item: JSON.stringify(demo) })).toMatchObject(noDemos);
  });

  test('cannot be a report, since reports are uploaded', async () => {
    await expectStatus(422, importer.stage(marketFile(), { item: JSON.stringify(item) }));
  });
});

test('every import that is kept is listed, however many there are', async () => {
  const surveys = await openImporter(server, 'survey');
  const itemIds = await Promise.all(
    Array.from({ length: 120 }, async () => (await makeItem(server.db, { kind: 'survey' })).item_id),
  );
  const row = { kind: 'survey' as const, new_item: null, demo: false, dashboard_kind: 'market' as const };
  const rest = {
    file_name: 'a.xlsx',
    note: '',
    shape: '{}',
    rows: 1,
    compared_with: null,
    created_by: 'Ada',
  };
  await server.db
    .insertInto('figure_imports')
    .values(itemIds.map((item_id) => ({ ...row, ...rest, item_id, applied_at: new Date() })))
    .execute();
  const { body } = await server.call('imports', { token: surveys.frame, params: { kind: 'survey' } });
  const listed = body.imports.map(({ item_id }: { item_id: number }) => item_id);
  expect(listed).toEqual(expect.arrayContaining(itemIds));
});

/** By the clock of the database, which is the one that counts. */
async function waited(importId: number, time: string): Promise<void> {
  await sql`update figure_imports set created_at = now() - ${time}::interval where import_id = ${importId}`.execute(
    server.db,
  );
}

test('an import that is applied while it is being swept stays', async () => {
  const itemId = await newReport();
  const { importId } = (await importer.stage(csv(marketHead, good), { itemId })).body;
  await waited(importId, '31 days');
  await behind(
    server.db,
    (tx) => pointTo(tx, importId, Number(itemId), false),
    () => sweepImports(server.db),
  );
  const { rows } = await sql`select from market_facts where import_id = ${importId}`.execute(server.db);
  expect(rows).not.toEqual([]);
});

test('MEND-20 checks that were abandoned for 30 days and imports that are too old are swept; the current one stays', async () => {
  const itemId = await newReport();
  const ids: number[] = [];
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const { body } = await importer.stage(csv(marketHead, with_({ value })), { itemId });
    await importer.apply(body.importId);
    ids.push(body.importId);
  }
  const old = (await importer.stage(csv(marketHead, good), { itemId })).body.importId;
  const fresh = (await importer.stage(csv(marketHead, good), { itemId })).body.importId;
  await waited(old, '30 days 1 minute');
  await waited(fresh, '29 days 23 hours');
  await importer.apply(ids[2] ?? 0);
  await sweepImports(server.db);
  const left = await rowsIn(server.db, 'figure_imports', { item_id: Number(itemId) });
  // The current one and the three applied before it.
  expect(left.map(({ import_id }) => import_id).sort((a, b) => a - b)).toEqual([
    ids[2],
    ids[3],
    ids[4],
    ids[5],
    fresh,
  ]);
  expect(await total(itemId)).toEqual([3]);
});
