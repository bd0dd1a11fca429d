/** What spreadsheets and web pages leave in a cell and nobody sees: unlike spaces, and marks without a width. */
export function tidy(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Most cells: words of plain letters with one space in between, or nothing. */
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
