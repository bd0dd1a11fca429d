import { lexemesOf } from '@caliper/text/lexemes.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { fieldLexeme, fieldLexemes, textsOf } from './fields.ts';
import {
  deleteRows,
  findNames,
  findTexts,
  type IndexedTable,
  type IndexRow,
  insertRows,
  insertTables,
  insertWords,
} from './search-index.store.ts';
import { labelsOf } from './table-labels.ts';

/** Increase whenever the analyser reads text differently; older index rows are then made again. */
export const analyser = 3;

/** The names within a dashboard: found by those who may open it. */
export const namesNumber = -1;

type Text = Awaited<ReturnType<typeof findTexts>>[number];

/** Replaces the item's index with its current text. Runs in the transaction of the change. */
export async function indexItem(tx: Tx, itemId: number): Promise<void> {
  await deleteRows(tx, itemId);
  const [texts, names] = [await findTexts(tx, itemId), await findNames(tx, itemId)];
  const rows = texts.map((one) => rowOf(itemId, one));
  if (names !== null)
    rows.push({ report_id: itemId, chapter_number: namesNumber, analyser, lexemes: lexemesOf(names) });
  await insertRows(tx, rows);
  await insertTables(
    tx,
    texts.flatMap((one) => one.tables.map((table) => tableOf(itemId, one, table))),
  );
  // Always in the same order, so that two uploads cannot deadlock.
  await insertWords(tx, [...new Set(rows.flatMap(({ lexemes }) => vocabularyOf(lexemes)))].sort());
}

function rowOf(report_id: number, { chapter_number, title, text, page, tables }: Text): IndexRow {
  const headings = textsOf(page, 'h[2-6]');
  const captions = [...textsOf(page, 'caption|figcaption'), ...tables.flatMap(labelsOf)];
  const fields = fieldLexemes(
    { title, headings, captions, text },
    chapter_number === 0 ? 'title' : 'chapter',
  );
  return { report_id, chapter_number, analyser, lexemes: [...lexemesOf(text), ...fields] };
}

function tableOf(report_id: number, { chapter_number }: Text, table: Text['tables'][number]): IndexedTable {
  const { table_number, block, caption, units } = table;
  const inCaption = lexemesOf(caption);
  const text = [caption, units, ...labelsOf(table)].join('\n');
  const marked = inCaption.filter((one) => !/^[=+]/.test(one)).map((one) => fieldLexeme('caption', one));
  return {
    report_id,
    chapter_number,
    table_number,
    block,
    caption,
    lexemes: [...lexemesOf(text), ...marked],
  };
}

const shortestWord = 4;

/** Words to suggest; figures and abbreviations are left out, since they are rarely misspelt. */
function vocabularyOf(lexemes: string[]): string[] {
  return lexemes
    .filter((one) => /^=[a-z]+$/.test(one))
    .map((one) => one.slice(1))
    .filter(({ length }) => length >= shortestWord);
}
