import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, type Tx } from '../../platform/postgres/postgres.ts';
import { create } from '../../testing/custom-reports.ts';
import { changeRows } from '../../testing/database.ts';
import { csv, marketFile, marketHead, workbook } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const admin = (await signedInAs(server, { role: 'admin' })).token;

type Kind = Parameters<typeof openFrame>[2]['kind'];

async function opened(kind: Exclude<Kind, 'import'>, id: number, token = admin) {
  const frame = await openFrame(server, token, { kind, id });
  const params = { kind, id: String(id) };
  return {
    described: (await server.call('dashboard', { token: frame, params })).body,
    ask: async (measure: string, groupBy: string[] = [], filters: object = {}, more: object = {}) =>
      (
        await server.call('askDashboard', {
          token: frame,
          params,
          body: { measure, groupBy, filters, ...more },
        })
      ).body,
    status: async (body: object) =>
      (
        await server.call('askDashboard', {
          token: frame,
          params,
          body: { groupBy: [], filters: {}, ...body },
        })
      ).status,
  };
}

const rowsOf = ({ rows }: { rows: { key: string[]; values: (number | null)[] }[] }) =>
  Object.fromEntries(rows.map(({ key, values }) => [key.join(' / '), values]));

describe('DASH-05 a market dashboard', () => {
  let id: number;
  beforeAll(async () => {
    id = (await makeItem(server.db, { item_year: 2026 })).item_id;
    await (await openImporter(server, 'global')).put(marketFile(), {
      itemId: String(id),
      note: ' Prices of 2025. ',
    });
  });

  test('DASH-04 describes what can be asked, and where the forecast begins', async () => {
    const { described } = await opened('global', id);
    expect(described).toMatchObject({
      kind: 'global',
      id,
      year: 2026,
      demo: false,
      sample: null,
      periods: ['2024', '2025', '2026'],
      forecastFrom: '2026',
      measures: [
        { measure: 'value', unit: 'US$ million' },
        { measure: 'units', unit: 'thousand units' },
        { measure: 'price', unit: 'US$ per unit' },
      ],
      questions: [],
      notes: [
        'The average price is the value divided by the units.',
        'Prices of 2025.',
        'Implants and instruments',
      ],
    });
    expect(described.dimensions).toEqual({
      market: [{ name: 'Knees', under: null }],
      segment: [
        { name: 'Cemented', under: 'Knees' },
        { name: 'Revision', under: 'Knees' },
      ],
      country: [
        { name: 'Canada', under: 'North America' },
        { name: 'France', under: 'Europe' },
        { name: 'Germany', under: 'Europe' },
      ],
      company: [
        { name: 'Oriel', under: null },
        { name: 'Vantor', under: null },
      ],
    });
    expect(described.updatedAt).toBeGreaterThan(1_700_000_000);
  });

  test('DASH-05 sums value and units, and computes the price', async () => {
    const { ask } = await opened('global', id);
    expect(await ask('value')).toEqual({
      edition: expect.any(String),
      columns: ['2024', '2025', '2026'],
      unit: 'US$ million',
      rows: [{ key: [], values: [105, 210, 315] }],
      total: 1,
    });
    expect(rowsOf(await ask('units', ['segment']))).toEqual({
      Cemented: [7, 14, 21],
      Revision: [3.5, 7, 10.5],
    });
    // US$ 105 million for 10.5 thousand units.
    expect(await ask('price')).toMatchObject({
      unit: 'US$ per unit',
      rows: [{ values: [10_000, 10_000, 10_000] }],
    });
  });

  test('DASH-05 has figures by company, and keeps them apart from the totals', async () => {
    const { ask } = await opened('global', id);
    expect(rowsOf(await ask('value', ['company']))).toEqual({
      Vantor: [63, 126, 189],
      Oriel: [31.5, 63, 94.5],
    });
    expect(rowsOf(await ask('value', ['country'], { company: ['Oriel'] }))).toEqual({
      Germany: [4.5, 9, 13.5],
      France: [9, 18, 27],
      Canada: [18, 36, 54],
    });
  });

  test('DASH-04 combines filters', async () => {
    const { ask } = await opened('global', id);
    expect(
      rowsOf(await ask('value', ['region', 'segment'], { region: ['Europe'], segment: ['Revision'] })),
    ).toEqual({
      'Europe / Revision': [15, 30, 45],
    });
    expect((await ask('value', ['country'], { country: ['Atlantis'] })).rows).toEqual([]);
    expect(await ask('value', ['country'], {}, { top: 1 })).toMatchObject({
      rows: [{ key: ['Canada'] }],
      total: 3,
    });
  });

  /** Whoever asks for a figure waits until this is over. */
  async function withFiguresLocked(during: (tx: Tx) => Promise<void>): Promise<void> {
    const elsewhere = connect(server.databaseUrl, { max: 1 });
    onTestFinished(() => elsewhere.close());
    await elsewhere.db.transaction().execute(async (tx) => {
      await sql`lock table market_facts in access exclusive mode`.execute(tx);
      await during(tx);
    });
  }

  test('answers other requests while many questions wait for figures', async () => {
    const { status } = await opened('global', id);
    const person = await signedInAs(server);
    const asked: Promise<number>[] = [];
    await withFiguresLocked(async (tx) => {
      asked.push(...Array.from({ length: 20 }, (_, top) => status({ measure: 'value', top: top + 1 })));
      const held = sql<{ held: number }>`select count(*)::int as held from pg_locks
        where relation = 'market_facts'::regclass and not granted`;
      await expect.poll(async () => (await held.execute(tx)).rows[0]?.held).toBeGreaterThanOrEqual(4);
      expect((await person.call('session')).status).toBe(200);
    });
    expect(await Promise.all(asked)).toEqual(Array(20).fill(200));
  });

  test('FAST-04 a question that was answered is not asked of the figures again, until there are others', async () => {
    const { item_id } = await makeItem(server.db, { item_year: 2026 });
    const importer = await openImporter(server, 'global');
    await importer.put(marketFile(), { itemId: String(item_id) });
    const { ask } = await opened('global', item_id);
    const first = await ask('value', ['country']);
    await withFiguresLocked(async () => expect(await ask('value', ['country'])).toEqual(first));
    await importer.put(marketFile('Knees', 3), { itemId: String(item_id) });
    expect(await ask('value', ['country'])).not.toEqual(first);
  });

  test('FAST-04 figures of another database are others, though they have the number of an import that was answered from', async () => {
    const { item_id } = await makeItem(server.db, { item_year: 2026 });
    await (await openImporter(server, 'global')).put(marketFile(), { itemId: String(item_id) });
    const { ask } = await opened('global', item_id);
    const first = await ask('value', ['country']);
    await sql`update market_facts set value = array(select 2 * one from unnest(value) as one)
      where import_id in (select import_id from data_sets where item_id = ${item_id})`.execute(server.db);
    expect(await ask('value', ['country'])).toEqual(first);
    await sql`insert into change_log (key) values ('everything')`.execute(server.db);
    expect(await ask('value', ['country'])).not.toEqual(first);
  });

  test.each([
    ['a measure of another kind', { measure: 'volume' }],
    ['an unknown measure', { measure: "value'; drop table items; --" }],
    ['a dimension of another kind', { measure: 'value', groupBy: ['payer'] }],
    ['a filter of another kind', { measure: 'value', filters: { sku: ['1'] } }],
    ['more than two dimensions', { measure: 'value', groupBy: ['market', 'segment', 'country'] }],
    ['one dimension twice', { measure: 'value', groupBy: ['segment', 'segment'] }],
    ['a search without SKUs', { measure: 'value', search: 'x' }],
  ])('does not answer %s', async (_, body) => {
    expect(await (await opened('global', id)).status(body)).toBe(422);
  });

  test.each([
    ['an unknown dimension', { measure: 'value', groupBy: ['company; drop table items'] }],
    ['an unknown field', { measure: 'value', where: '1=1' }],
    ['a number for a name', { measure: 'value', filters: { market: [7] } }],
  ])('does not accept %s', async (_, body) => {
    expect([400, 422]).toContain(await (await opened('global', id)).status(body));
  });

  test('treats names as data, whatever they contain', async () => {
    const odd = (await makeItem(server.db)).item_id;
    const names = ["Robert'); drop table items;--", '$1', '%', 'a · b', '<script>alert(1)</script>'];
    const rows = names.map((name, index) => [
      name,
      name,
      'Europe',
      name,
      '',
      2024,
      'value',
      'US$',
      index + 1,
    ]);
    await (await openImporter(server, 'global')).put(csv(marketHead, ...rows), { itemId: String(odd) });
    const { ask } = await opened('global', odd);
    expect(rowsOf(await ask('value', ['market']))).toEqual(
      Object.fromEntries(names.map((name, index) => [name, [index + 1]])),
    );
    expect(rowsOf(await ask('value', ['segment'], { market: [names[0]], country: [names[0]] }))).toEqual({
      [names[0] ?? '']: [1],
    });
  });

  test('DASH-04 lists names in the order in which people look for them', async () => {
    const mixed = (await makeItem(server.db)).item_id;
    const names = ['Zimmer', '10 mm', 'Österlund', 'bioMérieux', '2 mm'];
    const rows = names.map((name) => ['Knees', name, 'Europe', name, '', 2024, 'value', 'US$', 1]);
    await (await openImporter(server, 'global')).put(csv(marketHead, ...rows), { itemId: String(mixed) });
    const { described } = await opened('global', mixed);
    for (const list of [described.dimensions.segment, described.dimensions.country])
      expect(list.map(({ name }: { name: string }) => name)).toEqual([
        '2 mm',
        '10 mm',
        'bioMérieux',
        'Österlund',
        'Zimmer',
      ]);
  });

  test('leaves units without a value out of the price', async () => {
    const half = (await makeItem(server.db)).item_id;
    const place = ['Knees', 'Cemented', 'Europe'];
    await (await openImporter(server, 'global')).put(
      csv(
        marketHead,
        [...place, 'Spain', '', 2024, 'value', 'EUR', 100],
        [...place, 'Spain', '', 2024, 'units', 'units', 10],
        [...place, 'Italy', '', 2024, 'units', 'units', 90],
      ),
      { itemId: String(half) },
    );
    const { ask } = await opened('global', half);
    expect((await ask('price')).rows[0].values).toEqual([10]);
    expect(rowsOf(await ask('price', ['country']))).toEqual({ Spain: [10], Italy: [null] });
  });

  test('shows a gap, not zero, for a year without figures', async () => {
    const gap = (await makeItem(server.db)).item_id;
    const place = ['Knees', 'Cemented', 'Europe', 'Spain', ''];
    await (await openImporter(server, 'global')).put(
      csv(marketHead, [...place, 2022, 'value', 'EUR', 1], [...place, 2024, 'value', 'EUR', 0]),
      { itemId: String(gap) },
    );
    const { ask, described } = await opened('global', gap);
    expect(described.periods).toEqual(['2022', '2023', '2024']);
    expect((await ask('value')).rows[0].values).toEqual([1, null, 0]);
  });
});

