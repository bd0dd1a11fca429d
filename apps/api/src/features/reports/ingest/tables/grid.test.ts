import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapterFrom } from '../chapters/chapter.fixture.ts';
import { anyTables, samples } from './grid.fixture.ts';
import { headingsOf, seenTable } from './page-headers.fixture.ts';

test('ING-02 on the page every value stands under all its headings, as the HTML standard reads it', () => {
  fc.assert(
    fc.property(samples, ({ html, values }) => {
      const cells = seenTable(chapterFrom(html).chapter_content);
      for (const { text, columns, rows } of values) {
        const cell = cells.find((one) => one.text === text);
        if (!cell) throw new Error(`${text} is lost`);
        const seen = headingsOf(cell, cells);
        expect({ text, columns: seen.columns.toSorted(), rows: seen.rows.toSorted() }).toEqual({
          text,
          columns: columns.toSorted(),
          rows: rows.toSorted(),
        });
      }
    }),
    { numRuns: 200 },
  );
});

test('ING-02 any table keeps each cell in the place that a browser would give it', () => {
  fc.assert(
    fc.property(anyTables, (html) => {
      const places = (source: string) =>
        Object.fromEntries(
          seenTable(source)
            .filter(({ text }) => text !== '')
            .map(({ text, x }) => [text, x]),
        );
      const { tables, chapter_content } = chapterFrom(`${html}<p>x</p>`);
      if (tables.length === 0) return;
      expect(places(chapter_content)).toEqual(places(html));
    }),
    { numRuns: 200 },
  );
});
