import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { create } from '../../testing/custom-reports.ts';
import { csv, marketFile, marketHead } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { rowsIn } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';
import { makeTerm } from '../../testing/terms.ts';
import { nameUnread } from './naming.ts';

const server = await startServer();
const { db } = server;
const admin = await signedInAs(server, { role: 'admin', email: 'ada@people.example' });
const other = await signedInAs(server, { role: 'admin', email: 'ben@people.example' });
const importer = await openImporter(server, 'global');

/** Each test has words of its own, which are like no others. */
const word = () =>
  `q${randomUUID()
    .replaceAll('-', '')
    .slice(0, 9)
    .replace(/\d/g, (digit) => 'ghjkmnptvw'[Number(digit)] ?? '')}k`;

/** A report whose figures name this market, and this company. */
async function withMarket(market: string, details: { title?: string; year?: number; company?: string } = {}) {
  const { title, year = 2026, company = 'Vantor' } = details;
  const { item_id } = await makeItem(db, { item_year: year, ...(title ? { item_name: title } : {}) });
  await importer.put(file(market, company), { itemId: String(item_id) });
  return item_id;
}

function file(market: string, company = 'Vantor', value = 7): string {
  const rows = ['', company].map((firm) => [
    `"${market}"`,
    'All',
    'Europe',
    'Italy',
    firm,
    2025,
    'value',
    'US$ million',
    value,
  ]);
  return csv(marketHead, ...rows);
}

const search = async (text: string, kind = 'market') =>
  (await admin.call('terms', { query: `?kind=${kind}&text=${encodeURIComponent(text)}` })).body.terms;
const find = async (id: number) => (await admin.call('term', { params: { term_id: String(id) } })).body;

async function termOf(itemId: number, name: string): Promise<number> {
  const { rows } = await sql<{ head_id: number }>`select head_id from term_uses join terms using (term_id)
    where item_id = ${itemId} and term_uses.name = ${name}`.execute(db);
  return rows[0]?.head_id ?? 0;
}

async function proposalOf(name: string) {
  const { body } = await admin.call('termProposals', { query: '' });
  const all = [...body.proposals];
  for (let page = 2; page <= body.pages; page++)
    all.push(...(await admin.call('termProposals', { query: `?page=${page}` })).body.proposals);
  return all.find(({ term, like }) => [term.name, like.name].includes(name));
}

const confirm = (proposal: Awaited<ReturnType<typeof proposalOf>>, who = admin) =>
  who.call('confirmProposal', {
    params: { proposal_id: String(proposal.proposal_id) },
    body: { version: proposal.term.version, likeVersion: proposal.like.version },
  });
const refuse = ({ proposal_id }: { proposal_id: number }, who = admin) =>
  who.call('refuseProposal', { params: { proposal_id: String(proposal_id) } });
const merge = (
  into: { term_id: number; version: number },
  ...others: { term_id: number; version: number }[]
) =>
  admin.call('mergeTerms', {
    params: { term_id: String(into.term_id) },
    body: {
      version: into.version,
      others: others.map(({ term_id, version }) => ({ term_id, version })),
    },
  });
const split = (id: number, body: object) =>
  admin.call('splitTerm', { params: { term_id: String(id) }, body });