test('DASH-05 market access shows mean coverage and reimbursement by country and payer', async () => {
  const { item_id } = await makeItem(server.db);
  const rows = (['Italy', 'Spain'] as const).flatMap((country, place) =>
    ['Public', 'Private'].flatMap((payer, kind) => [
      ['Stents', 'Coated', 'Europe', country, payer, 2024, 'coverage', '%', 40 + 20 * place + 10 * kind],
      ['Stents', 'Coated', 'Europe', country, payer, 2024, 'reimbursement', 'EUR', 1000 + 500 * kind],
    ]),
  );
  await (await openImporter(server, 'global')).put(csv(marketHead, ...rows), {
    itemId: String(item_id),
    dashboard_kind: 'medaccess',
  });
  // The address of the market dashboard opens the same one.
  for (const kind of ['medaccess', 'global'] as const) {
    const { described, ask } = await opened(kind, item_id);
    expect([described.kind, described.measures]).toEqual([
      'medaccess',
      [
        { measure: 'coverage', unit: '%' },
        { measure: 'reimbursement', unit: 'EUR' },
      ],
    ]);
    expect(rowsOf(await ask('coverage', ['country', 'company']))).toEqual({
      'Italy / Public': [40],
      'Italy / Private': [50],
      'Spain / Public': [60],
      'Spain / Private': [70],
    });
    expect((await ask('coverage')).rows[0].values).toEqual([55]);
  }
  const item = await server.db
    .selectFrom('items')
    .selectAll()
    .where('item_id', '=', item_id)
    .executeTakeFirst();
  expect(item).toMatchObject({ dashboard_kind: 'medaccess', global_dashboard: true });
});

