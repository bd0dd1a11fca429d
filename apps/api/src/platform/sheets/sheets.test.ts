import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../testing/packages.ts';
import { roomy } from '../../testing/roomy.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { openFile } from './open-file.ts';
import { columnIndex, columnLetters, type SheetRow, Unreadable } from './sheet.ts';

const folder = await temporaryFolder();

async function readAll(content: string | Uint8Array): Promise<Record<string, SheetRow[]>> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const file = await openFile(path);
  try {
    const sheets: Record<string, SheetRow[]> = {};
    for (const { name, rows } of file.sheets) sheets[name] = await collected(rows());
    return sheets;
  } finally {
    file.close();
  }
}

async function collected(rows: AsyncIterable<SheetRow> | SheetRow[]): Promise<SheetRow[]> {
  const list: SheetRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const texts = async (content: string | Uint8Array, sheet = '') =>
  (await readAll(content))[sheet]?.map(({ row, cells }) => [
    row,
    ...cells.map(({ text, odd }) => (odd ? `${odd} ${text}` : text)),
  ]);

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const relations = (target = 'worksheets/sheet1.xml') =>
  `${head}<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`;

interface Parts {
  rows?: string;
  strings?: string;
  styles?: string;
  workbook?: string;
  target?: string;
}

const book = ({ rows = '', strings = '', styles = '', workbook, target }: Parts) =>
  zipOf({
    'xl/workbook.xml':
      workbook ?? `${head}<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(target),
    'xl/sharedStrings.xml': `${head}<sst>${strings}</sst>`,
    'xl/styles.xml': `${head}<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });

test('columns are named as spreadsheets name them', () => {
  for (const [index, letters] of [
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ] as const) {
    expect(columnLetters(index)).toBe(letters);
    expect(columnIndex(letters)).toBe(index);
  }
});

describe('CSV', () => {
  test('reads quotes, doubled quotes, and separators and line breaks within quotes', async () => {
    expect(await texts('a,"b ""c"", d","e\nf"\n1,2,3')).toEqual([
      [1, 'a', 'b "c", d', 'e\nf'],
      [2, '1', '2', '3'],
    ]);
  });

  test('reads a record that is split between two chunks of the file', async () => {
    const cell = 'x'.repeat(70_000);
    const rows = Array.from({ length: 20 }, (_, index) => `"${cell}",${index}`);
    const found = await texts(rows.join('\r\n'));
    expect(found?.map((row) => row[2])).toEqual(rows.map((_, index) => String(index)));
    expect(found?.every((row) => row[1] === cell)).toBe(true);
  });

  test('reads a last row without a line break, and counts blank rows', async () => {
    expect(await texts('a\n\nb')).toEqual([
      [1, 'a'],
      [3, 'b'],
    ]);
  });

  test.each([
    ['a;b;c,d\n1;2;3', ['a', 'b', 'c,d']],
    ['a\tb\n1\t2', ['a', 'b']],
    ['sep=|\na|b\n', ['a', 'b']],
  ])('finds the separator of %j', async (content, first) => {
    expect((await texts(content))?.[0]?.slice(1)).toEqual(first);
  });
});

describe('workbooks', () => {
  test('reads shared, inline and rich texts and numbers, and marks other cells', async () => {
    const strings =
      '<si><t>plain</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r><rPh sb="0"><t>reading</t></rPh></si><si><t><![CDATA[cda]]>ta_x000D_</t></si>';
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm"/><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="#,##0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><t>in</t></is></c><c r="E2" t="s"/><c r="F2" t="s"><v>2</v></c></row>
      <row><c><v>1.5</v></c><c s="1"><v>45000</v></c><c s="2"><v>45000</v></c><c s="3"><v>0.1</v></c><c s="4"><v>3</v></c><c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>`;
    expect(await texts(await book({ rows, strings, styles }), 'One')).toEqual([
      [2, 'plain', '', 'rich ', 'in', '', 'cdata\r'],
      [3, '1.5', 'date 45000', 'date 45000', 'percent 0.1', '3', 'formula 2', 'boolean 1', 'error #N/A'],
    ]);
  });

  test('keeps the zeros that a format puts before a number', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="00000;00"/></numFmts><cellXfs><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="1"/></cellXfs>';
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
    const row = [cell(0, '123'), cell(0, '1234567'), cell(0, '12.5'), cell(1, '123'), cell(2, '7')];
    expect(await texts(await book({ rows: `<row>${row.join('')}</row>`, styles }), 'One')).toEqual([
      [1, '00123', '1234567', '12.5', '123', '7'],
    ]);
  });

  test('reads a whole number that was written with a decimal as it is shown', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    const row = ['2024.0', '-7.00', '1.50', '10.01'].map((value) => `<c><v>${value}</v></c>`);
    const rows = `<row>${row.join('')}<c s="1"><v>123.0</v></c><c t="inlineStr"><is><t>2.0</t></is></c></row>`;
    expect(await texts(await book({ rows, styles }), 'One')).toEqual([
      [1, '2024', '-7', '1.50', '10.01', '00123', '2.0'],
    ]);
  });

  test('reads a format once, however many styles use it, and no further than a format can go', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(100_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(1000)}</cellXfs>`;
    const begun = performance.now();
    expect(await texts(await book({ rows: '<row><c s="999"><v>7</v></c></row>', styles }), 'One')).toEqual([
      [1, '7'],
    ]);
    expect(performance.now() - begun).toBeLessThan(roomy(2000));
  });

  test('reads prefixes, absolute targets and a hidden sheet', async () => {
    const workbook = `${head}<x:workbook><x:sheets><x:sheet name="Seen" rel:id="rId1" state="hidden"/></x:sheets></x:workbook>`;
    const path = join(folder, 'hidden.xlsx');
    await writeFile(
      path,
      await book({
        workbook,
        target: '/xl/worksheets/sheet1.xml',
        rows: '<x:row><x:c><x:v>7</x:v></x:c></x:row>',
      }),
    );
    const { sheets, close } = await openFile(path);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([['Seen', true]]);
    expect(await collected(sheets[0]?.rows() ?? [])).toEqual([{ row: 1, cells: [{ text: '7' }] }]);
    close();
  });

  test.each([
    ['a cell beyond the last column', { rows: '<row><c r="ZZZZZ2"><v>1</v></c></row>' }],
    ['a cell without a valid reference', { rows: '<row><c r="7"><v>1</v></c></row>' }],
    ['a row beyond the last one', { rows: '<row r="99999999999"><c><v>1</v></c></row>' }],
    ['a row that is not a number', { rows: '<row r="abc"><c><v>1</v></c></row>' }],
    ['a missing shared text', { rows: '<row><c t="s"><v>7</v></c></row>' }],
    ['endlessly nested elements', { rows: '<a>'.repeat(100_000) }],
    ['mismatched tags', { rows: '<row></c>' }],
    ['a custom entity', { rows: '<row><c><v>&boom;</v></c></row>' }],
  ])('rejects %s as damage without delay', async (_, parts) => {
    const begun = performance.now();
    await expect(book(parts).then(readAll)).rejects.toThrow(Unreadable);
    expect(performance.now() - begun).toBeLessThan(roomy(2000));
  });
});