describe('DIFF-05 what an import names', () => {
  test('is the same as what another names, if only case, dashes and accents differ', async () => {
    const name = word();
    const one = await withMarket(`Primary ${name} Implants`);
    const two = await withMarket(`primary ${name}-IMPLANTS`);
    expect(await termOf(one, `Primary ${name} Implants`)).toBe(await termOf(two, `primary ${name}-IMPLANTS`));
    expect(await search(name)).toMatchObject([{ items: 2, dashboards: 2, spellings: 1 }]);
  });

  test('is proposed as the same if it is like it, with the reason and where it occurs; nothing is merged by itself', async () => {
    const name = word();
    const one = await withMarket(`Primary ${name} Implants`, { title: `Large ${name}` });
    const two = await withMarket(`Implant, Primary ${name}`);
    expect(await search(name)).toHaveLength(2);
    const proposal = await proposalOf(`Implant, Primary ${name}`);
    expect(proposal).toMatchObject({
      kind: 'market',
      reason: 'The same words in another order.',
      term: { name: `Implant, Primary ${name}`, items: 1, where: [{ item_id: two }] },
      like: { name: `Primary ${name} Implants`, where: [{ item_id: one, item_name: `Large ${name}` }] },
    });
  });

  test('is one market in a report, whatever else it is called elsewhere: two of one file are never proposed', async () => {
    const name = word();
    const { item_id } = await makeItem(db);
    const rows = [`${name} Implant`, `${name} Implants`, `${name} & Implants`, `${name} and Implants`].map(
      (market) => [market, 'All', 'Europe', 'Italy', '', 2025, 'value', 'US$ million', 1],
    );
    await importer.put(csv(marketHead, ...rows), { itemId: String(item_id) });
    expect(await search(name)).toHaveLength(4);
    expect(await proposalOf(`${name} Implants`)).toBeUndefined();
  });

  test('means in a new edition what it meant in the last, also where the spelling means something else', async () => {
    const name = word();
    const title = `Line ${name}`;
    const spine = await withMarket(`${name} Accessories`);
    const dental = await withMarket(`${name} Accessories`, { title, year: 2025 });
    const term = await find(await termOf(spine, `${name} Accessories`));
    await split(term.term_id, { version: term.version, items: [dental], name: `${name} for teeth` });
    const own = await termOf(dental, `${name} Accessories`);
    expect(own).not.toBe(term.term_id);
    expect(await termOf(await withMarket(`${name} Accessories`, { title }), `${name} Accessories`)).toBe(own);
    expect(await termOf(await withMarket(`${name} Accessories`), `${name} Accessories`)).toBe(term.term_id);
  });

  test('stays what it was when other figures are applied and the earlier ones restored', async () => {
    const name = word();
    const id = await withMarket(`${name} One`);
    const one = await termOf(id, `${name} One`);
    await importer.put(file(`${name} Two`), { itemId: String(id) });
    expect(await find(one)).toMatchObject({ items: 0, uses: [] });
    await importer.put(file(`${name} One`), { itemId: String(id) });
    expect(await termOf(id, `${name} One`)).toBe(one);
    expect(await find(one)).toMatchObject({ items: 1 });
  });

  test('are manufacturers, companies and countries of all kinds of figures, each once', async () => {
    const company = `${word()} Medical`;
    await withMarket(word(), { company });
    const skus = await openImporter(server, 'medsku');
    const item = {
      name: `Skus ${company}`,
      year: 2026,
      category_id: 14,
      sub_category_id: 1405,
      region: 'Europe',
    };
    const about = { description: '', icon: 'Knee', demo: false };
    const rows = csv(
      [
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
      ],
      ['Stems', company, 'Brand', 'S-1', 'Stem', 'Italy', '2025-Q1', 3, 5, 'EUR'],
    );
    await skus.put(rows, { item: JSON.stringify({ ...item, ...about }) });
    expect(await search(company, 'company')).toMatchObject([{ items: 2, dashboards: 2 }]);
    expect((await search('Italy', 'country')).length).toBe(1);
  });
});