describe('DASH-05 MedSKU', () => {
  let id: number;
  const head = [
    'market',
    'manufacturer',
    'brand',
    'sku',
    'description',
    'country',
    'period',
    'units',
    'price',
    'currency',
  ];
  beforeAll(async () => {
    id = (await makeItem(server.db, { kind: 'medsku' })).item_id;
    const of = (
      brand: string,
      sku: string,
      country: string,
      period: string,
      units: number,
      price: number,
    ) => [
      ...['Stents', brand === 'Aria' ? 'Vantor' : 'Oriel', brand, sku, `${brand} stent ${sku}`],
      ...[country, period, units, price, 'EUR'],
    ];
    await (await openImporter(server, 'medsku')).put(
      csv(
        head,
        of('Aria', 'A-1', 'Italy', '2024-Q1', 10, 100),
        of('Aria', 'A-1', 'Italy', '2024-Q2', 30, 200),
        of('Aria', 'A-2', 'Italy', '2024-Q1', 10, 300),
        of('Bolt', 'B_1', 'Spain', '2024-Q1', 5, 500),
        of('Bolt', 'B_1', 'Spain', '2024-Q4', 5, 700),
      ),
      { itemId: String(id) },
    );
  });

  test('shows price and volume by manufacturer, brand and SKU', async () => {
    const { described, ask } = await opened('medsku', id);
    expect(described.periods).toEqual(['2024-Q1', '2024-Q2', '2024-Q3', '2024-Q4']);
    expect(described.forecastFrom).toBeNull();
    expect(described.dimensions.brand).toEqual([
      { name: 'Aria', under: 'Vantor' },
      { name: 'Bolt', under: 'Oriel' },
    ]);
    expect(rowsOf(await ask('units', ['manufacturer']))).toEqual({
      Vantor: [20, 30, null, null],
      Oriel: [5, null, null, 5],
    });
    // Weighted by units: (10 x 100 + 10 x 300) / 20.
    expect(rowsOf(await ask('price', ['brand']))).toMatchObject({ Aria: [200, 200, null, null] });
    expect(rowsOf(await ask('sales', ['sku', 'country']))).toMatchObject({
      'A-1 / Italy': [1000, 6000, null, null],
    });
  });

  test('returns the largest SKUs of the requested period', async () => {
    const { ask, status } = await opened('medsku', id);
    const first = async (period?: string) =>
      (await ask('sales', ['sku', 'brand'], {}, { top: 1, ...(period && { period }) })).rows[0].key[0];
    expect([await first(), await first('2024-Q1'), await first('2024-Q2')]).toEqual(['B_1', 'A-2', 'A-1']);
    expect(await status({ measure: 'sales', groupBy: ['sku'], period: '1999' })).toBe(422);
  });

  test('finds a SKU by part of its number, description or brand; special characters have no meaning', async () => {
    const { ask } = await opened('medsku', id);
    const found = async (search: string) =>
      (await ask('units', ['sku', 'description'], {}, { search })).rows
        .map(({ key }: { key: string[] }) => key[0])
        .sort();
    expect(await found('a-')).toEqual(['A-1', 'A-2']);
    expect(await found('STENT A-2')).toEqual(['A-2']);
    expect(await found('bolt')).toEqual(['B_1']);
    expect(await found('B_1')).toEqual(['B_1']);
    expect(await found('A_1')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  test('shows the spread of prices', async () => {
    const { ask, status } = await opened('medsku', id);
    expect(await ask('spread', ['manufacturer'], {}, { period: '2024-Q1' })).toEqual({
      edition: expect.any(String),
      columns: ['skus', 'lowest', 'lower quartile', 'median', 'upper quartile', 'highest'],
      unit: 'EUR per unit',
      rows: [
        { key: ['Vantor'], values: [2, 100, 150, 200, 250, 300] },
        { key: ['Oriel'], values: [1, 500, 500, 500, 500, 500] },
      ],
      total: 2,
    });
    expect(rowsOf(await ask('spread', ['manufacturer']))).toEqual({ Oriel: [1, 700, 700, 700, 700, 700] });
    // Vantor has no price in the last period, so it does not count towards the total.
    expect(await ask('spread', ['manufacturer'], {}, { top: 1 })).toMatchObject({ total: 1 });
    expect(await ask('sales', ['sku', 'brand'], {}, { top: 1 })).toMatchObject({ total: 3 });
    expect(await status({ measure: 'spread', period: '1999' })).toBe(422);
    for (const part of ['sku', 'description'])
      expect(await status({ measure: 'spread', groupBy: [part] })).toBe(422);
  });

  test('keeps manufacturers apart that share a brand name and a number, and an article together that is described in two ways', async () => {
    const { item_id } = await makeItem(server.db, { kind: 'medsku' });
    const of = (manufacturer: string, description: string, country: string, units: number, price: number) => [
      ...['Stents', manufacturer, 'Aria', '100', description, country],
      ...['2024', units, price, 'EUR'],
    ];
    const importer = await openImporter(server, 'medsku');
    const file = (valve: string) =>
      csv(
        head,
        of('Vantor', 'Stent', 'Italy', 10, 100),
        of('Vantor', 'Stent coated', 'Spain', 30, 200),
        of('Vantor', '', 'Malta', 10, 200),
        of('Oriel', valve, 'Italy', 5, 700),
      );
    const itemId = String(item_id);
    await importer.put(file('Valve'), { itemId });
    expect((await importer.stage(file('Valve'), { itemId })).body.changes).toEqual([]);
    expect((await importer.stage(file('Small valve'), { itemId })).body.changes).toEqual([
      { change: 'changed', what: 'Oriel · 100 · description', from: 'Valve', to: 'Small valve' },
    ]);
    const { ask } = await opened('medsku', item_id);
    const skus = ['sku', 'description', 'brand', 'manufacturer'];
    expect(rowsOf(await ask('sales', skus))).toEqual({
      '100 / Stent coated / Aria / Vantor': [9000],
      '100 / Valve / Aria / Oriel': [3500],
    });
    expect(await ask('units', skus, {}, { top: 1 })).toMatchObject({ rows: [{ values: [50] }], total: 2 });
    // Found by one of its descriptions, it has the figures of all countries.
    expect(rowsOf(await ask('sales', skus, {}, { search: 'coated' }))).toEqual({
      '100 / Stent coated / Aria / Vantor': [9000],
    });
    expect(rowsOf(await ask('sales', [], { manufacturer: ['Oriel'] }))).toEqual({ '': [3500] });
    expect(rowsOf(await ask('spread', ['brand']))).toEqual({ Aria: [2, 180, 310, 440, 570, 700] });
  });
});

test('DASH-05 a procedure tracker shows volumes by procedure, setting, payer, country and year', async () => {
  const { item_id } = await makeItem(server.db, { kind: 'pt', item_year: 2025 });
  const head = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
  const of = (setting: string, payer: string, country: string, year: number, volume: number) => [
    'Hip replacement',
    'Orthopaedics',
    setting,
    payer,
    'Europe',
    country,
    year,
    volume,
  ];
  await (await openImporter(server, 'pt')).put(
    csv(
      head,
      of('Hospital', 'Public', 'Italy', 2024, 100),
      of('Hospital', 'Private', 'Italy', 2024, 20),
      of('Outpatient', 'Public', 'Spain', 2025, 70),
    ),
    { itemId: String(item_id) },
  );
  const { described, ask } = await opened('pt', item_id);
  expect([described.forecastFrom, described.measures]).toEqual([
    '2025',
    [{ measure: 'volume', unit: 'procedures' }],
  ]);
  expect(described.dimensions.procedure).toEqual([{ name: 'Hip replacement', under: 'Orthopaedics' }]);
  expect(rowsOf(await ask('volume', ['setting']))).toEqual({ Hospital: [120, null], Outpatient: [null, 70] });
  expect(rowsOf(await ask('volume', ['country', 'payer'], { setting: ['Hospital'] }))).toEqual({
    'Italy / Public': [100, null],
    'Italy / Private': [20, null],
  });
});

describe('DASH-05 a survey', () => {
  let id: number;
  beforeAll(async () => {
    id = (await makeItem(server.db, { kind: 'survey' })).item_id;
    const people = [
      ['r1', 'Surgeon', 'Italy', 1],
      ['r2', 'Surgeon', 'Spain', 1],
      ['r3', 'Nurse', 'Italy', 2],
    ] as const;
    const said = {
      q1: [['Yes'], ['No'], ['Yes']],
      q2: [['A', 'B'], ['A'], ['C', 'A']],
      q3: [['5'], ['3'], ['1']],
    };
    const answers = Object.entries(said).flatMap(([question, lists]) =>
      lists.flatMap((list, index) => {
        const [respondent, specialty, country, weight] = people[index] ?? ['', '', '', 0];
        return list.map((answer) => [respondent, question, answer, weight, country, specialty, 'Clinic']);
      }),
    );
    const file = await workbook({
      answers: [
        ['respondent_id', 'question_id', 'answer', 'weight', 'country', 'specialty', 'institution'],
        ...answers,
      ],
      questions: [
        ['question_id', 'text', 'type'],
        ['q1', 'Do you use it?', 'single'],
        ['q2', 'Which do you use?', 'multi'],
        ['q3', 'How satisfied are you?', 'scale'],
      ],
    });
    await (await openImporter(server, 'survey')).put(file, { itemId: String(id) });
  });

  test('lists its questions with the number of respondents', async () => {
    const { described } = await opened('survey', id);
    expect(described.questions).toEqual([
      { question_id: 'q1', text: 'Do you use it?', type: 'single', respondents: 3 },
      { question_id: 'q2', text: 'Which do you use?', type: 'multi', respondents: 3 },
      { question_id: 'q3', text: 'How satisfied are you?', type: 'scale', respondents: 3 },
    ]);
    expect(described.dimensions.specialty.map(({ name }: { name: string }) => name)).toEqual([
      'Nurse',
      'Surgeon',
    ]);
  });

  test('counts answers and respondents, also by respondent group', async () => {
    const { ask } = await opened('survey', id);
    expect(await ask('q1', ['answer'])).toMatchObject({ columns: ['respondents', 'weighted'] });
    expect(rowsOf(await ask('q1', ['answer']))).toEqual({ Yes: [2, 3], No: [1, 1] });
    expect(rowsOf(await ask('q2', ['answer', 'specialty']))).toEqual({
      'A / Surgeon': [2, 2],
      'A / Nurse': [1, 2],
      'B / Surgeon': [1, 1],
      'C / Nurse': [1, 2],
    });
    // Someone who chose several answers is still one respondent.
    expect(rowsOf(await ask('q2', ['specialty']))).toMatchObject({
      Surgeon: [2, 2, null, null, null, null, null, null],
      Nurse: [1, 2, null, null, null, null, null, null],
    });
    expect(rowsOf(await ask('q1', ['answer'], { country: ['Italy'] }))).toEqual({ Yes: [2, 3] });
    expect(await ask('q2', ['answer'], {}, { top: 1 })).toMatchObject({ rows: [{ key: ['A'] }], total: 3 });
    expect(await ask('q2', ['specialty'], {}, { top: 1 })).toMatchObject({ total: 2 });
  });

  test('shows the mean and the quartiles of a scale', async () => {
    const { ask, status } = await opened('survey', id);
    expect(await ask('q3')).toMatchObject({
      columns: [
        'respondents',
        'weighted',
        'mean',
        'lowest',
        'lower quartile',
        'median',
        'upper quartile',
        'highest',
      ],
      rows: [{ key: [], values: [3, 4, 2.5, 1, 2, 3, 4, 5] }],
    });
    expect(await status({ measure: 'q9', groupBy: ['answer'] })).toBe(422);
  });
});

test('DASH-05 CR-15 a custom report combines the chosen markets of several reports', async () => {
  const importer = await openImporter(server, 'global');
  const company = await makeCompany(server.db);
  const ids: number[] = [];
  for (const [market, year, unit] of [
    ['Knees', 2024, 'US$ million'],
    ['Hips', 2022, 'US$ thousand'],
  ] as const) {
    const { report_id } = await publishReport(server, [
      '<h1>One</h1><p>Text.</p>',
      '<h1>Two</h1><p>Text.</p>',
    ]);
    const place = [market, 'All', 'Europe', 'Italy', ''];
    const rows = [0, 1, 2].map((step) => [...place, year + step, 'value', unit, 10 + step]);
    const extra = ['Unchosen', 'All', 'Europe', 'Italy', '', year, 'value', unit, 999];
    await importer.put(csv(marketHead, ...rows, extra), { itemId: String(report_id) });
    await subscribe(server.db, company, report_id);
    ids.push(report_id);
  }
  const [knees = 0, hips = 0] = ids;
  const owner = await signedInAs(server, { usergroup_id: company });
  const { body } = await create(server, owner, [
    [knees, 1],
    [hips, 1],
  ]);
  const params = { id: String(body.c_report_id) };
  for (const [report_id, name] of [
    [knees, 'Knees'],
    [hips, 'Hips'],
  ]) {
    const chosen = { report_id, market_names: [name] };
    expect((await owner.call('chooseMarkets', { params, body: chosen })).status).toBe(200);
  }
  const { described, ask } = await opened('custom-report', body.c_report_id, owner.token);
  expect(described).toMatchObject({
    name: 'Board pack',
    // Other years would cover only one of the reports, so a second one would look like growth.
    periods: ['2024'],
    notes: expect.arrayContaining(['Years that only some of the reports cover are left out.']),
    missing: [],
  });
  expect(described.dimensions.market.map(({ name }: { name: string }) => name)).toEqual(['Knees', 'Hips']);
  expect(rowsOf(await ask('value', ['market']))).toEqual({
    Knees: [10],
    Hips: [0.012],
  });
  // Thousands and millions are both shown in millions.
  expect(await ask('value')).toMatchObject({
    unit: 'US$ million',
    rows: [{ values: [10.012] }],
  });
  expect(rowsOf(await ask('value', ['market'], { market: ['Unchosen'] }))).toEqual({});

  // What the company no longer has is left out and listed as missing.
  await server.db.deleteFrom('subscriptions').where('item_id', '=', hips).execute();
  const later = await opened('custom-report', body.c_report_id, owner.token);
  expect(later.described.missing).toHaveLength(1);
  expect(rowsOf(await later.ask('value', ['market']))).toEqual({ Knees: [10, 11, 12] });
  await subscribe(server.db, company, hips);

  // Euros cannot be added to dollars.
  const euros = csv(marketHead, ['Hips', 'All', 'Europe', 'Italy', '', 2024, 'value', 'EUR', 5]);
  await importer.put(euros, { itemId: String(hips) });
  const mixed = await opened('custom-report', body.c_report_id, owner.token);
  expect(mixed.described.missing).toEqual(['Hips (measured in EUR)']);
  expect(rowsOf(await mixed.ask('value', ['market']))).toEqual({ Knees: [10, 11, 12] });

  // For another company none of it exists.
  const foreign = await signedInAs(server);
  const wanted = { kind: 'custom-report', id: body.c_report_id };
  expect((await foreign.call('embedTicket', { body: wanted })).status).toBe(404);
});

test('MEND-11 what an item holds is told in measures, years and counts, without a name or a figure', async () => {
  const { item_id } = await makeItem(server.db, { kind: 'pt', hasDemo: true });
  const head = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
  const volume = (procedure: string, country: string, year: number) =>
    [procedure, 'Orthopedics', 'Inpatient', 'Public', 'Europe', country, year, 98_765] as (string | number)[];
  const file = csv(
    head,
    volume('Arthroplasty', 'Germany', 2024),
    volume('Arthroplasty', 'France', 2025),
    volume('Osteotomy', 'France', 2025),
  );
  await (await openImporter(server, 'pt')).put(file, { itemId: String(item_id) });
  const stranger = await signedInAs(server);
  const contents = async (token: string, id = item_id) =>
    server.call('itemContents', { token, params: { kind: 'pt', id: String(id) } });
  const { body } = await contents(stranger.token);
  expect(body).toMatchObject({
    report_id: item_id,
    demo: false,
    can: { openDashboard: false },
    measures: ['volume'],
    periods: ['2024', '2025'],
    questions: 0,
    counts: { procedure: 2, country: 2 },
  });
  for (const secret of ['Arthroplasty', 'Germany', 'Orthopedics', '98765'])
    expect(JSON.stringify(body)).not.toContain(secret);

  const trial = await signedInAs(server);
  await server.db
    .insertInto('subscriptions')
    .values({ usergroup_id: trial.usergroupId, item_id, access: 'demo' })
    .execute();
  expect((await contents(trial.token)).body).toMatchObject({ demo: true, can: { openDashboard: false } });
  await subscribe(server.db, trial.usergroupId, item_id);
  expect((await contents(trial.token)).body).toMatchObject({ demo: false, can: { openDashboard: true } });
  const survey = await makeItem(server.db, { kind: 'survey' });
  expect((await contents(stranger.token, survey.item_id)).status).toBe(404);
});

test('DASH-09 DASH-10 items have an info call with their name, and a report has the markets of its figures', async () => {
  const person = await signedInAs(server);
  for (const kind of ['medsku', 'pt', 'survey'] as const) {
    const { item_id, item_name } = await makeItem(server.db, { kind });
    const { body } = await person.call(`${kind}Info`, { params: { id: String(item_id) } });
    expect(body).toEqual({ [`${kind}_id`]: item_id, [`${kind}_name`]: item_name, [`${kind}_year`]: 2026 });
    const hidden = await makeItem(server.db, { kind, visible: false });
    expect((await person.call(`${kind}Info`, { params: { id: String(hidden.item_id) } })).status).toBe(404);
    const report = await makeItem(server.db);
    expect((await person.call(`${kind}Info`, { params: { id: String(report.item_id) } })).status).toBe(404);
  }
  const { item_id } = await makeItem(server.db);
  await (await openImporter(server, 'global')).put(marketFile('Elbows'), { itemId: String(item_id) });
  const markets = await person.call('reportMarkets', { params: { report_id: String(item_id) } });
  expect(markets.body).toEqual(['Elbows']);
});

test('DASH-05 CR-14 a MedCore report opens its chosen markets only for those who were given it', async () => {
  const importer = await openImporter(server, 'global');
  const { report_id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>']);
  const other = marketFile('Hips').split('\n').slice(1).join('\n');
  await importer.put(marketFile() + other, { itemId: String(report_id) });
  const support = await signedInAs(server, { special: 'support' });
  const { body } = await create(server, support, [[report_id, 1]]);
  const params = { id: String(body.c_report_id) };
  const chosen = { report_id, market_names: ['Knees'] };
  await server.call('chooseMarkets', { token: admin, params, body: chosen });
  const person = await signedInAs(server);
  const companies = [person.usergroupId];
  await support.call('giveCustomReport', { params, body: { companies } });

  const given = await opened('custom-report', body.c_report_id, person.token);
  expect(given.described.missing).toEqual([]);
  expect(rowsOf(await given.ask('value', ['market']))).toEqual({ Knees: [105, 210, 315] });
  // They still have no access to the report itself.
  const whole = { kind: 'global', id: report_id };
  expect((await person.call('embedTicket', { body: whole })).status).toBe(403);

  // The creator may read reports, but that does not include dashboards.
  const maker = await opened('custom-report', body.c_report_id, support.token);
  expect(maker.described.dimensions.market).toBeUndefined();
  expect(maker.described.missing).toHaveLength(1);
});

test('DASH-03 DASH-05 CR-15 what the viewer may not open is listed as missing: reports, some of their markets, hidden ones', async () => {
  const importer = await openImporter(server, 'global');
  const company = await makeCompany(server.db);
  const { report_id, title, id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>']);
  const other = marketFile('Hips').split('\n').slice(1).join('\n');
  await importer.put(marketFile() + other, { itemId: id });
  await subscribe(server.db, company, report_id);
  const owner = await signedInAs(server, { usergroup_id: company });
  const { body } = await create(server, owner, [[report_id, 1]]);
  const params = { id: String(body.c_report_id) };
  const chosen = { report_id, market_names: ['Knees', 'Hips'] };
  await owner.call('chooseMarkets', { params, body: chosen });
  const described = async () => (await opened('custom-report', body.c_report_id, owner.token)).described;
  expect((await described()).missing).toEqual([]);
  /** What the catalogue's card and the reader say. */
  const mayOpen = async () => {
    const { token } = owner;
    const query = '?section=catalog&filter=custom-reports';
    const { items } = (await server.call('cataloguePage', { token, query })).body;
    return [items[0].can, (await server.call('customReport', { token, params })).body.can].map(
      (can) => can.openDashboard,
    );
  };
  expect(await mayOpen()).toEqual([true, true]);

  const theirs = server.db.updateTable('subscriptions').where('usergroup_id', '=', company);
  await theirs.set({ access: 'sample', market_name: 'Knees' }).execute();
  expect((await described()).missing).toEqual([`Hips (${title}, Europe 2026)`]);
  expect(await mayOpen()).toEqual([true, true]);
  await server.db.deleteFrom('subscriptions').where('usergroup_id', '=', company).execute();
  expect(await mayOpen()).toEqual([false, false]);
  expect(await described()).toMatchObject({ periods: [], missing: [`${title}, Europe 2026`] });

  await subscribe(server.db, company, report_id);
  const hidden = { visible: false, item_name: `${title} that nobody may know`, region: 'Global' as const };
  await changeRows(server.db, 'items', hidden, { item_id: report_id });
  expect(await described()).toMatchObject({ periods: [], missing: [`${title}, 2026`] });
});

/** A custom report of the first chapters of these reports, with the same markets chosen of each. */
async function packOf(owner: SignedIn, reports: number[], market_names: string[]): Promise<number> {
  const chapters = reports.map((report_id) => [report_id, 1] as const);
  const { c_report_id } = (await create(server, owner, chapters)).body;
  for (const report_id of reports) {
    const body = { report_id, market_names };
    await owner.call('chooseMarkets', { params: { id: String(c_report_id) }, body });
  }
  return c_report_id;
}

test('DASH-05 CR-15 of same-named markets in two currencies those of the first keep their names, and can be filtered by', async () => {
  const importer = await openImporter(server, 'global');
  const company = await makeCompany(server.db);
  const owner = await signedInAs(server, { usergroup_id: company });
  const title = 'Stents in two currencies';
  const editions = { Europe: 'EUR million', 'North America': 'US$ million' };
  const ids: number[] = [];
  for (const [region, unit] of Object.entries(editions)) {
    const { report_id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>'], { title, region });
    await subscribe(server.db, company, report_id);
    const place = ['All', 'Europe', 'Italy', ''];
    const size = (market: string, value: number) => [market, ...place, 2025, 'value', unit, value];
    const file = csv(marketHead, size('Primary', 10), size('Revision', 3));
    await importer.put(file, { itemId: String(report_id) });
    ids.push(report_id);
  }
  const id = await packOf(owner, ids, ['Primary', 'Revision']);
  const { described, ask } = await opened('custom-report', id, owner.token);
  expect(described.missing).toEqual(
    ['Primary', 'Revision'].map((market) => `${market} (${title}, North America 2026) (measured in US$)`),
  );
  expect(described.dimensions.market).toMatchObject([{ name: 'Primary' }, { name: 'Revision' }]);
  expect(rowsOf(await ask('value', ['market']))).toEqual({ Primary: [10], Revision: [3] });
  expect(rowsOf(await ask('value', [], { market: ['Primary'] }))).toEqual({ '': [10] });
});

test('DASH-05 CR-15 same-named markets of two regional editions stay separate, and market access removes no years and opens nothing', async () => {
  const importer = await openImporter(server, 'global');
  const company = await makeCompany(server.db);
  const owner = await signedInAs(server, { usergroup_id: company });
  const title = 'Arthroscopy of two regions';
  const ids: number[] = [];
  for (const region of ['Europe', 'North America', 'Asia Pacific']) {
    const { report_id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>'], { title, region });
    await subscribe(server.db, company, report_id);
    ids.push(report_id);
  }
  const [europe = 0, america = 0, access = 0] = ids;
  const place = ['Scopes', 'All', 'Europe', 'Italy', ''];
  const sizes = (size: number, where = place) =>
    csv(marketHead, ...[2024, 2025].map((year) => [...where, year, 'value', 'US$ million', size]));
  await importer.put(sizes(10), { itemId: String(europe) });
  await importer.put(sizes(30, ['Scopes', 'All', 'North America', 'Canada', '']), {
    itemId: String(america),
  });
  await importer.put(csv(marketHead, [...place, 2025, 'coverage', '%', 40]), {
    itemId: String(access),
    dashboard_kind: 'medaccess',
  });
  const id = await packOf(owner, ids, ['Scopes']);
  const params = { id: String(id) };
  const { described, ask } = await opened('custom-report', id, owner.token);
  expect([described.periods, described.missing]).toEqual([
    ['2024', '2025'],
    [`${title}, Asia Pacific 2026 (market access)`],
  ]);
  expect(rowsOf(await ask('value', ['market']))).toEqual({
    [`Scopes (${title}, Europe 2026)`]: [10, 10],
    [`Scopes (${title}, North America 2026)`]: [30, 30],
  });
  const mayOpen = async () => (await owner.call('customReport', { params })).body.can.openDashboard;
  expect(await mayOpen()).toBe(true);
  for (const report_id of [europe, america]) {
    const none = { report_id, market_names: [] };
    await owner.call('chooseMarkets', { params, body: none });
  }
  expect(await mayOpen()).toBe(false);
});

describe('MEND-29 markets that are counted in different units', () => {
  const sizes = (market: string, unit: string, units: number, money = 'US$ million') =>
    ['', 'Vantor'].flatMap((company) => [
      [market, 'All', 'Europe', 'Italy', company, 2025, 'value', money, 10],
      [market, 'All', 'Europe', 'Italy', company, 2025, 'units', unit, units],
    ]);
  const mixed = csv(
    marketHead,
    ...sizes('Primary Knees', 'thousand knee systems', 2),
    ...sizes('Partial Knees', 'Thousand Knee systems', 3),
    ...sizes('Revision', 'constructs', 500),
    ...sizes('Robots', 'assisted cases', 40),
  );
  const mixes = { status: 422, code: 'question-mixes-nouns' };

  test('MEND-29 are described with what each is counted in, and are never added up or averaged', async () => {
    const { item_id } = await makeItem(server.db);
    await (await openImporter(server, 'global')).put(mixed, { itemId: String(item_id) });
    const { described, ask } = await opened('global', item_id);
    expect(described.nouns).toEqual([
      {
        noun: 'knee systems',
        markets: ['Primary Knees', 'Partial Knees'],
        units: { units: 'thousand knee systems', price: 'US$ per unit' },
      },
      { noun: 'constructs', markets: ['Revision'], units: { units: 'constructs', price: 'US$ per unit' } },
      {
        noun: 'assisted cases',
        markets: ['Robots'],
        units: { units: 'assisted cases', price: 'US$ per unit' },
      },
    ]);
    expect(described.notes.join()).toContain('counted in different units are never added up');
    // Money is money.
    expect((await ask('value')).rows).toEqual([{ key: [], values: [40] }]);

    for (const measure of ['units', 'price'])
      for (const groupBy of [[], ['country'], ['company'], ['market']])
        for (const filters of [{}, { market: ['Revision', 'Robots'] }, { company: ['Vantor'] }])
          expect(await ask(measure, groupBy, filters)).toMatchObject(mixes);

    const knees = { market: ['Primary Knees', 'Partial Knees'] };
    expect(await ask('units', [], knees)).toMatchObject({
      unit: 'thousand knee systems',
      rows: [{ values: [5] }],
    });
    expect(await ask('price', [], knees)).toMatchObject({ unit: 'US$ per unit', rows: [{ values: [4000] }] });
    expect(await ask('price', [], { market: ['Revision'] })).toMatchObject({ rows: [{ values: [20000] }] });
    expect(rowsOf(await ask('units', ['market'], knees))).toEqual({
      'Primary Knees': [2],
      'Partial Knees': [3],
    });
    expect(rowsOf(await ask('units', [], { market: ['None'] }))).toEqual({});
  });

  test('MEND-29 stay apart in a custom report too, where the same is counted in thousands and by the piece', async () => {
    const importer = await openImporter(server, 'global');
    const company = await makeCompany(server.db);
    const owner = await signedInAs(server, { usergroup_id: company });
    const ids: number[] = [];
    for (const file of [
      mixed,
      csv(marketHead, ...sizes('Hips', 'knee systems', 500, 'US$ thousand'), ...sizes('Cups', 'units', 7)),
    ].map((text) => text.replace(/^(Cups.*)US\$ million/gm, '$1US$ thousand'))) {
      const { report_id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>']);
      await subscribe(server.db, company, report_id);
      await importer.put(file, { itemId: String(report_id) });
      ids.push(report_id);
    }
    const [first = 0, second = 0] = ids;
    const pack = await create(server, owner, [
      [first, 1],
      [second, 1],
    ]);
    const params = { id: String(pack.body.c_report_id) };
    for (const body of [
      { report_id: first, market_names: ['Primary Knees', 'Robots'] },
      { report_id: second, market_names: ['Hips', 'Cups'] },
    ])
      await owner.call('chooseMarkets', { params, body });
    const { described, ask } = await opened('custom-report', pack.body.c_report_id, owner.token);
    expect(
      described.nouns.map(({ noun, markets }: { noun: string; markets: string[] }) => [noun, markets]),
    ).toEqual([
      ['knee systems', ['Primary Knees', 'Hips']],
      ['assisted cases', ['Robots']],
      ['units', ['Cups']],
    ]);
    expect(await ask('units')).toMatchObject(mixes);
    const knees = { market: ['Primary Knees', 'Hips'] };
    expect(await ask('units', [], knees)).toMatchObject({
      unit: 'thousand knee systems',
      rows: [{ values: [2.5] }],
    });
    // 10.01 million for 2,500 pieces.
    expect((await ask('price', [], knees)).rows).toEqual([{ key: [], values: [4004] }]);
  });

  test('MEND-29 market access averages what is paid for the same, and coverage of everything', async () => {
    const { item_id } = await makeItem(server.db);
    const row = (market: string, metric: string, unit: string, value: number) => [
      market,
      'All',
      'Europe',
      'Italy',
      '',
      2025,
      metric,
      unit,
      value,
    ];
    const file = csv(
      marketHead,
      row('Dossiers', 'reimbursement', 'EUR per dossier', 100),
      row('Studies', 'reimbursement', 'EUR per Study', 900),
      row('Dossiers', 'coverage', '%', 20),
      row('Studies', 'coverage', '%', 40),
    );
    await (await openImporter(server, 'global')).put(file, {
      itemId: String(item_id),
      dashboard_kind: 'medaccess',
    });
    const { described, ask } = await opened('medaccess', item_id);
    expect(described.nouns).toEqual([
      { noun: 'EUR per dossier', markets: ['Dossiers'], units: { reimbursement: 'EUR per dossier' } },
      { noun: 'EUR per study', markets: ['Studies'], units: { reimbursement: 'EUR per study' } },
    ]);
    expect(await ask('reimbursement', ['country'])).toMatchObject(mixes);
    expect(await ask('reimbursement', [], { market: ['Studies'] })).toMatchObject({
      unit: 'EUR per study',
      rows: [{ values: [900] }],
    });
    expect((await ask('coverage')).rows).toEqual([{ key: [], values: [30] }]);
  });

  test('MEND-29 figures of before have one unit for all of their markets', async () => {
    const { item_id } = await makeItem(server.db);
    const file = csv(
      marketHead,
      ...sizes('Knees', 'thousand units', 2),
      ...sizes('Hips', 'thousand units', 3),
    );
    await (await openImporter(server, 'global')).put(file, { itemId: String(item_id) });
    await sql`update figure_imports set shape = shape - 'marketUnits' where item_id = ${item_id}`.execute(
      server.db,
    );
    const { described, ask } = await opened('global', item_id);
    expect(described.nouns).toMatchObject([{ noun: 'units', markets: ['Knees', 'Hips'] }]);
    expect(await ask('units')).toMatchObject({ unit: 'thousand units', rows: [{ values: [5] }] });
  });
});

describe('MEND-30 markets that several reports of a custom report have', () => {
  interface Edition {
    year: number;
    region?: string;
    countries?: string[];
    subtitle?: string;
    value: number;
  }
  const market = 'Primary Knee Implants';

  async function packWith(...editions: Edition[]) {
    const importer = await openImporter(server, 'global');
    const company = await makeCompany(server.db);
    const owner = await signedInAs(server, { usergroup_id: company });
    const title = `Large Joints ${company}`;
    const ids: number[] = [];
    for (const {
      year,
      region = 'Europe',
      countries = ['Italy', 'Spain'],
      subtitle = '',
      value,
    } of editions) {
      const details = { title: title + subtitle, region, year: String(year) };
      const { report_id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>'], details);
      await subscribe(server.db, company, report_id);
      const rows = countries.flatMap((country) =>
        ['', 'Vantor'].map((firm) => [
          market,
          'All',
          'Global',
          country,
          firm,
          2025,
          'value',
          'US$ million',
          value,
        ]),
      );
      await importer.put(csv(marketHead, ...rows), { itemId: String(report_id) });
      ids.push(report_id);
    }
    const id = await packOf(owner, ids, [market]);
    const token = await openFrame(server, owner.token, { kind: 'custom-report', id });
    const params = { kind: 'custom-report', id: String(id) };
    const ask = async (body: object) =>
      (
        await server.call('askDashboard', {
          token,
          params,
          body: { measure: 'value', groupBy: [], filters: {}, ...body },
        })
      ).body;
    const describe = async (query = '') => (await server.call('dashboard', { token, params, query })).body;
    return { ids, title, ask, describe };
  }

  test('MEND-30 are counted once, from the newest edition, which is said; the other is a choice', async () => {
    const { ids, title, ask, describe } = await packWith({ year: 2025, value: 7 }, { year: 2026, value: 9 });
    const [old = 0, newest = 0] = ids;
    const described = await describe();
    expect(described).toMatchObject({
      year: 2026,
      prefer: null,
      rivals: [
        { report_id: newest, name: title, region: 'Europe', year: 2026, isShown: true },
        { report_id: old, name: title, region: 'Europe', year: 2025, isShown: false },
      ],
    });
    expect(described.dimensions.market).toEqual([{ name: market, under: null }]);
    expect(described.notes).toContain(
      `${market}: the figures of ${title}, Europe 2026 are shown. Those of ${title}, Europe 2025 cover the same sales and are not added.`,
    );
    expect((await ask({})).rows).toEqual([{ key: [], values: [18] }]);
    expect(rowsOf(await ask({ groupBy: ['company'] }))).toEqual({ Vantor: [18] });
    expect(rowsOf(await ask({ groupBy: ['country'] }))).toEqual({ Italy: [9], Spain: [9] });

    const other = await describe(`?prefer=${old}`);
    expect(other).toMatchObject({ year: 2025, prefer: old });
    expect(other.edition).not.toBe(described.edition);
    const answer = await ask({ prefer: old });
    expect([answer.edition, answer.rows]).toEqual([other.edition, [{ key: [], values: [14] }]]);

    // A report that is no choice, as in an old link, changes nothing.
    expect(await describe('?prefer=999999')).toEqual(described);
  });

  test.each([
    [
      'a region and the world, of which the world is shown',
      { region: 'Global', countries: ['Rest of the world'] },
      [50],
    ],
    [
      'a region and a part of it, of which the region is shown',
      { countries: ['Italy', 'Spain', 'France'] },
      [150],
    ],
    [
      'parts that are not of one region, which are added up',
      { region: 'Africa', countries: ['Kenya'] },
      [58],
    ],
  ])('MEND-30 %s', async (_, other, total) => {
    const { ask, describe } = await packWith(
      { year: 2026, countries: ['Italy'], subtitle: ': Italy', value: 8 },
      { year: 2026, value: 50, ...other },
    );
    expect((await ask({})).rows).toEqual([{ key: [], values: total }]);
    expect((await describe()).rivals).toHaveLength(total[0] === 58 ? 0 : 2);
  });
});
