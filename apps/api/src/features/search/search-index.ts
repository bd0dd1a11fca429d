import { lexemesOf } from '@caliper/text/lexemes.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { deleteRows, findTexts, insertRow, insertWords } from './search-index.store.ts';

/** Increase whenever the analyser reads text differently; older index rows are then made again. */
export const analyser = 2;

/** Replaces the report's index with its current text. Runs in the transaction of the change. */
export async function indexReport(tx: Tx, reportId: number): Promise<void> {
  await deleteRows(tx, reportId);
  const words = new Set<string>();
  for (const { chapter_number, text } of await findTexts(tx, reportId)) {
    const lexemes = lexemesOf(text);
    for (const word of vocabularyOf(lexemes)) words.add(word);
    await insertRow(tx, { report_id: reportId, chapter_number, analyser }, lexemes);
  }
  // Always in the same order, so that two uploads cannot deadlock.
  await insertWords(tx, [...words].sort());
}

const shortestWord = 4;

/** Words to suggest; figures and abbreviations are left out, since they are rarely misspelt. */
function vocabularyOf(lexemes: string[]): string[] {
  return lexemes
    .filter((one) => one.startsWith('=') && /^=[a-z]+$/.test(one))
    .map((one) => one.slice(1))
    .filter(({ length }) => length >= shortestWord);
}