describe('DIFF-05 the tables of a report', () => {
  const tableOf = (head: string, ...names: string[]) =>
    `<h1>One</h1><table><tr><th>${head}</th><th>2025</th></tr>${names
      .map((name) => `<tr><th>${name}</th><td>5.5</td></tr>`)
      .join('')}</table>`;

  test('name what is known; what is like it is proposed, and other words are left alone', async () => {
    const name = word();
    await withMarket(`${name} Plates`, { company: `${name} Medical` });
    const chapter = tableOf('Company', `${name} Medical`, `${name} Medical Inc.`, `Unheard ${name}`, 'Total');
    const { report_id } = await publishReport(server, [chapter]);
    await nameUnread(db, 1000);
    const [known, like, ...rest] = await search(name, 'company');
    expect(rest).toEqual([]);
    expect([known, like]).toMatchObject([
      { name: `${name} Medical`, items: 2, dashboards: 1 },
      { name: `${name} Medical Inc.`, items: 1, dashboards: 0 },
    ]);
    const proposal = await proposalOf(`${name} Medical Inc.`);
    expect(proposal).toMatchObject({ kind: 'company', reason: 'Only the legal form differs.' });
    expect(await find(known.term_id)).toMatchObject({
      uses: expect.arrayContaining([
        expect.objectContaining({ item_id: report_id, figures: false, tables: true }),
      ]),
    });
  });

  test('are read again with a new version, and once for each', async () => {
    const name = word();
    await withMarket(`${name} Plates`, { company: `${name} Medical` });
    const { report_id, title } = await publishReport(server, [tableOf('Company', `${name} Medical`)]);
    await nameUnread(db, 1000);
    expect(await search(`${name} Medical`, 'company')).toMatchObject([{ items: 2 }]);
    await publishReport(server, [tableOf('Company', 'Nobody')], { title, reportId: String(report_id) });
    await nameUnread(db, 1000);
    expect(await search(`${name} Medical`, 'company')).toMatchObject([{ items: 1 }]);
    expect(await rowsIn(db, 'term_readings', { item_id: report_id })).toMatchObject([{ version: 2 }]);
  });

  test('figures that were applied without this are read later', async () => {
    const name = word();
    const id = await withMarket(`${name} Plates`);
    await sql`delete from term_uses where item_id = ${id}`.execute(db);
    await sql`delete from term_readings where item_id = ${id}`.execute(db);
    await nameUnread(db, 1000);
    expect(await search(name)).toMatchObject([{ items: 1, dashboards: 1 }]);
  });
});

