import type { Relations } from '../relations.ts';
import { type Markup, xml } from '../xml.ts';
import { columnName } from './addresses.ts';
import type { SheetCell, SheetRow } from './cells.ts';
import type { Styles } from './styles.ts';
import { type Texts, written } from './texts.ts';

export interface Sheet {
  name: string;
  /** Stay in sight. */
  frozenRows?: number;
  /** For a list that can be filtered: how many heads its first row has. */
  filter?: number;
  /** Below each printed page. */
  footer?: string;
  /** Of its tab, without the sign before it. */
  tab?: string;
  /** Asked for when the sheet is written. */
  body(): SheetBody;
}

interface SheetBody {
  columns: readonly { width: number }[];
  frozenColumns?: number;
  rows: Iterable<SheetRow>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Areas of more cells than a real table has make a file slow to write and to open. */
const mostMerged = 20_000;

interface Writing {
  styles: Styles;
  texts: Texts;
  relations: Relations;
  isFirst: boolean;
  /** Told how many rows there were. */
  onEnd(rows: number): void;
}

/** A sheet in pieces, so that no large one is ever held. What is merged and linked stands after the rows. */
export function* sheetPieces(
  sheet: Sheet,
  { styles, texts, relations, isFirst, onEnd }: Writing,
): Generator<string> {
  const merged: string[] = [];
  const links: Markup[] = [];
  let mergedCells = 0;
  const body = sheet.body();
  yield opening(sheet, body, isFirst);
  const names: string[] = [];
  let number = 0;
  for (const row of body.rows) {
    number += 1;
    let cells = '';
    for (const [column, cell] of row.entries()) {
      if (!cell) continue;
      names[column] ??= columnName(column);
      const at = `${names[column]}${number}`;
      cells += `<c r="${at}" s="${styles.idOf(cell.look)}"${contentOf(cell, texts)}`;
      const { rowSpan = 1, columnSpan = 1 } = cell;
      if (rowSpan * columnSpan > 1 && mergedCells + rowSpan * columnSpan <= mostMerged) {
        mergedCells += rowSpan * columnSpan;
        merged.push(`${at}:${columnName(column + columnSpan - 1)}${number + rowSpan - 1}`);
      }
      const link = cell.link && linkTo(cell.link, at, relations);
      if (link) links.push(link);
    }
    yield cells === '' ? `<row r="${number}"/>` : `<row r="${number}">${cells}</row>`;
  }
  onEnd(number);
  yield closing(sheet, number, merged, links).source;
}

function opening(
  { frozenRows = 0, tab, filter }: Sheet,
  { columns, frozenColumns = 0 }: SheetBody,
  isFirst: boolean,
): string {
  const widths = columns.map(
    ({ width }, index) =>
      xml`<col min="${index + 1}" max="${index + 1}" width="${width + 0.7109375}" customWidth="1"/>`,
  );
  const { source } = xml`<worksheet xmlns="${main}" xmlns:r="${relationships}">
    <sheetPr>${tab && xml`<tabColor rgb="FF${tab}"/>`}<pageSetUpPr fitToPage="1"/></sheetPr>
    <sheetViews><sheetView${!filter && xml` showGridLines="0"`}${isFirst && xml` tabSelected="1"`} workbookViewId="0">
    ${frozenRows + frozenColumns > 0 && pane(frozenRows, frozenColumns)}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>
    ${columns.length > 0 && xml`<cols>${widths}</cols>`}`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${source}<sheetData>`;
}

function pane(rows: number, columns: number): Markup {
  const which = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  return xml`<pane${columns > 0 && xml` xSplit="${columns}"`}${rows > 0 && xml` ySplit="${rows}"`}
    topLeftCell="${columnName(columns)}${rows + 1}" activePane="${which}" state="frozen"/>
    <selection pane="${which}"/>`;
}

/** What follows the attributes that each cell has. */
function contentOf({ text, value }: SheetCell, texts: Texts): string {
  if (value !== undefined) return `><v>${value}</v></c>`;
  if (!text) return '/>';
  const place = texts.placeOf(text);
  return place === null ? ` t="inlineStr"><is>${written(text)}</is></c>` : ` t="s"><v>${place}</v></c>`;
}

function linkTo(link: NonNullable<SheetCell['link']>, at: string, relations: Relations): Markup | null {
  if ('place' in link) return xml`<hyperlink ref="${at}" location="${link.place}"/>`;
  const id = relations.toAddress(link.address);
  return id === null ? null : xml`<hyperlink ref="${at}" r:id="${id}"/>`;
}

function closing(
  { filter, footer }: Sheet,
  rows: number,
  merged: readonly string[],
  links: readonly Markup[],
): Markup {
  return xml`</sheetData>
    ${filter && xml`<autoFilter ref="A1:${columnName(filter - 1)}${rows}"/>`}
    ${merged.length > 0 && xml`<mergeCells count="${merged.length}">${merged.map((area) => xml`<mergeCell ref="${area}"/>`)}</mergeCells>`}
    ${links.length > 0 && xml`<hyperlinks>${links}</hyperlinks>`}
    <pageMargins left="0.5" right="0.5" top="0.6" bottom="0.8" header="0.3" footer="0.3"/>
    <pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>
    ${footer && xml`<headerFooter><oddFooter>${footerText(footer)}</oddFooter></headerFooter>`}
  </worksheet>`;
}

/** Programs call a file broken whose footer is longer than 255 characters. */
function footerText(text: string): string {
  const plain = text.slice(0, 220).replaceAll('&', '&&').slice(0, 230);
  return `&L&8${/^\d/.test(plain) ? ' ' : ''}${plain}&R&8&P / &N`;
}
