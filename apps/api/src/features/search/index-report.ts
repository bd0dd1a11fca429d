import { lexemesOf } from '@caliper/text/lexemes.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { deleteRows, findTexts, insertRow, insertWords } from './index.store.ts';

/** Counts up whenever the analyser reads a text differently; what an older one made is then made anew. */
export const analyser = 2;

/** Makes the report findable by what it says now, and by nothing else. Part of the change that it belongs to. */
export async function indexReport(tx: Tx, reportId: number): Promise<void> {
  await deleteRows(tx, reportId);
  const words = new Set<string>();
  for (const { chapter_number, text } of await findTexts(tx, reportId)) {
    const lexemes = lexemesOf(text);
    for (const word of vocabularyOf(lexemes)) words.add(word);
    await insertRow(tx, { report_id: reportId, chapter_number, analyser }, lexemes);
  }
  // In one order for all, so that two uploads never wait for each other.
  await insertWords(tx, [...words].sort());
}

const shortestWord = 4;

/** Words that somebody could have meant; figures and abbreviations are not misspelt but different. */
function vocabularyOf(lexemes: string[]): string[] {
  return lexemes
    .filter((one) => one.startsWith('=') && /^=[a-z]+$/.test(one))
    .map((one) => one.slice(1))
    .filter(({ length }) => length >= shortestWord);
}