describe('DIFF-05 staff decide', () => {
  async function pair() {
    const name = word();
    const one = await withMarket(`Primary ${name} Implants`);
    const two = await withMarket(`Primary ${name} Implant`);
    return { name, one, two, proposal: await proposalOf(`Primary ${name} Implant`) };
  }

  test('that two are the same, which is logged, and can be split again exactly as it was', async () => {
    const { name, one, two, proposal } = await pair();
    const before = await Promise.all([find(proposal.term.term_id), find(proposal.like.term_id)]);
    const { status, body } = await confirm(proposal);
    expect([status, body.name, body.items]).toEqual([200, `Primary ${name} Implants`, 2]);
    expect(body.merged).toMatchObject([
      { name: `Primary ${name} Implant`, by: 'ada@people.example', items: 1, dashboards: 1 },
    ]);
    expect(await termOf(one, `Primary ${name} Implants`)).toBe(await termOf(two, `Primary ${name} Implant`));
    expect(await search(name)).toHaveLength(1);
    expect(await proposalOf(`Primary ${name} Implant`)).toBeUndefined();

    const apart = await split(body.term_id, { version: body.version, merged: [proposal.term.term_id] });
    expect(apart.status).toBe(200);
    const after = await Promise.all([find(proposal.term.term_id), find(proposal.like.term_id)]);
    const without = ({ version: _, ...rest }: { version: number }) => rest;
    expect(after.map(without)).toEqual(before.map(without));
    expect(await proposalOf(`Primary ${name} Implant`)).toBeUndefined();
    const logged = await rowsIn(db, 'audit_log', { subject: `term:${body.term_id}` });
    expect(logged.map(({ action, actor }) => [action, actor])).toEqual([
      ['terms merged', 'ada@people.example'],
      ['term split', 'ada@people.example'],
    ]);
  });

  test('that two are not the same: they are not proposed again, also not under another spelling', async () => {
    const { name, proposal } = await pair();
    expect((await refuse(proposal)).status).toBe(204);
    expect(await proposalOf(`Primary ${name} Implant`)).toBeUndefined();
    await sql`update terms set compared = false where name like ${`%${name}%`}`.execute(db);
    await withMarket(word());
    expect(await proposalOf(`Primary ${name} Implant`)).toBeUndefined();
  });

  test('at the same time: the second learns what the first has decided', async () => {
    const { proposal } = await pair();
    await refuse(proposal);
    const late = await confirm(proposal, other);
    expect([late.status, late.body.code, late.body.detail]).toEqual([
      409,
      'proposal-settled',
      'ada@people.example has already decided this: they are not the same.',
    ]);
    const second = await pair();
    const answers = await Promise.all([confirm(second.proposal), confirm(second.proposal, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('on the state that they saw, and not on a later one', async () => {
    const { proposal } = await pair();
    const { term_id, version } = proposal.like;
    const rename = (name: string, who = admin) =>
      who.call('renameTerm', { params: { term_id: String(term_id) }, body: { name, version } });
    expect((await rename('First')).body.name).toBe('First');
    const late = await rename('Second', other);
    expect([late.status, late.body.code]).toEqual([409, 'term-changed']);
    expect((await confirm(proposal)).body.code).toBe('term-changed');
    expect((await find(term_id)).name).toBe('First');
  });

  test('what is merged twice is split step by step', async () => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => makeTerm(db, `Term ${word()}`)));
    const state = async (one: typeof a) => ({
      term_id: one?.term_id ?? 0,
      version: (await find(one?.term_id ?? 0)).version,
    });
    await merge(await state(b), await state(c));
    const { body } = await merge(await state(a), await state(b));
    expect(body.merged.map(({ term_id }: { term_id: number }) => term_id)).toEqual([c?.term_id, b?.term_id]);
    expect((await admin.call('term', { params: { term_id: String(c?.term_id) } })).status).toBe(404);
    await split(body.term_id, { version: body.version, merged: [b?.term_id] });
    expect((await find(b?.term_id ?? 0)).merged).toMatchObject([{ term_id: c?.term_id }]);
    expect((await find(a?.term_id ?? 0)).merged).toEqual([]);
  });

  test('but not against the figures: two markets of one report cannot be one, nor a market and a company', async () => {
    const name = word();
    const { item_id } = await makeItem(db, { item_name: `Both ${name}` });
    const rows = ['Left', 'Right'].map((side) => [
      `${side} ${name}`,
      'All',
      'Europe',
      'Italy',
      '',
      2025,
      'value',
      'US$ million',
      1,
    ]);
    await importer.put(csv(marketHead, ...rows), { itemId: String(item_id) });
    const [left, right] = await search(name);
    const refused = await merge(left, right);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `'Left ${name}' and 'Right ${name}' are two markets of Both ${name}, Europe 2026, so they cannot be one.`,
    ]);
    const company = await makeTerm(db, `Firm ${name}`, 'company');
    expect((await merge(left, { ...company, version: 1 })).body.code).toBe('terms-of-two-kinds');
  });

  test('what some reports mean by the same words; something is left', async () => {
    const name = word();
    const [one, two] = [await withMarket(name), await withMarket(name)];
    const term = await find(await termOf(one, name));
    const all = await split(term.term_id, { version: term.version, items: [one, two] });
    expect(all.body.code).toBe('split-nothing-left');
    const [other, unlike] = [await withMarket(word()), await makeTerm(db, `Term ${word()}`)];
    for (const gone of [{ items: [other] }, { merged: [unlike.term_id] }]) {
      const refused = await split(term.term_id, { version: term.version, ...gone });
      expect([gone, refused.status, refused.body.code]).toEqual([gone, 409, 'term-changed']);
    }
    const { body } = await split(term.term_id, { version: term.version, items: [two], name: `${name} B` });
    expect(body).toMatchObject({ items: 1, uses: [{ item_id: one }] });
    expect(await find(await termOf(two, name))).toMatchObject({
      name: `${name} B`,
      uses: [{ item_id: two, name }],
    });
  });

  test('how it is spelt: a spelling means one term, and one that is met stays', async () => {
    const name = word();
    const id = await withMarket(`${name} Plates`);
    const term = await find(await termOf(id, `${name} Plates`));
    const params = { term_id: String(term.term_id) };
    const add = (spelling: string, version: number) =>
      admin.call('addSpelling', { params, body: { spelling, version } });
    const { body } = await add(`${name} Platinos`, term.version);
    expect(body.spellings).toMatchObject([
      { spelling: `${name} Plates`, addedBy: null, items: 1 },
      { spelling: `${name} Platinos`, addedBy: 'ada@people.example', items: 0 },
    ]);
    const taken = await add(`${name}-PLATINOS`, body.version);
    expect([taken.status, taken.body.detail]).toEqual([409, `This spelling already means ${name} Plates.`]);
    expect(await termOf(await withMarket(`${name} platinos`), `${name} platinos`)).toBe(term.term_id);
    const remove = (spelling_id: number, version: number) =>
      admin.call('removeSpelling', {
        params: { ...params, spelling_id: String(spelling_id) },
        query: `?version=${version}`,
      });
    expect((await remove(body.spellings[0].spelling_id, body.version)).body.code).toBe('spelling-met');
    const added = (await add(`${name} Tables`, body.version)).body;
    const unused = added.spellings.at(-1).spelling_id;
    expect((await remove(unused, added.version)).body.spellings).toHaveLength(2);
    expect((await remove(unused, added.version)).body.code).toBe('term-changed');
  });

  test('with the consequences in numbers', async () => {
    const { proposal, one, two, name } = await pair();
    await packOf([one, two], [`Primary ${name} Implants`, `Primary ${name} Implant`]);
    const params = { term_id: String(proposal.like.term_id) };
    const others = [proposal.term.term_id];
    const merging = await admin.call('mergeConsequences', { params, body: { others } });
    expect(merging.body).toEqual({ items: 1, customReports: 1 });
    await confirm(proposal);
    const splitting = (body: object) => admin.call('splitConsequences', { params, body });
    expect((await splitting({ merged: others })).body).toEqual({ items: 1, customReports: 1 });
    expect((await splitting({ items: [two] })).body).toEqual({ items: 1, customReports: 1 });
  });
});

