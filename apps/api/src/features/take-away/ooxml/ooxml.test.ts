import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/when-over.ts';
import { spread } from './charts/scale.ts';
import { packageBytes, writePackage } from './package.ts';
import { addressOf, createRelations } from './relations.ts';
import { columnName, createSheetNames, placeIn } from './sheets/addresses.ts';
import { bookParts } from './sheets/book.ts';
import { textCell, valueCell } from './sheets/cells.ts';
import { faultsIn, named, openPackage, parseXml } from './strict.fixture.ts';
import { xml, xmlFile } from './xml.ts';

test('TAKE-10 text never becomes markup, and what no XML may contain is left out', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const tree = parseXml(xmlFile(xml`<a b="${one}"><c>${other}</c></a>`));
      const kept = (value: string) =>
        [...value]
          .filter((letter) => letter === '\n' || !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(letter))
          .join('');
      expect(
        named(tree, 'c')[0]
          ?.text.replace(/[\t\r]/g, '')
          .replaceAll('\n', ''),
      ).toBe(kept(other).replaceAll('\n', ''));
      expect(Object.keys(tree.attributes)).toEqual(['b']);
    }),
  );
  expect(xml`<a>${'=1 & "2" 🦵 شيء'}</a>`.source).toBe('<a>=1 &amp; &quot;2&quot; 🦵 شيء</a>');
  expect(xml`<a${null}${false && xml`x`}>${[1, xml`<b/>`, undefined]}</a>`.source).toBe('<a>1<b/></a>');
});

test('TAKE-10 a relation is written once, relative to its part, and a broken address is none', () => {
  const relations = createRelations('ppt/slides/slide1.xml');
  expect(relations.to('chart', 'ppt/charts/chart1.xml')).toBe('rId1');
  expect(relations.to('slide', 'ppt/slides/slide2.xml')).toBe('rId2');
  expect(relations.to('chart', 'ppt/charts/chart1.xml')).toBe('rId1');
  expect(relations.toAddress('https://example.com/a b?c=1&d="')).toBe('rId3');
  expect(relations.toAddress('javascript:alert(1)')).toBeNull();
  const markup = relations.markup()?.source ?? '';
  expect(markup).toContain('Target="../charts/chart1.xml"');
  expect(markup).toContain('Target="slide2.xml"');
  expect(markup).toContain('Target="https://example.com/a%20b?c=1&amp;d=%22" TargetMode="External"');
  expect(addressOf(`https://example.com/${'x'.repeat(3000)}`)).toBeNull();
});

describe('a package', () => {
  const root = createRelations();
  root.to('officeDocument', 'a.xml');
  const part = (content: () => never) => [{ path: 'a.xml', type: 'application/xml', content }];

  test('TAKE-10 ends with the reason why a part could not be written', async () => {
    const failing = part(() => {
      throw new Error('no such table');
    });
    await expect(packageBytes(failing, root)).rejects.toThrow('no such table');
    const later = {
      path: 'a.xml',
      type: 'application/xml',
      *content() {
        yield 'x'.repeat(100_000);
        throw new Error('in the middle');
      },
    };
    await expect(packageBytes([later], root)).rejects.toThrow('in the middle');
  });

  test('TAKE-08 ends when it is called off, or nobody takes it any more', async () => {
    function* endless() {
      while (true) yield 'x'.repeat(100_000);
    }
    const parts = [{ path: 'a.xml', type: 'application/xml', content: endless }];
    const ending = new AbortController();
    const written = writePackage(parts, root, join(await temporaryFolder(), 'a.zip'), {
      signal: ending.signal,
    });
    ending.abort(new Error('called off'));
    await expect(written).rejects.toThrow();
    const gone = new PassThrough();
    const toNobody = writePackage(parts, root, gone);
    gone.destroy();
    await expect(toNobody).rejects.toThrow();
  });
});

test('TAKE-05 sheets are named as spreadsheets allow, and none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 50 }), { maxLength: 30 }), (wanted) => {
      const nameFor = createSheetNames();
      const names = wanted.map((one) => nameFor(one, 'Table'));
      for (const name of names) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).not.toMatch(/[\\/?*[\]:\p{C}]|^'|'$/u);
      }
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
  const nameFor = createSheetNames();
  expect(['Table 5.1', 'table 5.1', 'History', "'[a]/b'", ''].map((one) => nameFor(one, 'Table'))).toEqual([
    'Table 5.1',
    'table 5.1 (2)',
    'History (2)',
    'a b',
    'Table',
  ]);
  expect(placeIn("O'Brien", 'A1')).toBe("'O''Brien'!A1");
  expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD']);
});

test('TAKE-05 a book is a package that no program has to repair, and holds text as text', async () => {
  const root = createRelations();
  const rows = [
    [textCell('=1+1'), { ...textCell('a\nb'), columnSpan: 2 }, null, valueCell(1.1, { format: '0.0%' })],
    [
      { ...textCell('on'), link: { place: "'One'!A1" } },
      { ...textCell('out'), link: { address: 'https://a.example' } },
    ],
    [textCell('_x0041_'), valueCell(Number.NaN), valueCell(0.1 + 0.2)],
  ];
  const sheet = {
    name: 'One',
    frozenRows: 1,
    filter: 4,
    footer: `5 & "6" ${'x'.repeat(300)}`,
    tab: '0B6F6C',
  };
  const body = () => ({ columns: [{ width: 9 }], frozenColumns: 1, rows });
  const parts = await openPackage(await packageBytes(bookParts([{ ...sheet, body }], root), root));
  expect(faultsIn(parts)).toEqual([]);
  const markup = `${parts.get('xl/worksheets/sheet1.xml')}`;
  expect(markup).not.toMatch(/<f>|NaN/);
  expect(markup).toContain('<v>0.3</v>');
  expect(`${parts.get('xl/sharedStrings.xml')}`).toContain('_x005F_x0041_');
});

test('TAKE-05 a text is written once, however often it occurs; very many different ones stand in their cells', async () => {
  const root = createRelations();
  const rows = Array.from({ length: 100_002 }, (_, at) => [textCell('again'), textCell(`text ${at}`)]);
  const body = () => ({ columns: [], rows });
  const parts = await openPackage(await packageBytes(bookParts([{ name: 'One', body }], root), root));
  const [sheet, texts] = [`${parts.get('xl/worksheets/sheet1.xml')}`, `${parts.get('xl/sharedStrings.xml')}`];
  expect(texts.match(/<si>/g)).toHaveLength(100_000);
  expect(texts.match(/again/g)).toHaveLength(1);
  expect(sheet).toContain('<c r="A100002" s="0" t="s"><v>0</v></c>');
  const inCell = '<c r="B100002" s="0" t="inlineStr"><is><t xml:space="preserve">text 100001</t></is></c>';
  expect(sheet).toContain(inCell);
});

test('TAKE-04 names at the ends of lines keep their distance and their order', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(places, (wanted) => {
      const moved = spread(wanted, 0.06, 1);
      const sorted = moved.toSorted((one, other) => one - other);
      for (const [index, place] of sorted.entries())
        if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThan(0.06 - 1e-9);
      expect(Math.max(...moved)).toBeLessThanOrEqual(1 + 1e-9);
      for (const [index, place] of wanted.entries())
        for (const [at, other] of wanted.entries())
          if (place < other) expect(moved[index]).toBeLessThan(moved[at] ?? 0);
    }),
  );
  expect(spread([0.2, 0.5], 0.1, 1)).toEqual([0.2, 0.5]);
});
