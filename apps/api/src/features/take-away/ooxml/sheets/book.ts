import type { Part } from '../package.ts';
import { createRelations, type Relations } from '../relations.ts';
import { themeMarkup, themeType } from '../theme.ts';
import { xml } from '../xml.ts';
import { columnName, placeIn } from './addresses.ts';
import { type Sheet, sheetPieces } from './sheet.ts';
import { createStyles } from './styles.ts';
import { createTexts } from './texts.ts';

const format = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook. Its sheets are written one after the other, and their looks and texts after them. */
export function bookParts(sheets: readonly Sheet[], root: Relations): Part[] {
  const styles = createStyles();
  const texts = createTexts();
  const path = 'xl/workbook.xml';
  const relations = createRelations(path);
  root.to('officeDocument', path);
  const paths = sheets.map((_, index) => `xl/worksheets/sheet${index + 1}.xml`);
  const ids = paths.map((sheet) => relations.to('worksheet', sheet));
  relations.to('theme', 'xl/theme/theme1.xml');
  relations.to('styles', 'xl/styles.xml');
  relations.to('sharedStrings', 'xl/sharedStrings.xml');
  const heights: number[] = [];
  const parts = sheets.map((sheet, index): Part => {
    const own = createRelations(paths[index]);
    return {
      path: paths[index] ?? '',
      type: `${format}.worksheet+xml`,
      relations: own,
      content: () =>
        sheetPieces(sheet, {
          styles,
          texts,
          relations: own,
          isFirst: index === 0,
          onEnd: (rows) => {
            heights[index] = rows;
          },
        }),
    };
  });
  return [
    ...parts,
    { path, type: `${format}.sheet.main+xml`, relations, content: () => workbook(sheets, ids, heights) },
    { path: 'xl/theme/theme1.xml', type: themeType, content: () => themeMarkup('Caliper') },
    { path: 'xl/styles.xml', type: `${format}.styles+xml`, content: styles.markup },
    { path: 'xl/sharedStrings.xml', type: `${format}.sharedStrings+xml`, content: texts.pieces },
  ];
}

function workbook(sheets: readonly Sheet[], ids: readonly string[], heights: readonly number[]) {
  const listed = sheets.map(
    ({ name }, index) => xml`<sheet name="${name}" sheetId="${index + 1}" r:id="${ids[index]}"/>`,
  );
  const names = sheets.flatMap(({ name, frozenRows = 0, filter }, index) => {
    const defined = (what: string, place: string, isHidden: boolean) =>
      xml`<definedName name="_xlnm.${what}" localSheetId="${index}"${isHidden && xml` hidden="1"`}>${placeIn(name, place)}</definedName>`;
    const last = filter && `$${columnName(filter - 1)}$${heights[index] ?? 1}`;
    return [
      ...(last ? [defined('_FilterDatabase', `$A$1:${last}`, true)] : []),
      ...(frozenRows > 0 ? [defined('Print_Titles', `$1:$${frozenRows}`, false)] : []),
    ];
  });
  return xml`<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
    <bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000"/></bookViews>
    <sheets>${listed}</sheets>
    ${names.length > 0 && xml`<definedNames>${names}</definedNames>`}
    <calcPr calcId="191029"/>
  </workbook>`;
}