/** A custom report with a chapter and all these markets of each of these reports. */
async function packOf(reports: number[], market_names: string[]) {
  const company = await makeCompany(db);
  const owner = await signedInAs(server, { usergroup_id: company });
  for (const id of reports) {
    await publishChapter(id);
    await subscribe(db, company, id);
  }
  const { c_report_id } = (
    await create(
      server,
      owner,
      reports.map((id) => [id, 1] as const),
    )
  ).body;
  for (const report_id of reports) {
    const markets = (await rowsIn(db, 'report_markets', { report_id })).map(({ market_name }) => market_name);
    await owner.call('chooseMarkets', {
      params: { id: String(c_report_id) },
      body: { report_id, market_names: markets.filter((name) => market_names.includes(name)) },
    });
  }
  return { owner, id: c_report_id as number };
}

async function publishChapter(id: number): Promise<void> {
  const [item] = await rowsIn(db, 'items', { item_id: id });
  const { item_name: title = '', item_year: year, region = '' } = item ?? {};
  await publishReport(server, ['<h1>One</h1><p>Text.</p>'], {
    title,
    year: String(year),
    region,
    reportId: String(id),
  });
}

describe('DIFF-05 merging', () => {
  const questions = [
    { measure: 'value', groupBy: [], filters: {} },
    { measure: 'value', groupBy: ['market'], filters: {} },
    { measure: 'value', groupBy: ['company', 'segment'], filters: {} },
    { measure: 'units', groupBy: ['country'], filters: {} },
    { measure: 'price', groupBy: ['market', 'country'], filters: {} },
  ];

  /** The bytes of everything that the dashboard of a report says. */
  async function saidBy(id: number): Promise<string[]> {
    const token = await openFrame(server, admin.token, { kind: 'global', id });
    const params = { kind: 'global', id: String(id) };
    const described = await server.call('dashboard', { token, params });
    const answers = [];
    for (const body of questions) answers.push(await server.call('askDashboard', { token, params, body }));
    return [described, ...answers].map(({ status, bytes }) => `${status} ${bytes.toString()}`);
  }

  test('changes no figure of a single dashboard, to the byte', async () => {
    const name = word();
    const ids: number[] = [];
    for (const [market, scale] of [
      [`Primary ${name} Implants`, 1],
      [`Primary ${name} Implant`, 3],
      [`Implants, Primary ${name}`, 5],
    ] as const) {
      const { item_id } = await makeItem(db);
      await importer.put(marketFile(`"${market}"`, scale), { itemId: String(item_id) });
      ids.push(item_id);
    }
    const before = await Promise.all(ids.map(saidBy));
    expect(before.flat().every((said) => said.startsWith('200 '))).toBe(true);
    const [first, ...others] = await search(name);
    const { body } = await merge(first, ...others);
    expect(body.dashboards).toBe(3);
    expect(await Promise.all(ids.map(saidBy))).toEqual(before);
    await split(body.term_id, {
      version: body.version,
      merged: others.map(({ term_id }: { term_id: number }) => term_id),
    });
    expect(await Promise.all(ids.map(saidBy))).toEqual(before);
  });

  test('MEND-30 has a custom report count a market once that two reports spell differently, until it is split', async () => {
    const name = word();
    const titles = [`Old ${name}`, `New ${name}`];
    const one = await withMarket(`Primary ${name} Implant`, { year: 2025, title: titles[0] ?? '' });
    const two = await withMarket(`Primary ${name} Implants`, { year: 2026, title: titles[1] ?? '' });
    const { owner, id } = await packOf([one, two], [`Primary ${name} Implants`, `Primary ${name} Implant`]);
    const token = await openFrame(server, owner.token, { kind: 'custom-report', id });
    const params = { kind: 'custom-report', id: String(id) };
    const total = async () => {
      const body = { measure: 'value', groupBy: [], filters: {} };
      return (await server.call('askDashboard', { token, params, body })).body.rows[0].values;
    };
    const notes = async () => (await server.call('dashboard', { token, params })).body.notes;
    expect(await total()).toEqual([14]);
    const { body } = await confirm(await proposalOf(`Primary ${name} Implants`));
    expect(await total()).toEqual([7]);
    expect(await notes()).toContain(
      `Primary ${name} Implants (there Primary ${name} Implant): the figures of ${titles[1]}, Europe 2026 are shown. Those of ${titles[0]}, Europe 2025 cover the same sales and are not added.`,
    );
    const [part] = body.merged;
    await split(body.term_id, { version: body.version, merged: [part.term_id] });
    expect(await total()).toEqual([14]);
  });

  test('MEND-30 equal names that were split are two markets, and are added up', async () => {
    const name = word();
    const [one, two] = [await withMarket(name, { year: 2025 }), await withMarket(name)];
    const { owner, id } = await packOf([one, two], [name]);
    const token = await openFrame(server, owner.token, { kind: 'custom-report', id });
    const params = { kind: 'custom-report', id: String(id) };
    const body = { measure: 'value', groupBy: [], filters: {} };
    const total = async () =>
      (await server.call('askDashboard', { token, params, body })).body.rows[0].values;
    expect(await total()).toEqual([7]);
    const term = await find(await termOf(one, name));
    await split(term.term_id, { version: term.version, items: [one] });
    expect(await total()).toEqual([14]);
  });
});
